import type { Migration } from './migration.ts';

const isTest = `provider = 'sandbox'`;
const dueCents = `coalesce(settled_cents, amount_cents)`;

/** The sums of past hours count what orders cost after the picking, and have test payments apart: all are added up again. */
export const settledSumsMigration: Migration = {
  id: 22,
  name: 'settled-sums',
  statements: [
    `drop table order_sums`,
    `create table order_sums (
      hour bigint not null,
      payment_type text not null check (payment_type in ('COD', 'Online')),
      is_paid integer not null check (is_paid in (0, 1)),
      orders integer not null check (orders > 0),
      cents bigint not null check (cents >= 0),
      test_orders integer not null default 0 check (test_orders >= 0),
      test_cents bigint not null default 0 check (test_cents >= 0),
      primary key (payment_type, is_paid, hour)
    )`,
    `insert into order_sums (hour, payment_type, is_paid, orders, cents, test_orders, test_cents)
      select created_at - created_at % 3600000, payment_type, is_paid, count(*), sum(${dueCents}),
        sum(case when ${isTest} then 1 else 0 end), sum(case when ${isTest} then ${dueCents} else 0 end)
      from orders
      where stage <> 'CANCELLED' and (payment_type = 'COD' or is_paid = 1)
        and created_at < (select cast(value as bigint) from shop_facts where name = 'orders-summed-until')
      group by created_at - created_at % 3600000, payment_type, is_paid`,
  ],
};
