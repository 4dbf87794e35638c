import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { applyPreview, savePreview } from '#backend/features/catalogue/imports/import-repository.ts';
import { firstOwner } from '#backend/features/people/sessions/session-repository.ts';
import { readShopValue } from '#backend/db/shop-values.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();
const productId = 'a'.repeat(24);

test('goods, categories and orders of the version before stay as they are, and an import can change the goods', async () => {
  const { query } = database;
  await migrateUntil(database, 10);
  await query
    .insertInto('products')
    .values({
      id: productId,
      name: 'Milk',
      category: 'Dairy',
      price_cents: 100,
      offer_price_cents: 90,
      description: '[]',
      weight: '1 L',
      in_stock: 1,
      created_at: 1,
      updated_at: 1,
      changed_in: 1,
      position: 1,
    })
    .execute();
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  const read = async () => ({
    products: await query.selectFrom('products').selectAll().execute(),
    categories: await query.selectFrom('categories').selectAll().orderBy('slug').execute(),
    orders: await query.selectFrom('orders').selectAll().execute(),
    version: await readShopValue(query, 'catalogue-version'),
  });
  const before = await read();

  await migrate(database);
  // Later migrations add columns.
  expect(await read()).toMatchObject(before);
  expect(await query.selectFrom('imports').selectAll().execute()).toEqual([]);

  const preview = {
    catalogueVersion: Number(before.version),
    faultCount: 0,
    writes: [{ id: productId, changes: { name: 'Oat milk' } }],
  };
  const token = await savePreview(database, preview, 2);
  expect(await applyPreview(database, { token, skipsFaulty: false, actor: firstOwner }, 3)).toEqual({
    added: 0,
    changed: 1,
  });
  expect((await read()).products).toMatchObject([{ id: productId, name: 'Oat milk', price_cents: 100, weight: '1 L' }]);
});
