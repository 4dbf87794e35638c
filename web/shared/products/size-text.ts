import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { formatPrice } from '../lib/money.ts';

/** By unit: its name, and the name of what a unit price is for. */
const names = { G: ['g', 'kg'], ML: ['ml', 'l'], PIECE: ['pcs', 'piece'] } as const;

/** The size with its unit price, such as `500 g · $3.98 / kg`. For a product without them, its weight. */
export function sizeText({
  size,
  unitPrice,
  weight,
}: Pick<ProductCard_productFragment, 'size' | 'unitPrice' | 'weight'>): string {
  if (!size || !unitPrice) return weight ?? 'N/A';
  const [ofSize, ofPrice] = names[size.unit];
  return `${size.amount} ${ofSize} · ${formatPrice(unitPrice.amount)} / ${ofPrice}`;
}
