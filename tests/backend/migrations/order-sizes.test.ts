import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { orderSizesMigration } from '#backend/db/migrations/0013-order-sizes.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { absentPostgres, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let database: Database;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeDatabase();
  database = await openDatabase(made.database, () => undefined);
});

skipWithoutPostgres();

afterAll(async () => {
  if (absentPostgres() !== null) return;
  await database.close();
  await made.remove();
});

test('lines of orders from before have no size', async () => {
  const { query } = database;
  const { id } = orderSizesMigration;
  await migrate(
    database,
    allMigrations.filter((migration) => migration.id < id),
  );
  const user = { id: 'u1', name: 'Ada', email: 'a@b.co', password_hash: 'x', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(user).execute();
  await query
    .insertInto('orders')
    .values({
      id: 'o1',
      user_id: 'u1',
      payment_type: 'COD',
      status: 'Order Placed',
      is_paid: 0,
      subtotal_cents: 100,
      tax_cents: 2,
      amount_cents: 102,
      currency: 'usd',
      address: '{}',
      payment_state: 'none',
      provider: null,
      success_url: null,
      cancel_url: null,
      created_at: 1000,
      updated_at: 1000,
    })
    .execute();
  const line = { product_id: 'p1', name: 'Rice', category: 'Grains', quantity: 1, price_cents: 100, image_hash: null };
  await query
    .insertInto('order_lines')
    .values({ order_id: 'o1', position: 0, ...line })
    .execute();

  await migrate(
    database,
    allMigrations.filter((migration) => migration.id <= id),
  );

  expect(await query.selectFrom('order_lines').selectAll().execute()).toEqual([
    { order_id: 'o1', position: 0, ...line, size_text: null },
  ]);
});
