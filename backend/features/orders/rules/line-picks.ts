import type { ShortReason, SubstitutionWish } from '#backend/db/picking-tables.ts';
import type { FoundGoods, LinePick } from '../order-ledger.ts';

/** Rules of picking a line of an order. */

export const substitutionWishes = ['NONE', 'SIMILAR_NOT_DEARER'] as const satisfies readonly SubstitutionWish[];
export const shortReasons = ['MISSING', 'DAMAGED', 'OTHER'] as const satisfies readonly ShortReason[];

interface PickedLine {
  quantity: number;
  priceCents: number;
  sizeText: string | null;
}

const weightRange = /^(\d{1,6}(?:[.,]\d{1,3})?) ?(g|kg)? ?[-–—] ?(\d{1,6}(?:[.,]\d{1,3})?) ?(g|kg)$/i;

function gramsOf(number: string, unit: string): number {
  return Math.round(Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1000 : 1));
}

/**
 * The upper end, in grams, of a size such as `600–700 g` or `1–1.2 kg`: the price of such goods is the price of this
 * weight. Null for a size that is not a range of weights.
 */
export function mostGramsOf(sizeText: string | null): number | null {
  const [, low = '', lowUnit, high = '', unit = ''] = weightRange.exec(sizeText?.trim() ?? '') ?? [];
  if (high === '') return null;
  const grams = gramsOf(high, unit);
  return gramsOf(low, lowUnit ?? unit) < grams ? grams : null;
}

/** The range of plausible weights: from a half to one and a half times the expected weight. */
const likelyGramsOf = (expectedGrams: number) => ({ from: expectedGrams * 0.5, to: expectedGrams * 1.5 });

/** Whether the weight is implausible. */
export function isUnlikelyWeight(grams: number, expectedGrams: number): boolean {
  const { from, to } = likelyGramsOf(expectedGrams);
  return grams < from || grams > to;
}

/**
 * The weight of one piece of goods of this size, for clients that weigh them; empty for goods that are not sold by
 * weight.
 */
export function weightOfPiece(sizeText: string | null) {
  const expectedGrams = mostGramsOf(sizeText);
  return expectedGrams === null ? {} : { expectedGrams, likelyGrams: likelyGramsOf(expectedGrams) };
}

/**
 * The cost of the found goods: weighed ones by their weight, rounded down to the cent, and never more than the ordered
 * line.
 */
export function centsOf(line: PickedLine, { quantity, grams, substitute }: FoundGoods): number {
  const priceCents = Math.min(line.priceCents, substitute?.priceCents ?? line.priceCents);
  const fullCents = priceCents * Math.min(quantity, line.quantity);
  const mostGrams = mostGramsOf(substitute === null ? line.sizeText : substitute.sizeText);
  if (mostGrams === null || grams === null) return fullCents;
  return Math.min(fullCents, Math.floor((priceCents * grams) / mostGrams));
}

/** Whether the goods are the ordered ones, at the ordered price. */
export function isAsOrdered(line: PickedLine, { quantity, substitute, cents }: LinePick): boolean {
  return substitute === null && quantity === line.quantity && cents === line.priceCents * line.quantity;
}
