import { foldedText } from '#readers/folded-text.ts';
import type { StockChangeInput, StockReason } from '#web/__generated__/seller-stock.ts';
import * as texts from './texts.ts';

/** The values that the seller has typed. */
export interface TypedCount {
  reason: StockReason;
  number: string;
}

export const stockReasons = ['COUNTED', 'RECEIVED', 'WASTED', 'CORRECTED'] as const satisfies readonly StockReason[];

/** A change of the stock, with the product's id as the API reads it. */
export type StockChange = StockChangeInput & { productId: string };

const maxPieces = 1_000_000;

/** The pieces to add, or a sentence for the seller. `onHand` is undefined while the product is not counted. */
export function changeFor(
  { reason, number }: TypedCount,
  onHand: number | undefined,
): { fault: string } | { change: number } {
  const typed = foldedText(number.slice(0, 40)).trim();
  const pieces = Number(typed);
  const mayBeNegative = reason === 'CORRECTED';
  if (!(mayBeNegative ? /^[+-]?\d+$/ : /^\d+$/).test(typed)) return { fault: texts.needsWholeNumber };
  if (Math.abs(pieces) > maxPieces) return { fault: texts.needsSmallerNumber(maxPieces) };
  if (pieces === 0 && reason !== 'COUNTED') return { fault: texts.needsOtherThanZero };
  if (reason === 'COUNTED') return { change: pieces - (onHand ?? 0) };
  return { change: reason === 'WASTED' ? -pieces : pieces };
}
