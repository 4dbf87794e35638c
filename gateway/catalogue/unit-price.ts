import type { PackUnit, UnitPrice } from '../__generated__/schema.ts';
import type { RestProduct } from '../documents/shapes.ts';
import * as texts from './texts.ts';
import type { Measures } from '#readers/weight-words.ts';
import { readWeight, type PackSize } from '#readers/weight.ts';

const bases: Record<PackUnit, { per: UnitPrice['per']; units: number }> = {
  G: { per: 'KILOGRAM', units: 1000 },
  ML: { per: 'LITRE', units: 1000 },
  PIECE: { per: 'PIECE', units: 1 },
};

/**
 * The price of a kilogram, a litre or a piece, to the cent (half a cent is rounded up); null when the product has no size.
 * The price of goods that are weighed is the price of `expectedGrams`.
 */
export function unitPriceOf({
  offerPrice,
  size,
  expectedGrams,
}: Pick<RestProduct, 'offerPrice' | 'size'> & Partial<Pick<RestProduct, 'expectedGrams'>>): UnitPrice | null {
  const priced = size ?? (expectedGrams ? ({ amount: expectedGrams, unit: 'G' } as const) : null);
  if (!priced) return null;
  const { per, units } = bases[priced.unit];
  return { amount: Math.round((Math.round(offerPrice * 100) * units) / priced.amount) / 100, per };
}

/**
 * Makes the size and the weight text of a product say the same, in place. Without a size, it is what the text says. A size
 * that contradicts the text, or has none, is also the text. Of a text with a drained weight, the size is the drained one.
 */
export function completeSize(product: RestProduct, measures: Measures): void {
  const { size, weight } = product;
  const said = weight === null ? null : readWeight(weight, measures);
  if (!size || (said?.gross && isSame(said.gross, size))) product.size = said?.size ?? null;
  else if (weight === null || (said?.size && !isSame(said.size, size))) product.weight = textOf(size);
}

const isSame = (a: PackSize, b: PackSize) => a.unit === b.unit && a.amount === b.amount;

/** A size as text, such as `750 g`, `1.5 kg` or `1 pc`. */
function textOf({ amount, unit }: PackSize): string {
  if (unit === 'PIECE') return texts.pieces(amount);
  const [small, large] = unit === 'G' ? ['g', 'kg'] : ['ml', 'l'];
  return amount < 1000 ? texts.packSize(amount, small) : texts.packSize(amount / 1000, large);
}
