import type { ShortReason } from '#backend/db/picking-tables.ts';
import type { RefundsTable } from '#backend/db/refund-tables.ts';
import type { MoneyMoveKind, OrderActor, OrderStage } from '#backend/db/tables.ts';
import type { LineDeposit } from '#backend/rules/deposits.ts';
import type { IncludedTax, TaxRate } from '#backend/rules/money.ts';

/** A change of an order's stage. */
export interface OrderEvent {
  /** Milliseconds since 1970. */
  at: number;
  stage: OrderStage;
  actor: OrderActor;
  note: string | null;
  /** The name that the member of staff had then; null or absent when no member of the staff did it. */
  staffName?: string | null;
}

/** A refund of an order. */
interface OrderRefund {
  id: string;
  cents: number;
  reason: string;
  state: RefundsTable['state'];
  createdAt: number;
  /** The name that the member of staff had then; null or absent when no member of the staff made it. */
  staffName?: string | null;
  /** Whether it counts towards what is missing when the picking is finished. */
  isForMissing?: boolean;
}

/** A part of a refund that is for a line. */
export interface RefundedLine {
  refundId: string;
  line: number;
  cents: number;
  /** The number of the order's newest pick when it was entered, 0 without one; null in old entries. */
  afterPick: number | null;
  /** The time at which the refund was entered, in milliseconds since 1970. */
  at: number;
  /** The time at which the refund failed to reach the shopper; null when it did not fail. */
  failedAt: number | null;
}

/** The taxes of an order, highest rate first. */
export interface OrderTaxes {
  placed: IncludedTax[];
  /** The taxes in the price of what was found; null until the picking is finished. */
  settled: IncludedTax[] | null;
}

/** A product that is given instead of the ordered one, as it was then. */
export interface Substitute {
  productId: string;
  name: string;
  category: string;
  priceCents: number;
  imageHash: string | null;
  sizeText: string | null;
  /** The tax in its price. Null, or absent in old picks: that of the ordered product. */
  tax?: TaxRate | null;
  /** The deposit of one piece. Null or absent without one. */
  deposit?: LineDeposit | null;
  /** The grams of one step, which are those of the ordered goods. Null or absent for goods that are sold by the piece. */
  portionGrams?: number | null;
}

/** The goods that were found for a line. */
export interface LinePick {
  /** The line's position in the order. */
  line: number;
  /** Pieces of the ordered product, or of the substitute. */
  quantity: number;
  /** The weight of all pieces together; null for goods that are not weighed. */
  grams: number | null;
  /** The reason why there are fewer pieces, or other ones; null when all were found. */
  reason: ShortReason | null;
  substitute: Substitute | null;
  /** The cost of the line with this pick, without deposits. */
  cents: number;
}

/** A pick as it is recorded. */
export interface RecordedPick extends LinePick {
  /** The number of the pick among those of its order, from 1. */
  position: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A pick of a line without its price, which follows from it. */
export type FoundGoods = Omit<LinePick, 'cents'>;

/** An order as another one of the same stop names it. */
export interface NamedOrder {
  id: string;
  number: number;
}

/** The other orders of the same stop. */
export interface OrderStop {
  /** The order that it was added to, or null. */
  first: NamedOrder | null;
  /** The orders that were added to it and are neither cancelled nor ended, oldest first. An unpaid one is not placed yet. */
  added: readonly (NamedOrder & { isPlaced: boolean })[];
}

/** All entries of one order, oldest first. */
export interface OrderLedger {
  events: OrderEvent[];
  moves: { kind: MoneyMoveKind; cents: number; at: number }[];
  refunds: OrderRefund[];
  /** The lines that refunds are for. */
  refundedLines: RefundedLine[];
  /** The taxes in its prices; none by the rule `FLOOR`. */
  taxes: OrderTaxes;
  /** The newest pick of each line. */
  picks: RecordedPick[];
  stop: OrderStop;
}
