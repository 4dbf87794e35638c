import type { Migration } from './migration.ts';

/** The seller's own words by which shoppers find a product. Old products have none. */
export const productWordsMigration: Migration = {
  id: 37,
  name: 'product-words',
  statements: [`alter table products add column search_words text`],
};
