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
