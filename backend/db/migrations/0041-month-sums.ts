import type { Migration } from './migration.ts';

/**
 * The sums of past orders for each month of 30 days, so that a sum over years reads few rows. `hour` is the first hour of the month. The
 * housekeeping adds them up from the sums of the hours.
 */
export const monthSumsMigration: Migration = {
  id: 41,
  name: 'month-sums',
  statements: [
    `create table order_month_sums (
      hour bigint not null,
      payment_type text not null check (payment_type in ('COD', 'Online')),
      is_paid integer not null check (is_paid in (0, 1)),
      orders integer not null check (orders > 0),
      cents bigint not null check (cents >= 0),
      test_orders integer not null check (test_orders >= 0),
      test_cents bigint not null check (test_cents >= 0),
      primary key (payment_type, is_paid, hour)
    )`,
    `insert into shop_facts (name, value) values ('order-months-summed-until', '0')`,
  ],
};
