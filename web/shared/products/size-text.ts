import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { formatPrice } from '../lib/money.ts';
import * as texts from './texts.ts';

type SizedProduct = Pick<ProductCard_productFragment, 'unitPrice' | 'weight'>;

/** The size with its unit price, such as `500 g · $3.98 / kg`; only the size when it has no unit price. */
export function sizeText({ unitPrice, weight }: SizedProduct): string {
  const size = weight ?? texts.noSize;
  return unitPrice ? `${size} · ${formatPrice(unitPrice.amount)} / ${texts.units[unitPrice.per]}` : size;
}

/** Litres, pieces and texts such as `bunch` are not weights. */
export const sizeTerm = ({ unitPrice, weight }: SizedProduct) =>
  weight === null || unitPrice?.per === 'KILOGRAM' ? texts.weight : texts.size;
