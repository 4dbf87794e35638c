import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { joinedOrdersMigration } from '#backend/db/migrations/0050-joined-orders.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('the orders of an older shop are orders of their own', async () => {
  const { query } = database;
  await migrateUntil(database, joinedOrdersMigration.id);
  const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', password_hash: '', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(user).execute();
  const order = { user_id: 'u1', payment_type: 'COD', status: 'Order Placed', is_paid: 0, currency: 'usd' } as const;
  const sums = { subtotal_cents: 100, tax_cents: 2, amount_cents: 102, address: '{}', payment_state: 'none' } as const;
  await query
    .insertInto('orders')
    .values({ id: 'o1', ...order, ...sums, created_at: 1, updated_at: 1 })
    .execute();
  await migrate(database);
  expect(await query.selectFrom('orders').select(['id', 'joined_order_id']).execute()).toEqual([
    { id: 'o1', joined_order_id: null },
  ]);
});
