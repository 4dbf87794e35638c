import type { ShortReason, SubstitutionWish } from '#backend/db/picking-tables.ts';
import type { LineDeposit } from './deposits.ts';
import type { TaxRate } from './money.ts';
import type { GramRange } from '#readers/weight-amounts.ts';
import { readWeight } from '#readers/weight.ts';
import type { FoundGoods, LinePick } from '#backend/features/orders/order-ledger.ts';

/** Rules of picking a line of an order. */

export const substitutionWishes = ['NONE', 'SIMILAR_NOT_DEARER'] as const satisfies readonly SubstitutionWish[];
export const shortReasons = ['MISSING', 'DAMAGED', 'OTHER'] as const satisfies readonly ShortReason[];

/** Goods as their size and their step of weight say it. */
interface SizedGoods {
  sizeText: string | null;
  /** The grams of one step; null, or absent in old picks, for goods that are sold by the piece. */
  portionGrams?: number | null | undefined;
}

interface PickedLine extends SizedGoods {
  quantity: number;
  priceCents: number;
}

/**
 * The weights of one piece of goods that are weighed: those of a size such as `600–700 g` or `1–1.2 kg`, or of one step. Null for other
 * goods.
 */
export function gramRangeOf({ sizeText, portionGrams = null }: SizedGoods): Pick<GramRange, 'from' | 'to'> | null {
  if (portionGrams !== null) return { from: portionGrams, to: portionGrams };
  return sizeText === null ? null : (readWeight(sizeText)?.range ?? null);
}

/** The upper end of a range of weights: the price of such goods is the price of this weight. Null for other goods. */
export const mostGramsOf = (goods: SizedGoods): number | null => gramRangeOf(goods)?.to ?? null;

/** The range of plausible weights: from a half to one and a half times the expected weight. */
const likelyGramsOf = (expectedGrams: number) => ({ from: expectedGrams * 0.5, to: expectedGrams * 1.5 });

/** Whether the weight is implausible. */
export function isUnlikelyWeight(grams: number, expectedGrams: number): boolean {
  const { from, to } = likelyGramsOf(expectedGrams);
  return grams < from || grams > to;
}

/** The weight of one piece of goods, for clients that weigh them; empty for goods that are not sold by weight. */
export function weightOfPiece(goods: SizedGoods) {
  const range = gramRangeOf(goods);
  if (range === null) return {};
  return { expectedGrams: range.to, leastGrams: range.from, likelyGrams: likelyGramsOf(range.to) };
}

/** The tax in the price of what is given for a line. */
export const taxGiven = (line: { tax: TaxRate | null }, pick: LinePick | undefined): TaxRate | null =>
  pick?.substitute?.tax ?? line.tax;

/** The deposit of one piece of what is given for a line. */
export const depositGiven = (
  line: { deposit: LineDeposit | null },
  pick: Pick<LinePick, 'substitute'> | undefined,
): LineDeposit | null => (pick?.substitute ? (pick.substitute.deposit ?? null) : line.deposit);

/**
 * The cost of the found goods, without deposits: weighed ones by their weight, rounded down to the cent, and never more than the ordered
 * line.
 */
export function centsOf(line: PickedLine, { quantity, grams, substitute }: FoundGoods): number {
  const priceCents = Math.min(line.priceCents, substitute?.priceCents ?? line.priceCents);
  const fullCents = priceCents * Math.min(quantity, line.quantity);
  const mostGrams = mostGramsOf(substitute ?? line);
  if (mostGrams === null || grams === null) return fullCents;
  return Math.min(fullCents, Math.floor((priceCents * grams) / mostGrams));
}

/** Whether the goods are the ordered ones, at the ordered price. */
export function isAsOrdered(line: PickedLine, { quantity, substitute, cents }: LinePick): boolean {
  return substitute === null && quantity === line.quantity && cents === line.priceCents * line.quantity;
}

/** Whether the weighed goods are the ordered ones: all pieces, and not lighter than their size says, or all steps, the last one begun. */
export function isWeighedAsOrdered(line: PickedLine, { quantity, grams, substitute }: LinePick): boolean {
  const range = gramRangeOf(line);
  if (substitute !== null || quantity !== line.quantity || grams === null || range === null) return false;
  return line.portionGrams != null || grams >= range.from * quantity;
}
