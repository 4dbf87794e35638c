import type { Generated } from 'kysely';

/** The sums of the orders of one past hour, by kind. See `hourly-sums-repository.ts`. */
export interface OrderSumsTable {
  /** Start of the hour, in milliseconds since 1970. */
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
