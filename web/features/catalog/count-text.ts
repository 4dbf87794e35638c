import { productsPerPage, type Listing } from './listing-params.ts';
import type { ProductList } from './use-product-list.ts';

/** How many products a list has, and beyond its first page which page is shown. Empty while that is unknown. */
export function countText({ products, total, stale }: ProductList, { page }: Listing, thing: string): string {
  if (total === null || stale) return '';
  const count = `${total} ${thing}${total === 1 ? '' : 's'}`;
  return page > 1 && products?.length ? `${count}, page ${page} of ${Math.ceil(total / productsPerPage)}` : count;
}
