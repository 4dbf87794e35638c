import type { StockReason } from '#web/__generated__/seller-stock.ts';

/** The values that the seller has typed. */
export interface TypedCount {
  reason: StockReason;
  number: string;
}

/** The words of each reason: in the list of reasons, at its number, and in the history. */
export const reasons = {
  COUNTED: { option: 'Counted', label: 'How many are there?', hint: 'All pieces that can be sold.' },
  RECEIVED: { option: 'Received', label: 'How many have arrived?', hint: undefined },
  WASTED: { option: 'Wasted', label: 'How many were spoilt or lost?', hint: undefined },
  CORRECTED: { option: 'Corrected', label: 'How many more or fewer?', hint: 'For example 2, or -2.' },
} as const satisfies Record<StockReason, { option: string; label: string; hint: string | undefined }>;

const maxPieces = 1_000_000;

/** The pieces to add, or a sentence for the seller. `onHand` is undefined while the product is not counted. */
export function changeFor({ reason, number }: TypedCount, onHand: number | undefined) {
  const typed = number.trim().replace('−', '-');
  const pieces = Number(typed);
  const mayBeNegative = reason === 'CORRECTED';
  if (!(mayBeNegative ? /^[+-]?\d+$/ : /^\d+$/).test(typed)) return { fault: 'Please type a whole number.' };
  if (Math.abs(pieces) > maxPieces) return { fault: `Please type a number up to ${maxPieces}.` };
  if (pieces === 0 && reason !== 'COUNTED') return { fault: 'Please type another number than 0.' };
  if (reason === 'COUNTED') return { change: pieces - (onHand ?? 0) };
  return { change: reason === 'WASTED' ? -pieces : pieces };
}
