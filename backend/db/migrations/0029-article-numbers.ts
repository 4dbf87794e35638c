import type { Migration } from './migration.ts';

/** The seller's own number of a product, by which the rows of price lists match. Old products have none. */
export const articleNumbersMigration: Migration = {
  id: 29,
  name: 'article-numbers',
  statements: [
    `alter table products add column sku text check (length(sku) between 1 and 40)`,
    `create unique index products_by_sku on products (sku)`,
  ],
};
