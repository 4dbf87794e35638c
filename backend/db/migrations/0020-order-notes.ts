import type { Migration } from './migration.ts';

/** What the shopper tells the shop and the courier about an order. */
export const orderNotesMigration: Migration = {
  id: 20,
  name: 'order-notes',
  statements: [`alter table orders add column note_to_shop text`, `alter table orders add column note_to_courier text`],
};
