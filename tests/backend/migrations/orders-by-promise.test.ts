import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { ordersByPromiseMigration } from '#backend/db/migrations/0031-orders-by-promise.ts';
import { listAllOrders } from '#backend/features/orders/lists/order-list-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders from before are listed by their promised times', async () => {
  await migrateUntil(database, ordersByPromiseMigration.id);
  await insertOldUser(database);
  const ids = ['none', 'later', 'sooner'];
  await insertOldOrders(
    database,
    ids.map((id, at) => ({ id, created_at: 1000 + at })),
  );
  const promise = (id: string, start: number) =>
    database.query
      .updateTable('orders')
      .set({ slot_id: id, slot_kind: 'DELIVERY', slot_start: start, slot_end: start + 900 })
      .where('id', '=', id)
      .execute();
  await promise('later', 9000);
  await promise('sooner', 5000);
  await migrate(database);
  const orders = await listAllOrders(database, {}, { limit: 10, from: null, sort: 'promised' });
  expect(orders.map(({ id }) => id)).toEqual(['sooner', 'later', 'none']);
});
