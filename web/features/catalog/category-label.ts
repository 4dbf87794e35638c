import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { findCategory } from '#web/shared/lib/categories.ts';

/** The name of a category, as shown. The products of an own category contain its name. */
export function categoryLabel(slug: string, products: readonly ProductCard_productFragment[] | undefined): string {
  return findCategory(slug)?.label ?? products?.[0]?.category?.label ?? slug;
}
