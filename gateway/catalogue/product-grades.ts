import type { ProductFilter, ProductSort } from '../__generated__/schema.ts';
import type { RestProduct } from '../rest/shapes.ts';
import type { Snapshot } from './snapshot.ts';
import { searchWordsOf } from './text-fold.ts';

/** Which products a list has, and in which order. */
export interface ListQuery {
  filter: ProductFilter;
  sort: ProductSort;
  inStockFirst: boolean;
}

/** A list is sorted by the grade of its products first, 0 being the best, and by `sort` within a grade. */
export type Grade = (product: RestProduct) => number;

const relevanceGrades = 3;

/** Undefined when `sort` alone decides the order. */
export function gradeFor(snapshot: Snapshot, { filter, sort, inStockFirst }: ListQuery): Grade | undefined {
  const relevance = relevanceFor(snapshot, sort, filter);
  if (!inStockFirst) return relevance;
  return (product) => (product.inStock ? 0 : relevanceGrades) + (relevance?.(product) ?? 0);
}

/** 0: the name begins with the search text. 1: words of the name begin with the search words. 2: it contains them. */
function relevanceFor(snapshot: Snapshot, sort: ProductSort, { search }: ProductFilter): Grade | undefined {
  const words = sort === 'RELEVANCE' ? searchWordsOf(search) : [];
  if (words.length === 0) return undefined;
  const text = words.join(' ');
  return (product) => {
    const name = snapshot.foldedName(product);
    if (name.startsWith(text)) return 0;
    return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
  };
}

/** Keeps the order of products with the same grade. */
export function sortByGrade(products: readonly RestProduct[], grade: Grade): readonly RestProduct[] {
  const grades = new Map(products.map((product) => [product, grade(product)]));
  return products.toSorted((a, b) => (grades.get(a) ?? 0) - (grades.get(b) ?? 0));
}
