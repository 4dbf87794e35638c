import { productsPerPage, type Listing } from './listing-params.ts';
import type { ProductList } from './use-product-list.ts';
import * as texts from './texts.ts';

/**
 * The number of products of a list in words, and on later pages also the number of the page. Empty while the number is
 * unknown.
 */
export function countText(
  { products, total, stale }: ProductList,
  { page }: Listing,
  textOf: (count: number) => string,
): string {
  if (total === null || stale) return '';
  const count = textOf(total);
  return page > 1 && products?.length ? texts.countOnPage(count, page, Math.ceil(total / productsPerPage)) : count;
}
