import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { gtinMigration } from '#backend/db/migrations/0036-gtin.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products of an older shop have no barcode, and a barcode of 14 digits belongs to one product', async () => {
  const { query } = database;
  await migrateUntil(database, gtinMigration.id);
  for (const id of ['p1', 'p2']) {
    const product = { id, name: 'Milk', category: 'Dairy', price_cents: 9, offer_price_cents: 9, description: '[]' };
    await query
      .insertInto('products')
      // The column is not there yet.
      .values({ ...product, weight: null, in_stock: 1, created_at: 1, updated_at: 1 } as never)
      .execute();
  }
  await migrate(database);

  const read = await query.selectFrom('products').select(['id', 'gtin']).orderBy('id').execute();
  expect(read).toEqual([
    { id: 'p1', gtin: null },
    { id: 'p2', gtin: null },
  ]);
  const setGtin = (id: string, gtin: string) =>
    query.updateTable('products').set({ gtin }).where('id', '=', id).execute();
  await setGtin('p1', '04006381333931');
  await expect(setGtin('p2', '04006381333931')).rejects.toThrow(/unique/i);
  await expect(setGtin('p2', '4006381333931')).rejects.toThrow(/constraint/i);
});
