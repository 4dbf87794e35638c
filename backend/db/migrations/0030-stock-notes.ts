import type { Migration } from './migration.ts';

/** Who changed the stock, with which note and Idempotency-Key, and who made a refund. Old rows do not say it. */
export const stockNotesMigration: Migration = {
  id: 30,
  name: 'stock-notes',
  statements: [
    `alter table stock_moves add column staff_name text`,
    `alter table stock_moves add column note text`,
    `alter table stock_moves add column repeat_key text`,
    `create index stock_moves_by_key on stock_moves (repeat_key) where repeat_key is not null`,
    `alter table refunds add column staff_name text`,
  ],
};
