import type { Generated } from 'kysely';

/** Orders that a member of the staff has taken for a customer. */
interface TakenOrdersTable {
  order_id: string;
  staff_id: string;
  /** The name that the member of staff had then. */
  staff_name: string;
  /** What the order exceeds by exception: the places of its time, or the last time to order. Null for neither. */
  exceeded: 'FULL' | 'PAST_CUT_OFF' | null;
  /** Whether an order that came too late exceeds the places of its time, too. */
  is_also_full: Generated<0 | 1>;
  /** The reason of the exception; null without one. */
  reason: string | null;
}

/** The shop's own notes about customers, by their row in `users`. */
interface CustomerNotesTable {
  user_id: string;
  note: string;
  updated_at: number;
}

export interface CustomerTables {
  taken_orders: TakenOrdersTable;
  customer_notes: CustomerNotesTable;
}
