import type { ProductCard_productFragment, ProductSize_productFragment } from '#web/__generated__/products.ts';
import { formatPrice } from '../lib/money.ts';

/** By unit: its name, and the name of what a unit price is for. */
const names = { G: ['g', 'kg'], ML: ['ml', 'l'], PIECE: ['pcs', 'piece'] } as const;

/** A product as a list or its own page has it. */
export type SizedProduct = Pick<ProductCard_productFragment, 'weight'> & Partial<ProductSize_productFragment>;

/** The size with its unit price, such as `500 g · $3.98 / kg`. For a product without them, its weight. */
export function sizeText({ size, unitPrice, weight }: SizedProduct): string {
  if (!size || !unitPrice) return weight ?? 'N/A';
  const [ofSize, ofPrice] = names[size.unit];
  return `${size.amount} ${ofSize} · ${formatPrice(unitPrice.amount)} / ${ofPrice}`;
}
