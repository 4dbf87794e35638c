import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { contractsMigration } from '#backend/db/migrations/0035-contracts.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products of an older shop are for everybody, and its orders have no withdrawal and no texts of the contract', async () => {
  const { query } = database;
  await migrateUntil(database, contractsMigration.id);
  const product = {
    id: 'p1',
    name: 'Wine',
    category: 'Drinks',
    price_cents: 9,
    offer_price_cents: 9,
    description: '[]',
  };
  await query
    .insertInto('products')
    // The column is not there yet.
    .values({ ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1 } as never)
    .execute();
  const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', password_hash: '', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(user).execute();
  const order = { id: 'o1', user_id: 'u1', payment_type: 'COD', status: 'Order Placed', is_paid: 0, subtotal_cents: 9 };
  await query
    .insertInto('orders')
    .values({
      ...order,
      tax_cents: 0,
      amount_cents: 9,
      currency: 'eur',
      address: '{}',
      payment_state: 'none',
      created_at: 1,
      updated_at: 1,
    } as never)
    .execute();
  await migrate(database);

  expect(await query.selectFrom('products').select(['id', 'minimum_age']).execute()).toEqual([
    { id: 'p1', minimum_age: null },
  ]);
  const placed = query.selectFrom('orders').select(['withdrawn_at', 'terms_hash', 'withdrawal_hash']);
  expect(await placed.execute()).toEqual([{ withdrawn_at: null, terms_hash: null, withdrawal_hash: null }]);
  const setAge = (age: number) => query.updateTable('products').set({ minimum_age: age }).execute();
  await setAge(18);
  await expect(setAge(17)).rejects.toThrow(/constraint/i);
  const texts = { terms_hash: 'of no text' };
  await expect(query.updateTable('orders').set(texts).execute()).rejects.toThrow(/foreign key/i);
});
