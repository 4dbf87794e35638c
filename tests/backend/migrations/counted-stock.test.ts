import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('a product of the version before is not counted, and moves of one order line are stored once', async () => {
  const { query } = database;
  await migrateUntil(database, 7);
  const product = { id: 'p', name: 'P', category: 'Fruits', price_cents: 9, offer_price_cents: 9, description: '[]' };
  await query
    .insertInto('products')
    // The column is not there yet.
    .values({ ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1 } as never)
    .execute();
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o' }]);
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
