import type { Migration } from './migration.ts';

/** Orders that were added to an earlier order of the same shopper. */
export const joinedOrdersMigration: Migration = {
  id: 50,
  name: 'joined-orders',
  statements: [
    `alter table orders add column joined_order_id text`,
    `create index orders_joined on orders (joined_order_id) where joined_order_id is not null`,
  ],
};
