import { addedTaxPercent } from '#common/limits.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { RestCartLine } from '#gateway/documents/user.ts';

/**
 * The sums of a cart in currency units, calculated in cents as the store does for an order.
 *
 * @param isTaxIncluded whether prices include their taxes, so that none is added
 */
export function cartSums(
  lines: readonly RestCartLine[],
  find: (id: string) => RestProduct | undefined,
  isTaxIncluded: boolean,
) {
  const subtotalCents = lines.reduce((sum, { productId, quantity }) => {
    const product = find(productId);
    return product?.inStock ? sum + Math.round(product.offerPrice * 100) * quantity : sum;
  }, 0);
  const taxCents = isTaxIncluded ? 0 : Math.floor((subtotalCents * addedTaxPercent) / 100);
  return { subtotal: subtotalCents / 100, tax: taxCents / 100, total: (subtotalCents + taxCents) / 100 };
}
