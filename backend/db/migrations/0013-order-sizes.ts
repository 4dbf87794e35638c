import type { Migration } from './migration.ts';

/** The size of a product as it was ordered. Orders from before have none: the product may have changed since. */
export const orderSizesMigration: Migration = {
  id: 13,
  name: 'order-sizes',
  statements: ['alter table order_lines add column size_text text'],
};
