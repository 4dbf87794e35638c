import { expect, test } from 'vitest';
import { productSumsMigration } from '#backend/db/migrations/0038-product-sums.ts';
import { migrate } from '#backend/db/migrate.ts';
import { addProductSums, dayMs } from '#backend/features/orders/product-sums-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('the days of old orders get the sums of their products, without cancelled, unpaid and test orders', async () => {
  const { query } = database;
  await migrateUntil(database, productSumsMigration.id);
  await insertOldUser(database);
  const online = { payment_type: 'Online' as const, is_paid: 1, payment_state: 'paid' as const };
  await insertOldOrders(database, [
    { id: 'first', created_at: 5 * dayMs },
    { id: 'last', created_at: 6 * dayMs - 1, ...online, provider: 'stripe' },
    { id: 'next', created_at: 9 * dayMs },
    { id: 'cancelled', created_at: 5 * dayMs },
    { id: 'test', created_at: 5 * dayMs, ...online, provider: 'sandbox' },
    { id: 'unpaid', created_at: 5 * dayMs, ...online, provider: 'stripe', is_paid: 0, payment_state: 'pending' },
    { id: 'today', created_at: 10 * dayMs },
  ]);
  await query.updateTable('orders').set({ stage: 'CANCELLED' }).where('id', '=', 'cancelled').execute();
  const ids = ['first', 'last', 'next', 'cancelled', 'test', 'unpaid', 'today'];
  const line = { name: 'Apple', category: 'Fruits', quantity: 2, price_cents: 150 };
  await query.deleteFrom('order_lines').execute();
  await query
    .insertInto('order_lines')
    .values(ids.map((order_id) => ({ order_id, position: 0, product_id: 'apple', ...line })))
    .execute();
  await migrate(database);
  expect(await query.selectFrom('product_sums').selectAll().execute()).toEqual([]);
  await addProductSums(database, 10 * dayMs + 3_600_000);
  const apple = { product_id: 'apple', name: 'Apple' };
  expect(await query.selectFrom('product_sums').selectAll().orderBy('day').execute()).toEqual([
    { day: 5 * dayMs, ...apple, quantity: 4, cents: 600 },
    { day: 9 * dayMs, ...apple, quantity: 2, cents: 300 },
  ]);
});
