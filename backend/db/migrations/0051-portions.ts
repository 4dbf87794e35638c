import type { Migration } from './migration.ts';

/**
 * Goods that are sold in steps of weight: the grams of a step and the least and largest amount of a product, and the grams of a step of an
 * order line as it was placed. Old products and lines are sold by the piece.
 */
export const portionsMigration: Migration = {
  id: 51,
  name: 'portions',
  statements: [
    'alter table products add column portion_grams integer',
    'alter table products add column portion_from integer',
    'alter table products add column portion_to integer',
    'alter table order_lines add column portion_grams integer',
    // A price of another step is not comparable.
    'alter table price_moves add column portion_grams integer',
  ],
};
