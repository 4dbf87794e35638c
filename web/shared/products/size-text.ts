import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';

type SizedProduct = Pick<ProductCard_productFragment, 'unitPrice' | 'weight'>;

/**
 * The size with its unit price, such as `500 g · $3.98 / kg`; only the size when it has no unit price. It is shown in `<bdi>`,
 * because an Arabic page would swap the number and the unit.
 */
export function sizeText({ unitPrice, weight }: SizedProduct): string {
  const size = weight ?? texts.noSize;
  return unitPrice ? `${size} · ${formatPrice(unitPrice.amount)} / ${texts.units[unitPrice.per]}` : size;
}

/** What the size of a product is called: a pack has a size, and goods that are weighed for each order have a weight. */
export const sizeTerm = ({ expectedGrams, weight }: Pick<ProductCard_productFragment, 'expectedGrams' | 'weight'>) =>
  weight === null || expectedGrams ? texts.weight : texts.size;
