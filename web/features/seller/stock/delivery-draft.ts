import { isRecord } from '#web/shared/lib/is-record.ts';
import { randomId } from '#web/shared/lib/random-id.ts';
import { changeFor, type StockChange } from './stock-count.ts';

/** A product of a delivery, with the number that the seller has typed. */
export interface DeliveryLine {
  id: string;
  name: string;
  text: string;
}

/** A delivery that is not saved yet. */
export interface DeliveryDraft {
  /** The idempotency key: a delivery is booked once. */
  key: string;
  note: string;
  /** The newest first. */
  lines: readonly DeliveryLine[];
}

/** The longest note that the store takes. */
export const maxNoteLength = 200;

export const newDelivery = (): DeliveryDraft => ({ key: randomId(), note: '', lines: [] });

const isLine = (line: unknown) =>
  isRecord(line) && ['id', 'name', 'text'].every((field) => typeof line[field] === 'string');

export const isKeptDelivery = (kept: unknown): boolean =>
  isRecord(kept) &&
  typeof kept['key'] === 'string' &&
  typeof kept['note'] === 'string' &&
  Array.isArray(kept['lines']) &&
  kept['lines'].every(isLine);

/**
 * The changes for a line, or a sentence for the seller. The count of a product that was not counted before begins with 0.
 */
export function changesOf(
  { id: productId, text }: DeliveryLine,
  isCounted: boolean,
): StockChange[] | { fault: string } {
  const result = changeFor({ reason: 'RECEIVED', number: text }, undefined);
  if ('fault' in result) return result;
  const received: StockChange = { productId, reason: 'RECEIVED', change: result.change };
  return isCounted ? [received] : [{ productId, reason: 'COUNTED', change: 0 }, received];
}
