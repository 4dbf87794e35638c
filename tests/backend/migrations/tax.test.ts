import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { taxMigration } from '#backend/db/migrations/0019-tax.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders from before have the tax that was added to their prices, and no taxes in them', async () => {
  const { query } = database;
  const { id } = taxMigration;
  await migrateUntil(database, id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  const before = await query.selectFrom('orders').selectAll().execute();

  await migrate(
    database,
    allMigrations.filter((migration) => migration.id <= id),
  );

  const after = await query.selectFrom('orders').selectAll().execute();
  expect(after).toEqual(before.map((order) => ({ ...order, tax_name: null, tax_rate: null })));
  expect(await query.selectFrom('order_taxes').selectAll().execute()).toEqual([]);
});
