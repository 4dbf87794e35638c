import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { productWordsMigration } from '#backend/db/migrations/0037-product-words.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products of an older shop have no search words, and can get some', async () => {
  const { query } = database;
  await migrateUntil(database, productWordsMigration.id);
  const product = {
    id: 'p1',
    name: 'Cola',
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
  await migrate(database);

  const read = () => query.selectFrom('products').select(['id', 'name', 'search_words']).execute();
  expect(await read()).toEqual([{ id: 'p1', name: 'Cola', search_words: null }]);
  await query.updateTable('products').set({ search_words: 'pop, Brause' }).execute();
  expect(await read()).toEqual([{ id: 'p1', name: 'Cola', search_words: 'pop, Brause' }]);
});
