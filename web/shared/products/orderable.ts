import { maxQuantity } from '#common/limits.ts';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';

export type Portion = ProductCard_productFragment['portion'];

interface Sold {
  left?: number | null;
  portion: Portion;
}

/** The smallest quantity that can be ordered: 1, or the steps of the least amount. */
export const fewestOf = ({ portion }: Pick<Sold, 'portion'>): number => (portion ? portion.from / portion.grams : 1);

/** The largest quantity that can be ordered. */
export const mostOf = ({ left, portion }: Sold): number =>
  Math.min(maxQuantity, left ?? maxQuantity, portion ? portion.to / portion.grams : maxQuantity);

/** The quantity nearest to this one that can be ordered. */
export const orderable = (quantity: number, product: Sold): number =>
  Math.min(mostOf(product), Math.max(fewestOf(product), quantity));

/** The quantity without one piece or step; 0 below the smallest one. */
export const oneLess = (quantity: number, product: Pick<Sold, 'portion'>): number =>
  quantity > fewestOf(product) ? quantity - 1 : 0;

/** The quantity of an old order as the product is sold today, whether or not so much can be ordered. */
export function asSoldToday(quantity: number, portionGrams: number | null, product: Sold): number {
  const grams = product.portion?.grams ?? null;
  if (grams === portionGrams) return quantity;
  return grams !== null && portionGrams !== null ? Math.max(1, Math.round((quantity * portionGrams) / grams)) : 1;
}

/** The step that the shopper has seen, for a line of an order; empty for goods that are sold by the piece. */
export const seenStep = ({ portion }: Pick<Sold, 'portion'>) => (portion ? { portionGrams: portion.grams } : {});
