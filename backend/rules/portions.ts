import * as texts from '#backend/texts.ts';

/** Pure rules about goods that are sold in steps of weight. Their quantity is a number of steps, and their price is that of one step. */

/** All in grams; `from` and `to` are whole steps. */
export interface Portion {
  /** One step. */
  grams: number;
  /** The least that can be ordered. */
  from: number;
  /** The most that can be ordered. */
  to: number;
}

/** The portion in the columns of a product; null for goods that are sold by the piece. */
export const portionIn = (row: {
  portion_grams: number | null;
  portion_from: number | null;
  portion_to: number | null;
}): Portion | null =>
  row.portion_grams === null || row.portion_from === null || row.portion_to === null
    ? null
    : { grams: row.portion_grams, from: row.portion_from, to: row.portion_to };

/** Whether so many steps can be ordered. */
export const isWithin = ({ grams, from, to }: Portion, steps: number): boolean =>
  steps * grams >= from && steps * grams <= to;

/** The fewest steps that can be ordered; 1 for goods that are sold by the piece. */
export const fewestSteps = (portion: Portion | null): number => (portion === null ? 1 : portion.from / portion.grams);

/** The steps that this weight fills or begins, at most those that were ordered. */
export const stepsOf = (grams: number, portionGrams: number, ordered: number): number =>
  Math.min(ordered, Math.ceil(grams / portionGrams));

/** A quantity before a name: `6 ×`, or `300 g` for 6 steps of 50 g. */
export const amountText = (quantity: number, portionGrams: number | null): string =>
  portionGrams === null ? `${quantity} ×` : texts.grams(quantity * portionGrams);
