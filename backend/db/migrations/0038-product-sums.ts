import type { Migration } from './migration.ts';

/**
 * What was sold of each product on each past day. The housekeeping adds the days of old orders, one after the other, so that an upgrade
 * of a shop with many orders does not wait for them.
 */
export const productSumsMigration: Migration = {
  id: 38,
  name: 'product-sums',
  statements: [
    `create table product_sums (
      day bigint not null,
      product_id text not null,
      name text not null,
      quantity bigint not null,
      cents bigint not null,
      primary key (day, product_id)
    )`,
    `insert into shop_facts (name, value) values ('products-summed-until', '0')`,
  ],
};
