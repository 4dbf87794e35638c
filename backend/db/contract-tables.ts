import type { Generated } from 'kysely';

/**
 * The withdrawals from orders, as they were typed. Rows are only added; the deletion of an account removes from its rows
 * who wrote them.
 */
export interface WithdrawalsTable {
  id: string;
  /** The order with that number and email; null when there is none. */
  order_id: string | null;
  order_number: string;
  name: string;
  email: string;
  /** The goods that it is for; empty for the whole order. */
  goods: string;
  received_at: number;
  /** When the seller noted that it is answered; null until then. */
  answered_at: Generated<number | null>;
}

/** The texts of the shop's pages that orders refer to. Rows are only added. */
export interface ContractTextsTable {
  /** SHA-256 of the text, in hex. */
  hash: string;
  text: string;
  created_at: number;
}
