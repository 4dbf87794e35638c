import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { mailsMigration } from '#backend/db/migrations/0014-mails.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders from before stay as they are, and send no mail', async () => {
  const { query } = database;
  const { id } = mailsMigration;
  await migrateUntil(database, id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  const before = await query.selectFrom('orders').selectAll().execute();

  await migrate(
    database,
    allMigrations.filter((migration) => migration.id <= id),
  );

  expect(await query.selectFrom('orders').selectAll().execute()).toEqual(before);
  expect(await query.selectFrom('mails').selectAll().execute()).toEqual([]);
});
