import * as texts from '../texts.ts';

/** A weight in whole grams, such as `1200 g`. */
export const gramsText = (grams: number): string => texts.grams(String(grams));

/**
 * A quantity for texts: the number of pieces, or `300 g` for 6 steps of 50 g.
 * @param portionGrams the grams of one step; null, or absent in what older versions of a page have kept, for goods that are sold by the piece
 */
export const quantityText = (quantity: number, portionGrams: number | null | undefined): number | string =>
  portionGrams == null ? quantity : gramsText(quantity * portionGrams);

/** A quantity before a name: `6 ×`, or `300 g`. */
export const amountText = (quantity: number, portionGrams: number | null | undefined): string =>
  portionGrams == null ? `${quantity} ×` : gramsText(quantity * portionGrams);

/** A stock: the number of pieces, or `24 × 50 g`. */
export const stockText = (pieces: number, portionGrams: number | null | undefined): number | string =>
  portionGrams == null ? pieces : `${pieces} × ${gramsText(portionGrams)}`;

/** How many things a line is: goods that are sold in steps of weight are one. */
export const itemsOf = (quantity: number, portionGrams: number | null | undefined): number =>
  portionGrams == null ? quantity : 1;

/** The price of one step, such as `$1.49 / 50 g`, which no line break divides. @param price a written amount */
export const stepPrice = (price: string, portionGrams: number): string =>
  `${price} / ${gramsText(portionGrams)}`.replaceAll(' ', '\u00A0');
