import type { RestOrder } from '#gateway/documents/order.ts';

/** What the calls for orders have shown. */
export interface OrderChecks {
  /** The cash order, when it was placed and found in the list. */
  order: RestOrder | undefined;
  /** The cash order as the store wrote it. */
  raw: Record<string, unknown> | undefined;
  /** The body of the call for the cash order. */
  sent: Record<string, unknown>;
  isOnlineDone: boolean;
  /** The number of orders after the cash order was sent twice with one key; 0 when it was not. */
  afterRepetition: number;
}
