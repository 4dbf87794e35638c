import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { formatPrice } from '../lib/money.ts';

/** By unit: its name, and the name of what a unit price is for. */
const names = { G: ['g', 'kg'], ML: ['ml', 'l'], PIECE: ['pieces', 'piece'] } as const;

/** The size with its unit price, such as `500 g · $3.98 / kg`. For a product without a size, its weight. */
export function sizeText({ size, unitPrice, weight }: ProductCard_productFragment): string {
  if (!size) return weight ?? 'N/A';
  const { amount, unit } = size;
  const [small, large] = names[unit];
  const ofLarge = unit === 'PIECE' ? 1 : 1000;
  const isLarge = unit === 'PIECE' ? amount === 1 : amount >= ofLarge;
  const text = isLarge ? `${amount / ofLarge} ${large}` : `${amount} ${small}`;
  return unitPrice ? `${text} · ${formatPrice(unitPrice.amount)} / ${large}` : text;
}
