import type { Migration } from './migration.ts';

/**
 * Taxes by rates. A product has a tax class; an order has the taxes in its prices, as they were when it was placed. Old orders were
 * taxed by the 2 % on top, which is in their `tax_cents`: they have no tax name, no rate, and no rows in `order_taxes`.
 */
export const taxMigration: Migration = {
  id: 19,
  name: 'tax',
  statements: [
    `alter table products add column tax_class text check (tax_class in ('A', 'B', 'C', 'D'))`,
    'alter table orders add column tax_name text',
    'alter table orders add column tax_rate integer',
    'alter table order_lines add column tax_name text',
    'alter table order_lines add column tax_rate integer',
    `create table order_taxes (
      order_id text not null references orders (id) on delete cascade,
      rate integer not null check (rate between 0 and 10000),
      name text not null,
      net_cents integer not null check (net_cents >= 0),
      tax_cents integer not null check (tax_cents >= 0),
      settled_net_cents integer check (settled_net_cents >= 0),
      settled_tax_cents integer check (settled_tax_cents >= 0),
      primary key (order_id, rate)
    )`,
  ],
};
