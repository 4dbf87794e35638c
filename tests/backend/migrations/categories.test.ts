import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { CompiledQuery } from 'kysely';
import { databaseForTests, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products of the version before keep their category, pictures and cart lines, and may get any other category', async () => {
  const { query } = database;
  const run = (statement: string) => query.executeQuery(CompiledQuery.raw(statement));
  await migrateUntil(database, 9);
  await insertOldUser(database);
  await run(
    `insert into products (id, name, category, price_cents, offer_price_cents, description, in_stock, created_at, updated_at)
     values ('p1', 'Milk', 'Dairy', 100, 90, '[]', 1, 1, 1)`,
  );
  await run(`insert into images (hash, created_at) values ('h', 1)`);
  await run(`insert into product_images (product_id, position, hash) values ('p1', 0, 'h')`);
  await run(`insert into cart_lines (user_id, product_id, quantity, position) values ('u1', 'p1', 2, 0)`);

  await migrate(database);
  const products = () => query.selectFrom('products').select(['id', 'category']).execute();
  expect(await products()).toEqual([{ id: 'p1', category: 'Dairy' }]);
  expect(await query.selectFrom('product_images').selectAll().execute()).toHaveLength(1);
  expect(await query.selectFrom('cart_lines').selectAll().execute()).toHaveLength(1);
  const names = await query.selectFrom('categories').select('name').orderBy('position').execute();
  expect(names.map(({ name }) => name)).toEqual([
    'Vegetables',
    'Fruits',
    'Drinks',
    'Instant',
    'Dairy',
    'Bakery',
    'Grains',
  ]);
  await query.updateTable('products').set({ category: 'Pet Food' }).execute();
  expect(await products()).toEqual([{ id: 'p1', category: 'Pet Food' }]);
  await expect(query.updateTable('products').set({ category: '' }).execute()).rejects.toThrow(/constraint/i);
});
