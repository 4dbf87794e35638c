import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { findCategory } from '#web/shared/lib/categories.ts';

/** The name to show of a category. Those that are not one of the seven have it in their products. */
export function categoryLabel(slug: string, products: readonly ProductCard_productFragment[] | undefined): string {
  return findCategory(slug)?.label ?? products?.[0]?.category?.label ?? slug;
}
