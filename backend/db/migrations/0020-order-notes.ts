import type { Migration } from './migration.ts';

/** The shopper's notes about an order, to the shop and to the courier. */
export const orderNotesMigration: Migration = {
  id: 20,
  name: 'order-notes',
  statements: [`alter table orders add column note_to_shop text`, `alter table orders add column note_to_courier text`],
};
