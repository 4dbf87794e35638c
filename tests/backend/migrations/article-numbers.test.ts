import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { articleNumbersMigration } from '#backend/db/migrations/0029-article-numbers.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products of an older shop have no article number, and a number belongs to one product', async () => {
  const { query } = database;
  await migrateUntil(database, articleNumbersMigration.id);
  for (const id of ['p1', 'p2']) {
    const product = { id, name: 'Milk', category: 'Dairy', price_cents: 9, offer_price_cents: 9, description: '[]' };
    await query
      .insertInto('products')
      // The column is not there yet.
      .values({ ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1 } as never)
      .execute();
  }
  await migrate(database);

  const read = await query.selectFrom('products').select(['id', 'name', 'sku']).orderBy('id').execute();
  expect(read).toEqual([
    { id: 'p1', name: 'Milk', sku: null },
    { id: 'p2', name: 'Milk', sku: null },
  ]);
  const setSku = (id: string, sku: string) => query.updateTable('products').set({ sku }).where('id', '=', id).execute();
  await setSku('p1', '4711');
  await expect(setSku('p2', '4711')).rejects.toThrow(/unique/i);
  await expect(setSku('p2', 'x'.repeat(41))).rejects.toThrow(/constraint/i);
});
