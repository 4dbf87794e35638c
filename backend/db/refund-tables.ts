import type { Generated } from 'kysely';

/** The state of each refund. The money is in `money_moves`, under the same id. */
export interface RefundsTable {
  id: string;
  order_id: string;
  cents: number;
  reason: string;
  state: 'PENDING' | 'DONE' | 'FAILED';
  /** The Idempotency-Key of the request, or null. */
  repeat_key: string | null;
  /** The payment provider that pays it back; null for cash. */
  provider: string | null;
  provider_ref: string | null;
  tries: Generated<number>;
  /** The time at which the store asks the provider next; null when it has nothing to ask. */
  next_try_at: number | null;
  created_at: number;
  /** The name that the member of staff had then; null when no member of the staff did it, and for old rows. */
  staff_name: Generated<string | null>;
  /** 1: it counts towards what is missing when the picking is finished. 0: what is missing is paid back besides it. */
  for_missing: Generated<0 | 1>;
}

/** The part of a refund that is for a line of its order. A refund without rows is for no line. */
export interface RefundLinesTable {
  order_id: string;
  refund_id: string;
  /** The position of the line, from 0. */
  line: number;
  cents: number;
  /** The position of the order's newest pick when it was entered, 0 without one; null in rows of the versions before. */
  after_pick: Generated<number | null>;
}
