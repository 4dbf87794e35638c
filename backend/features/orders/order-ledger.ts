import type { ShortReason } from '#backend/db/picking-tables.ts';
import type { MoneyMoveKind, OrderActor, OrderStage, RefundsTable } from '#backend/db/tables.ts';
import type { IncludedTax } from '#backend/money.ts';

/** A change of an order's stage. */
export interface OrderEvent {
  /** Milliseconds since 1970. */
  at: number;
  stage: OrderStage;
  actor: OrderActor;
  note: string | null;
}

/** A refund of an order. */
interface OrderRefund {
  id: string;
  cents: number;
  reason: string;
  state: RefundsTable['state'];
  createdAt: number;
}

/** A part of a refund that is for a line. */
export interface RefundedLine {
  refundId: string;
  line: number;
  cents: number;
  /** The rate of the tax in the line's price, in basis points; null when its tax was added to the prices. */
  basisPoints: number | null;
  /** When the refund was entered, in milliseconds since 1970. */
  at: number;
  /** When it turned out that it did not reach the shopper; null when it did not. */
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
}

/** What was found of a line. */
export interface LinePick {
  /** The line's position in the order. */
  line: number;
  /** Pieces of the ordered product, or of the substitute. */
  quantity: number;
  /** What they weigh together; null for goods that are not weighed. */
  grams: number | null;
  /** Why there are fewer pieces, or other ones; null when all were found. */
  reason: ShortReason | null;
  substitute: Substitute | null;
  /** What the line costs with this pick. */
  cents: number;
}

/** What a pick says of a line; the price follows. */
export type FoundGoods = Omit<LinePick, 'cents'>;

/** All entries of one order, oldest first. */
export interface OrderLedger {
  events: OrderEvent[];
  moves: { kind: MoneyMoveKind; cents: number }[];
  refunds: OrderRefund[];
  /** The lines that refunds are for. */
  refundedLines: RefundedLine[];
  /** The taxes in its prices; none by the rule `FLOOR`. */
  taxes: OrderTaxes;
  /** The newest pick of each line. */
  picks: LinePick[];
}
