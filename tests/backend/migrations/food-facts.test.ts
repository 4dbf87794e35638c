import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { foodFactsMigration } from '#backend/db/migrations/0033-food-facts.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('products and orders of an older shop have no food facts, and a version of facts exists once', async () => {
  const { query } = database;
  const run = (statement: string) => query.executeQuery(CompiledQuery.raw(statement));
  await migrateUntil(database, foodFactsMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  await run(
    `insert into products (id, name, category, price_cents, offer_price_cents, description, in_stock, created_at, updated_at)
     values ('p1', 'Milk', 'Dairy', 100, 90, '[]', 1, 1, 1)`,
  );
  await run(
    `insert into order_lines (order_id, position, product_id, name, category, quantity, price_cents)
     values ('o1', 0, 'p1', 'Milk', 'Dairy', 1, 90)`,
  );
  await migrate(database);

  expect(await query.selectFrom('products').selectAll().execute()).toMatchObject([
    { name: 'Milk', food_version: null, allergen_bits: null },
  ]);
  expect(await query.selectFrom('order_lines').selectAll().execute()).toMatchObject([
    { name: 'Milk', food_version: null },
  ]);
  const facts = {
    product_id: 'p1',
    version: 1,
    facts: '{}',
    origins: '[]',
    origins_at: null,
    checked_at: null,
    created_at: 1,
  };
  const insert = (row: typeof facts) => query.insertInto('product_food').values(row).execute();
  await insert(facts);
  await expect(insert(facts)).rejects.toThrow(/unique|constraint/i);
  await expect(insert({ ...facts, version: 0 })).rejects.toThrow(/constraint/i);
  await expect(insert({ ...facts, product_id: 'p2' })).rejects.toThrow(/constraint/i);
});
