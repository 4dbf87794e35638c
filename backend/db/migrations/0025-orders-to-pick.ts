import type { Migration } from './migration.ts';

/** Finds the placed orders that wait to be picked by the time they are promised for, or else by the time they were placed. */
export const ordersToPickMigration: Migration = {
  id: 25,
  name: 'orders-to-pick',
  statements: [
    `create index orders_to_pick on orders (coalesce(slot_start, created_at))
      where stage in ('PLACED', 'PICKING') and (payment_type = 'COD' or is_paid = 1)`,
  ],
};
