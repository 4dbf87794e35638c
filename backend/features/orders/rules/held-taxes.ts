import { includedTaxOf, shareOut, type IncludedTax } from '#backend/money.ts';
import type { OrderTaxes } from '../order-ledger.ts';

/** The taxes in what the shop has of an order: in what was paid less what was refunded. Pure rules. */

const grossOf = ({ netCents, taxCents }: IncludedTax) => netCents + taxCents;

const centsOf = (taxes: readonly IncludedTax[]) => taxes.reduce((sum, tax) => sum + grossOf(tax), 0);

/**
 * The taxes in a part of an amount, in proportion to the taxes in the whole: net and tax make the part, to the cent.
 */
function taxesInPart(taxes: readonly IncludedTax[], partCents: number): IncludedTax[] {
  if (centsOf(taxes) === 0) return [];
  const shares = shareOut(
    partCents,
    taxes.flatMap(({ netCents, taxCents }) => [netCents, taxCents]),
  );
  return taxes.map(({ name, basisPoints }, at) => ({
    name,
    basisPoints,
    netCents: shares[2 * at] ?? 0,
    taxCents: shares[2 * at + 1] ?? 0,
  }));
}

/**
 * The stored taxes in a part of what an order costs: of the placed and of the settled amount, exactly the stored figures; between
 * them, the figures of the goods that were not found.
 */
function taxesInOrderPart({ placed, settled }: OrderTaxes, partCents: number): IncludedTax[] {
  const settledCents = settled ? centsOf(settled) : 0;
  if (settled === null) return taxesInPart(placed, partCents);
  if (partCents <= settledCents) return taxesInPart(settled, partCents);
  if (partCents === centsOf(placed)) return placed;
  const notFound = placed.map((tax, at) => ({
    ...tax,
    netCents: tax.netCents - (settled[at]?.netCents ?? 0),
    taxCents: tax.taxCents - (settled[at]?.taxCents ?? 0),
  }));
  return [...settled, ...taxesInPart(notFound, partCents - settledCents)];
}

/** Adds up the taxes of each rate. */
export function byRate(taxes: readonly IncludedTax[]): IncludedTax[] {
  const sums = new Map<number, IncludedTax>();
  for (const tax of taxes) {
    const sum = sums.get(tax.basisPoints);
    const netCents = (sum?.netCents ?? 0) + tax.netCents;
    sums.set(tax.basisPoints, { ...tax, netCents, taxCents: (sum?.taxCents ?? 0) + tax.taxCents });
  }
  return [...sums.values()];
}

/** The taxes without a part of each rate, by its basis points. What a rate does not have is taken from the others, in proportion. */
function taxesWithout(taxes: readonly IncludedTax[], centsByRate: ReadonlyMap<number, number>): IncludedTax[] {
  const keptCents = centsOf(taxes) - [...centsByRate.values()].reduce((sum, cents) => sum + cents, 0);
  const rest = byRate(taxes).map((tax) => {
    const takenCents = centsByRate.get(tax.basisPoints) ?? 0;
    return takenCents === 0 ? tax : includedTaxOf(tax, Math.max(0, grossOf(tax) - takenCents));
  });
  return keptCents === centsOf(rest) ? rest : taxesInPart(rest, keptCents);
}

/**
 * The taxes in what the shop has of an order. A refund that is for lines takes the taxes of their rates; another one takes its
 * share of all. `settled` is null before the picking is finished, also when it is finished by now: what a past day shows does not
 * change.
 */
export function taxesHeld(
  taxes: OrderTaxes,
  { heldCents, refundedByRate }: { heldCents: number; refundedByRate: ReadonlyMap<number, number> },
): IncludedTax[] {
  const ofLinesCents = [...refundedByRate.values()].reduce((sum, cents) => sum + cents, 0);
  const before = taxesInOrderPart(taxes, heldCents + ofLinesCents);
  return ofLinesCents === 0 ? before : taxesWithout(before, refundedByRate);
}

/** The tax that was added to the prices of an order, as its only rate. */
const addedTax = (amountCents: number, taxCents: number): IncludedTax[] => [
  { name: '', basisPoints: 0, netCents: amountCents - taxCents, taxCents },
];

/** The cost of an order, in cents. */
interface TaxedOrder {
  amountCents: number;
  taxCents: number;
  settled: { amountCents: number; taxCents: number } | null;
}

/** The taxes of an order with tax on top, in the form of taxes by rates. */
export function addedTaxes({ amountCents, taxCents, settled }: TaxedOrder): OrderTaxes {
  return {
    placed: addedTax(amountCents, taxCents),
    settled: settled && addedTax(settled.amountCents, settled.taxCents),
  };
}
