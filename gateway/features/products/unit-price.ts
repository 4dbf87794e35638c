import type { PackUnit, UnitPrice } from '#gateway/__generated__/schema.ts';
import type { RestProduct } from '#gateway/rest/shapes.ts';

const bases: Record<PackUnit, { per: UnitPrice['per']; units: number }> = {
  G: { per: 'KILOGRAM', units: 1000 },
  ML: { per: 'LITRE', units: 1000 },
  PIECE: { per: 'PIECE', units: 1 },
};

/** The price of a kilogram, a litre or a piece, to the cent; null when the product has no size. */
export function unitPriceOf({ offerPrice, size }: RestProduct): UnitPrice | null {
  if (!size) return null;
  const { per, units } = bases[size.unit];
  return { amount: Math.round((Math.round(offerPrice * 100) * units) / size.amount) / 100, per };
}
