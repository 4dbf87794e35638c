import type { RestProduct } from '../documents/shapes.ts';

/**
 * Whether the shop announces a reduction of the product. `comparesReference`: the law compares with the price of the history, so
 * that an offer without such a price, or at such a price, is not a reduction.
 */
export function isReduced(
  { price, offerPrice, referencePrice }: Pick<RestProduct, 'price' | 'offerPrice' | 'referencePrice'>,
  comparesReference: boolean,
): boolean {
  if (offerPrice >= price) return false;
  return !comparesReference || (referencePrice !== null && offerPrice < referencePrice);
}
