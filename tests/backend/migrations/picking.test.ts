import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { pickingMigration } from '#backend/db/migrations/0017-picking.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders from before are not settled and want no substitutes, and moves of the stock stay and can be SHORTED', async () => {
  const { query } = database;
  await migrateUntil(database, pickingMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  const product = { id: 'p', name: 'P', category: 'Fruits', price_cents: 9, offer_price_cents: 9, description: '[]' };
  await query
    .insertInto('products')
    .values({ ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1, stock_on_hand: 4 } as never)
    .execute();
  const sold = { product_id: 'p', position: 1, kind: 'SOLD' as const, quantity: -2, on_hand: 4, created_at: 1 };
  const ofOrder = { order_id: 'o1', line: 0, attempt: 1 };
  await query
    .insertInto('stock_moves')
    .values({ ...sold, ...ofOrder })
    .execute();

  await migrate(database);

  const order = await query.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({ substitution: 'NONE', settled_cents: null, settled_tax_cents: null, settled_at: null });
  expect(await query.selectFrom('stock_moves').selectAll().execute()).toMatchObject([{ ...sold, ...ofOrder }]);
  const shorted = { ...sold, ...ofOrder, position: 2, kind: 'SHORTED' as const, quantity: 1, on_hand: 5 };
  await query.insertInto('stock_moves').values(shorted).execute();
  const again = query.insertInto('stock_moves').values({ ...shorted, position: 3 });
  await expect(again.execute()).rejects.toThrow(/unique/i);
  const withoutOrder = { ...sold, position: 3, kind: 'SHORTED' as const, order_id: null, line: null, attempt: null };
  await expect(query.insertInto('stock_moves').values(withoutOrder).execute()).rejects.toThrow(/constraint/i);
});
