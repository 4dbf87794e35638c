import { categoryNamed, shelfKey } from '../catalogue/categories.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { PublicPage } from './public-pages.ts';

const pagePaths = [
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
  if (pagePaths.includes(clean)) return 200;
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

/** Pages whose frame everyone sees alike; what is in it comes in the browser. */
const frames = ['/cart', '/add-address', '/my-orders', '/loader'];

/** The sort orders of a list that its address may name, beside the usual one. */
export const listSorts = ['name', 'newest', 'price-asc', 'price-desc'];
/** One digit and zeros, below a thousand: the prices that people choose most. */
const roundPrice = /^[1-9]0{0,2}$/;

/**
 * The page that everyone sees alike at an address, whatever the spelling of the address and without what makes no
 * difference to the page; undefined for pages that only the browser makes.
 *
 * Searches and uneven prices have no bounded number of pages. So all searches share one page without products, and so do
 * all lists of a category with an uneven price; the browser loads their products.
 */
export function publicPageOf(url: string, status: 200 | 404): PublicPage | undefined {
  const { pathname, searchParams } = new URL(url, 'http://any.invalid');
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (status === 404) {
    const isAppOnly = clean.startsWith('/products') || clean.startsWith('/seller');
    return isAppOnly ? undefined : { address: '/404', hasProducts: false };
  }
  if (clean === '/') return { address: clean, hasProducts: true };
  if (frames.includes(clean)) return { address: clean, hasProducts: false };
  const [first, category, id] = clean.split('/').slice(1).map(decode);
  if (first !== 'products') return undefined;
  const path = category === undefined ? '/products' : `/products/${encodeURIComponent(shelfKey(category))}`;
  if (id !== undefined) return { address: `${path}/${encodeURIComponent(id)}`, hasProducts: true };
  return listOf(path, searchParams);
}

function listOf(path: string, searchParams: URLSearchParams): PublicPage {
  const asked = (name: string) => searchParams.get(name) ?? '';
  if (path === '/products' && asked('q').trim()) return { address: `${path}?frame=search`, hasProducts: false };
  const [min, max] = [asked('min').trim(), asked('max').trim()];
  const isRound = [min, max].every((price) => price === '' || roundPrice.test(price));
  const isEmpty = min !== '' && max !== '' && Number(min) > Number(max);
  if (!isRound || isEmpty) return { address: `${path}?frame=list`, hasProducts: false };
  const listing = new URLSearchParams({
    ...(listSorts.includes(asked('sort')) && { sort: asked('sort') }),
    ...(asked('offers') === '1' && { offers: '1' }),
    ...(min && { min }),
    ...(max && { max }),
  });
  return { address: listing.size > 0 ? `${path}?${listing.toString()}` : path, hasProducts: true };
}
