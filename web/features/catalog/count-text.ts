import { productsPerPage, type Listing } from './listing-params.ts';
import type { ProductList } from './use-product-list.ts';

/**
 * The number of products of a list in words, and on later pages also the number of the page. Empty while the number is
 * unknown.
 */
export function countText({ products, total, stale }: ProductList, { page }: Listing, thing: string): string {
  if (total === null || stale) return '';
  const count = `${total} ${thing}${total === 1 ? '' : 's'}`;
  return page > 1 && products?.length ? `${count}, page ${page} of ${Math.ceil(total / productsPerPage)}` : count;
}
