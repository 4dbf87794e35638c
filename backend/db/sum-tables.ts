import type { Generated } from 'kysely';

/** The sums of the orders of one past hour, or of a past month of 30 days, by kind. See `hourly-sums-repository.ts`. */
export interface OrderSumsTable {
  /** Start of the hour, or of the first hour of the month, in milliseconds since 1970. */
  hour: number;
  payment_type: 'COD' | 'Online';
  is_paid: number;
  orders: number;
  /** The cost of these orders now: that of the found goods, once their picking is finished. */
  cents: number;
  /** The number of test payments among these orders; `test_cents` is what they cost. */
  test_orders: Generated<number>;
  test_cents: Generated<number>;
}

export interface ProductSumsTable {
  /** Start of the day of UTC, in milliseconds since 1970. */
  day: number;
  product_id: string;
  /** Its name in one of the orders of the day. */
  name: string;
  /** The pieces in these orders; 0 when all of them were cancelled later. */
  quantity: number;
  cents: number;
}

/** The money of one past quarter of an hour, of real payments or of tests. See `past-takings-repository.ts`. */
export interface TakingsSumsTable {
  /** Start of the quarter, in milliseconds since 1970. */
  quarter: number;
  is_test: number;
  /** The orders that were placed in it, without the cancelled ones, and their ordered amounts. */
  placed_orders: number;
  placed_cents: number;
  card_cents: number;
  cash_cents: number;
  /** Without failed refunds; these are taken out of the quarter in which they failed. */
  refunded_cents: number;
}

/** The taxes in what was taken less what was refunded in one past quarter of an hour. */
export interface TaxSumsTable {
  /** Start of the quarter, in milliseconds since 1970. */
  quarter: number;
  is_test: number;
  /** 1 when the tax was added to the prices; then there is no rate and no name. */
  is_added: number;
  /** In basis points. */
  rate: number;
  name: string;
  net_cents: number;
  tax_cents: number;
}
