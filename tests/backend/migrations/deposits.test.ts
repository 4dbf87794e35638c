import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { depositsMigration } from '#backend/db/migrations/0047-deposits.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products and orders of an older shop have no deposit, and can get one', async () => {
  const { query } = database;
  await migrateUntil(database, depositsMigration.id);
  const product = { name: 'Cola', category: 'Drinks', price_cents: 9, offer_price_cents: 9, description: '[]' };
  await query
    .insertInto('products')
    // The columns are not there yet.
    .values({ id: 'p1', ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1 } as never)
    .execute();
  const user = { id: 'u1', name: 'Ada', email: 'a@b.example', password_hash: '', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(user).execute();
  const order = { payment_type: 'COD', status: '', is_paid: 0, subtotal_cents: 9, tax_cents: 0, amount_cents: 9 };
  const rest = { currency: 'eur', address: '{}', payment_state: 'none', created_at: 1, updated_at: 1 };
  await query
    .insertInto('orders')
    .values({ id: 'o1', user_id: 'u1', ...order, ...rest } as never)
    .execute();
  const line = { order_id: 'o1', position: 0, product_id: 'p1', name: 'Cola', category: 'Drinks' };
  await query
    .insertInto('order_lines')
    .values({ ...line, quantity: 1, price_cents: 9 } as never)
    .execute();
  await migrate(database);

  const read = () => query.selectFrom('products').select(['deposit_type_id', 'deposit_count']).execute();
  expect(await read()).toEqual([{ deposit_type_id: null, deposit_count: null }]);
  expect(await query.selectFrom('order_lines').select('deposit').execute()).toEqual([{ deposit: null }]);
  expect(await query.selectFrom('orders').select(['deposit_cents', 'settled_deposit_cents']).execute()).toEqual([
    { deposit_cents: 0, settled_deposit_cents: null },
  ]);

  const bottle = { name: 'Bottle', cents: 15, kind: 'RETURNABLE' as const, created_at: 2, archived_at: null };
  await query
    .insertInto('deposit_types')
    .values({ id: 't1', ...bottle })
    .execute();
  await query.updateTable('products').set({ deposit_type_id: 't1', deposit_count: 6 }).execute();
  expect(await read()).toEqual([{ deposit_type_id: 't1', deposit_count: 6 }]);
  const move = { id: 'm1', type_id: 't1', order_id: 'o1', kind: 'CHARGED' as const, cents: 90, at: 3 };
  await query
    .insertInto('deposit_moves')
    .values({ ...move, count: null, payout: null })
    .execute();
  const unknown = { ...move, id: 'm2', type_id: 'none', count: null, payout: null };
  await expect(query.insertInto('deposit_moves').values(unknown).execute()).rejects.toThrow(/constraint/i);
  const nothing = { ...move, id: 'm3', cents: 0, count: null, payout: null };
  await expect(query.insertInto('deposit_moves').values(nothing).execute()).rejects.toThrow(/constraint/i);
});
