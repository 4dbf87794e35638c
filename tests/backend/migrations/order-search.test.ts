import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
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

test('orders of the version before are found by the words of their address', async () => {
  const { query } = database;
  await migrate(
    database,
    allMigrations.filter(({ id }) => id < 12),
  );
  const user = { name: 'Ada', email: 'a@b.co', password_hash: 'x', cart_version: 0, created_at: 1 };
  await query
    .insertInto('users')
    .values({ id: 'u1', ...user })
    .execute();
  const address = { firstName: 'Renée', lastName: 'Løv', email: 'R@Example.com', phone: '+45 12 34' };
  const order = {
    user_id: 'u1',
    payment_type: 'COD',
    status: 'Order Placed',
    is_paid: 0,
    subtotal_cents: 100,
    tax_cents: 2,
    amount_cents: 102,
    currency: 'usd',
    payment_state: 'none',
    provider: null,
    success_url: null,
    cancel_url: null,
    created_at: 1000,
    updated_at: 1000,
  } as const;
  // More than the migration reads at once.
  const ids = Array.from({ length: 1201 }, (_none, at) => `order-${String(at).padStart(4, '0')}`);
  for (let from = 0; from < ids.length; from += 200) {
    await query
      .insertInto('orders')
      .values(ids.slice(from, from + 200).map((id) => ({ id, ...order, address: JSON.stringify(address) })))
      .execute();
  }
  await query
    .insertInto('orders')
    .values({ id: 'without-address', ...order, address: '{}' })
    .execute();
  await migrate(database);
  const words = await query
    .selectFrom('order_words')
    .selectAll()
    .orderBy('order_id')
    .orderBy('kind')
    .orderBy('word')
    .execute();
  expect(words).toHaveLength(ids.length * 5);
  expect(words.slice(-5)).toEqual(
    [
      ['PHONE', '451234'],
      ['PHONE_END', '432154'],
      ['TEXT', 'lov'],
      ['TEXT', 'r@example.com'],
      ['TEXT', 'renee'],
    ].map(([kind, word]) => ({ order_id: 'order-1200', kind, word })),
  );
});
