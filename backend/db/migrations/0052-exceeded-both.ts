import type { Migration } from './migration.ts';

/** An order that the staff takes can exceed both: the last time to order, and the places of its time. */
export const exceededBothMigration: Migration = {
  id: 52,
  name: 'exceeded-both',
  statements: [
    `alter table taken_orders add column is_also_full integer not null default 0 check (is_also_full in (0, 1))`,
  ],
};
