import type { Generated } from 'kysely';

/** A single-use container, one that is filled again, or a crate. */
export type DepositKind = 'SINGLE_USE' | 'RETURNABLE' | 'CRATE';

/** A kind of container with its deposit. Its amount and kind never change, so that a container is worth what was charged for it. */
export interface DepositTypesTable {
  id: string;
  name: string;
  /** The deposit of one container. */
  cents: number;
  kind: DepositKind;
  created_at: number;
  /** When it was archived; null while products can get it. */
  archived_at: number | null;
}

/** The money that was given back for containers. */
export type DepositPayout = 'CASH' | 'TERMINAL' | 'TRANSFER';

/**
 * The deposits that were charged and given back. Rows are only added; the sum of `cents` of a type is what is open: what the shop has
 * for containers that are with its customers.
 */
export interface DepositMovesTable {
  id: string;
  type_id: string;
  /** The order whose deposit changed, or with which containers came back; null for containers that came without an order. */
  order_id: string | null;
  /** `CHARGED`: with an order, negative for what went back with its lines. `RETURNED`: containers came back, negative. */
  kind: 'CHARGED' | 'RETURNED';
  cents: number;
  /** The containers that came back; null for `CHARGED`. Negative where a wrong entry is taken back. */
  count: number | null;
  /** How the money went back; null for `CHARGED`. */
  payout: DepositPayout | null;
  /** The member of staff who took the containers, with the name of that time; null for `CHARGED`. */
  staff_id: Generated<string | null>;
  staff_name: Generated<string | null>;
  at: number;
}
