import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { ordersToPickMigration } from '#backend/db/migrations/0025-orders-to-pick.ts';
import { listNextOrders } from '#backend/features/orders/lists/next-orders-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();
const online = {
  payment_type: 'Online',
  payment_state: 'pending',
  provider: 'sandbox',
  success_url: 'https://shop.test/loader',
  cancel_url: 'https://shop.test/cart',
} as const;

test('orders from before are in the list of the orders to pick next', async () => {
  await migrateUntil(database, ordersToPickMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [
    { id: 'promised', created_at: 1000 },
    { id: 'later', created_at: 3000 },
    { ...online, id: 'unpaid', created_at: 1000 },
    { id: 'ready', created_at: 1000 },
  ]);
  const { query } = database;
  const slot = { slot_id: 's', slot_kind: 'DELIVERY', slot_start: 9000, slot_end: 9900 } as const;
  await query.updateTable('orders').set(slot).where('id', '=', 'promised').execute();
  await query.updateTable('orders').set({ stage: 'READY' }).where('id', '=', 'ready').execute();
  await migrate(database);
  expect((await listNextOrders(database, 10)).map(({ id }) => id)).toEqual(['later', 'promised']);
});
