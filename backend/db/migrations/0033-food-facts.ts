import type { Migration } from './migration.ts';

/**
 * The facts that a buyer of food must be able to read, by version: rows are only added. A product has its newest version and what
 * the list of products says about allergens; a line of an order has the version at that time. Old products and orders have none.
 */
export const foodFactsMigration: Migration = {
  id: 33,
  name: 'food-facts',
  statements: [
    `create table product_food (
      product_id text not null references products (id) on delete cascade,
      version integer not null check (version >= 1),
      facts text not null,
      origins text not null,
      origins_at bigint,
      checked_at bigint,
      created_at bigint not null,
      primary key (product_id, version)
    )`,
    'alter table products add column food_version integer',
    'alter table products add column allergen_bits integer',
    'alter table order_lines add column food_version integer',
  ],
};
