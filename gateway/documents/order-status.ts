import { isEnglish } from '../language.ts';
import * as texts from './texts.ts';

type Status = keyof typeof texts.orderStatuses;

/** The texts that stores use for a status, in lower case. */
const statuses: ReadonlyMap<string, Status> = new Map<string, Status>([
  ['order placed', 'placed'],
  ['placed', 'placed'],
  ['order placed (test payment)', 'testPlaced'],
  ['being packed', 'picking'],
  ['packing', 'picking'],
  ['processing', 'picking'],
  ['ready', 'ready'],
  ['ready to collect', 'readyToCollect'],
  ['out for delivery', 'out'],
  ['shipped', 'out'],
  ['delivered', 'delivered'],
  ['collected', 'collected'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['payment pending', 'unpaid'],
  ['confirmation pending', 'unconfirmed'],
  ['expired', 'expired'],
  ['replaced by a newer order', 'replaced'],
  ['released by the store', 'released'],
]);

/** The status of an order in the shop's language: stores write English. One that is not known is shown as sent. */
export function statusToShow(status: string | null): string | null {
  if (isEnglish || status === null) return status;
  const known = statuses.get(status.trim().toLowerCase());
  return known ? texts.orderStatuses[known] : status;
}
