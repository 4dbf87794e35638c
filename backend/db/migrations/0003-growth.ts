import type { Migration } from './migration.ts';

/**
 * Indexes for changed products and pages of orders, and hourly sums of orders: a read costs no more than what it
 * returns.
 */
export const growthMigration: Migration = {
  id: 3,
  name: 'growth',
  statements: [
    `alter table products add column changed_in bigint not null default 0`,
    `create index products_by_change on products (changed_in)`,
    `drop index orders_by_user`,
    `create index orders_of_user on orders (user_id, created_at, id)`,
    `drop index orders_in_order`,
    `create index orders_by_payment on orders (payment_type, is_paid, created_at, id)`,
    `create table order_sums (
      hour bigint not null,
      payment_type text not null check (payment_type in ('COD', 'Online')),
      is_paid integer not null check (is_paid in (0, 1)),
      orders integer not null check (orders > 0),
      cents bigint not null check (cents > 0),
      primary key (payment_type, is_paid, hour)
    )`,
    `insert into shop_facts (name, value) values ('orders-summed-until', '0')`,
  ],
};
