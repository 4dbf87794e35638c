import type { Migration } from './migration.ts';

/** The barcode of a product, always with 14 digits, so that each number has one form. Old products have none. */
export const gtinMigration: Migration = {
  id: 36,
  name: 'gtin',
  statements: [
    `alter table products add column gtin text check (length(gtin) = 14)`,
    `create unique index products_by_gtin on products (gtin)`,
  ],
};
