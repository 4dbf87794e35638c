import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { listedNumbersMigration } from '#backend/db/migrations/0027-listed-numbers.ts';
import { listOrdersOf } from '#backend/features/orders/lists/order-list-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders from before are listed by their numbers, also the one that a process of the version before still places', async () => {
  const { query } = database;
  await migrateUntil(database, listedNumbersMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [
    { id: 'far', created_at: 1000 },
    { id: 'first', created_at: 5000 },
    { id: 'second', created_at: 3000 },
    { id: 'third', created_at: 3000 },
  ]);
  // More than a batch of numbers lies between this one and the next.
  await query.insertInto('order_numbers').values({ order_id: 'far', number: -9000 }).execute();
  for (const order_id of ['first', 'second', 'third'])
    await query.insertInto('order_numbers').values({ order_id }).execute();
  await migrate(database);
  const stored = await query.selectFrom('orders').select(['id', 'number']).orderBy('number').execute();
  expect(stored).toEqual([
    { id: 'far', number: -9000 },
    { id: 'first', number: 1001 },
    { id: 'second', number: 1002 },
    { id: 'third', number: 1003 },
  ]);

  await insertOldOrders(database, [{ id: 'late', created_at: 2000 }]);
  const orders = await listOrdersOf(database, 'u1', { limit: 9, from: null });
  expect(orders.map(({ id, number }) => [id, number])).toEqual([
    ['late', 1004],
    ...stored.toReversed().map(({ id, number }) => [id, number]),
  ]);
});
