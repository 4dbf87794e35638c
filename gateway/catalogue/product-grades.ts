import type { ProductFilter, ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../documents/shapes.ts';
import type { Snapshot } from './snapshot.ts';

/** The conditions and the sort order of a list of products. */
export interface ListQuery {
  filter: ProductFilter;
  sort: ProductSort;
  inStockFirst: boolean;
}

/** A list is sorted by the grade of its products first, 0 being the best, and by `sort` within a grade. */
export type Grade = (product: RestProduct) => number;

/** The grade that a list is sorted by; undefined when `sort` alone decides the order. */
export function gradeFor(snapshot: Snapshot, { filter, sort, inStockFirst }: ListQuery): Grade | undefined {
  const found = sort === 'RELEVANCE' ? snapshot.found(filter.search) : undefined;
  const relevance: Grade | undefined = found && ((product) => found.ranks.get(product) ?? found.products.length);
  if (!inStockFirst) return relevance;
  const relevanceGrades = found ? found.products.length + 1 : 1;
  return (product) => (product.inStock ? 0 : relevanceGrades) + (relevance?.(product) ?? 0);
}
