import { categoryNamed } from '../catalogue/categories.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

const PAGES = [
  '/',
  '/products',
  '/cart',
  '/add-address',
  '/my-orders',
  '/loader',
  '/seller',
  '/seller/product-list',
  '/seller/orders',
];

/**
 * The status a page of the web app is sent with. The app shows its own words for a page that is not there.
 *
 * @param catalogue undefined while nobody knows which products there are
 */
export function statusOfPage(path: string, catalogue: Snapshot | undefined): 200 | 404 {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (PAGES.includes(clean)) return 200;
  const [, category, id] = /^\/products\/([^/]+)(?:\/([^/]+))?$/.exec(clean) ?? [];
  if (category === undefined || !categoryNamed(decode(category))) return 404;
  if (id === undefined || catalogue === undefined) return 200;
  return catalogue.find(decode(id)) ? 200 : 404;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Pages of one person, which search engines have no use for. The cart is everyone's: its page says no more than that. */
export function isPrivatePage(path: string): boolean {
  return /^\/(add-address|my-orders|loader|seller)(\/|$)/.test(path);
}

/** What the address of a list says about the list. */
const LISTING = ['q', 'sort', 'offers', 'min', 'max'];
const LONGEST = 100;

/** Pages whose frame everyone sees alike; what is in it comes in the browser. */
const FRAMES = ['/cart', '/add-address', '/my-orders', '/loader'];

/**
 * The address under which a page that everyone sees alike is kept, without what makes no difference to it; undefined
 * for pages that only the browser makes.
 */
export function publicPageOf(url: string, status: 200 | 404): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://any.invalid');
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (status === 404) return clean.startsWith('/products') || clean.startsWith('/seller') ? undefined : '/404';
  if (clean === '/' || FRAMES.includes(clean)) return clean;
  const parts = clean.split('/').slice(1);
  if (parts[0] !== 'products') return undefined;
  if (parts.length > 2) return clean;
  const listing = new URLSearchParams();
  for (const name of LISTING) {
    const value = searchParams.get(name)?.trim().slice(0, LONGEST);
    if (value) listing.set(name, value);
  }
  return listing.size > 0 ? `${clean}?${listing.toString()}` : clean;
}
