import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { findCategory } from '#web/shared/lib/shop/categories.ts';
import type { ShownCategory } from '#web/shared/products/use-categories.ts';
import * as texts from './texts.ts';

interface Known {
  /** The categories that shoppers see. */
  shown: readonly ShownCategory[];
  products: readonly ProductCard_productFragment[] | undefined;
}

/**
 * The name of a category, as shown. The products of a category contain its name. One of the seven that the shop hides has a plain
 * name: the usual one may promise what the shop does not sell.
 */
export function categoryLabel(slug: string, { shown, products }: Known): string {
  const label = shown.find((category) => category.slug === slug)?.label ?? products?.[0]?.category?.label;
  if (label !== undefined) return label;
  return slug === 'vegetables' ? texts.plainVegetables : (findCategory(slug)?.label ?? slug);
}
