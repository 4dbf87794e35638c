/** The shopper's wish for a product that is not there. */
export type SubstitutionWish = 'NONE' | 'SIMILAR_NOT_DEARER';
/** The reason why a line has fewer pieces than ordered. */
export type ShortReason = 'MISSING' | 'DAMAGED' | 'OTHER';

/** Every pick of every line. Rows are only added; the newest of a line counts. */
export interface LinePicksTable {
  order_id: string;
  /** Number of the pick, from 1 for each order. */
  position: number;
  /** The line's position in the order. */
  line: number;
  /** The Idempotency-Key of the request, or null. */
  pick_key: string | null;
  /** The pieces that were found; null takes the pick back. */
  quantity: number | null;
  grams: number | null;
  reason: ShortReason | null;
  /** JSON: the product that is given instead, as it was then. */
  substitute: string | null;
  /** The cost of the line with this pick, without deposits; null when the pick is taken back. */
  cents: number | null;
  at: number;
}

/** The place of an order in the tour of a driver. An order that is no longer OUT can keep its row. */
export interface TourStopsTable {
  order_id: string;
  tour_id: string;
  /** The place in the driving order, from 1. */
  stop: number;
}
