import { addedTaxPercent } from '#common/limits.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { RestCartLine } from '#gateway/documents/user.ts';

/**
 * The sums of a cart in currency units, calculated in cents as the store does for an order.
 *
 * @param isTaxIncluded whether prices include their taxes, so that none is added
 * @param hasDeposits whether the store charges deposits beside the prices
 */
export function cartSums(
  lines: readonly RestCartLine[],
  find: (id: string) => RestProduct | undefined,
  { isTaxIncluded, hasDeposits }: { isTaxIncluded: boolean; hasDeposits: boolean },
) {
  const centsOf = (amountOf: (product: RestProduct) => number) =>
    lines.reduce((sum, { productId, quantity }) => {
      const product = find(productId);
      return product?.inStock ? sum + Math.round(amountOf(product) * 100) * quantity : sum;
    }, 0);
  const subtotalCents = centsOf(({ offerPrice }) => offerPrice);
  const depositCents = hasDeposits ? centsOf(({ deposit }) => deposit?.amount ?? 0) : 0;
  const taxedCents = subtotalCents + depositCents;
  const taxCents = isTaxIncluded ? 0 : Math.floor((taxedCents * addedTaxPercent) / 100);
  return {
    subtotal: subtotalCents / 100,
    deposits: hasDeposits ? depositCents / 100 : null,
    tax: taxCents / 100,
    total: (taxedCents + taxCents) / 100,
  };
}
