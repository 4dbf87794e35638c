import type { Generated } from 'kysely';

/** Every change of `stock_on_hand`. Rows are only added. */
export interface StockMovesTable {
  product_id: string;
  /** Number of the move, from 1 for each product. */
  position: number;
  kind: 'SOLD' | 'RETURNED' | 'SHORTED' | 'COUNTED' | 'RECEIVED' | 'WASTED' | 'CORRECTED' | 'STOPPED';
  /** The pieces added to `stock_on_hand`; negative when pieces were taken. */
  quantity: number;
  /** `stock_on_hand` after it. */
  on_hand: number;
  /** The order, for moves of the kinds SOLD, RETURNED and SHORTED. */
  order_id: string | null;
  /** The line's position in the order. */
  line: number | null;
  /** 1 when the order was placed, 2 when it was paid after its goods had gone back, 3 for the substitute of the line. */
  attempt: number | null;
  created_at: number;
  /** The name that the member of staff had then; null when no member of the staff did it, and for old rows. */
  staff_name: Generated<string | null>;
  /** What the seller wrote about it, such as the number of a delivery note. */
  note: Generated<string | null>;
  /** The Idempotency-Key of the request, or null. */
  repeat_key: Generated<string | null>;
}
