import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { absentPostgres, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let database: Database;

skipWithoutPostgres();

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeDatabase();
  database = await openDatabase(made.database, () => undefined);
});

afterAll(async () => {
  if (absentPostgres() !== null) return;
  await database.close();
  await made.remove();
});

test('a product of the version before is not counted, and moves of one order line are stored once', async () => {
  const { query } = database;
  await migrate(
    database,
    allMigrations.filter(({ id }) => id < 7),
  );
  const product = { id: 'p', name: 'P', category: 'Fruits', price_cents: 9, offer_price_cents: 9, description: '[]' };
  await query
    .insertInto('products')
    // The column is not there yet.
    .values({ ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1 } as never)
    .execute();
  await query
    .insertInto('users')
    .values({ id: 'u', name: 'U', email: 'u@u.u', password_hash: '', cart_version: 0, created_at: 1 } as never)
    .execute();
  await query
    .insertInto('orders')
    .values({
      id: 'o',
      user_id: 'u',
      payment_type: 'COD',
      status: 'Order Placed',
      is_paid: 0,
      subtotal_cents: 9,
      tax_cents: 0,
      amount_cents: 9,
      currency: 'usd',
      address: '{}',
      payment_state: 'none',
      provider: null,
      success_url: null,
      cancel_url: null,
      created_at: 1,
      updated_at: 1,
    } as never)
    .execute();
  await migrate(database);

  const read = await query.selectFrom('products').select('stock_on_hand').executeTakeFirstOrThrow();
  expect(read.stock_on_hand).toBeNull();
  await expect(query.updateTable('products').set({ stock_on_hand: -1 }).execute()).rejects.toThrow(/constraint/i);
  const move = { product_id: 'p', quantity: -1, on_hand: 0, created_at: 1 };
  const sold = { ...move, kind: 'SOLD', order_id: 'o', line: 0, attempt: 1 } as const;
  const counted = { ...move, kind: 'COUNTED', order_id: null, line: null, attempt: null } as const;
  const insert = (row: typeof sold | typeof counted, position: number) =>
    query
      .insertInto('stock_moves')
      .values({ ...row, position })
      .execute();
  await insert(sold, 1);
  await expect(insert(sold, 2)).rejects.toThrow(/unique/i);
  await insert({ ...sold, attempt: 2 } as never, 2);
  await insert(counted, 3);
  await insert(counted, 4);
  await expect(insert({ ...counted, kind: 'SOLD' } as never, 5)).rejects.toThrow(/constraint/i);
});
