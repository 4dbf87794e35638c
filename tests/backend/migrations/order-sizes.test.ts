import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { orderSizesMigration } from '#backend/db/migrations/0013-order-sizes.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('lines of orders from before have no size', async () => {
  const { query } = database;
  const { id } = orderSizesMigration;
  await migrateUntil(database, id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  const line = { product_id: 'p1', name: 'Rice', category: 'Grains', quantity: 1, price_cents: 100, image_hash: null };
  await query
    .insertInto('order_lines')
    .values({ order_id: 'o1', position: 0, ...line })
    .execute();

  await migrate(
    database,
    allMigrations.filter((migration) => migration.id <= id),
  );

  expect(await query.selectFrom('order_lines').selectAll().execute()).toEqual([
    { order_id: 'o1', position: 0, ...line, size_text: null },
  ]);
});
