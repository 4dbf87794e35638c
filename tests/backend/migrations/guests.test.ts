import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { guestsMigration } from '#backend/db/migrations/0048-guests.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('shoppers and orders of the versions before are no guests; a guest and its links end with its row of users', async () => {
  await migrateUntil(database, guestsMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'order' }]);
  await migrate(database);
  const { query } = database;
  const count = async (table: 'guests' | 'guest_links') => (await query.selectFrom(table).selectAll().execute()).length;
  expect([await count('guests'), await count('guest_links')]).toEqual([0, 0]);
  const row = { id: 'guest', name: 'Ada Green', email: 'guest 1', password_hash: '', cart_version: 0, created_at: 1 };
  await query.insertInto('users').values(row).execute();
  const contact = { email: 'ada@example.com', mailbox: 'ada@example.com', phone: '1', network: null, created_at: 1 };
  await query
    .insertInto('guests')
    .values({ user_id: 'guest', ...contact })
    .execute();
  await query
    .insertInto('guest_links')
    .values({ secret_hash: 'hash', user_id: 'guest', is_mailed: 1, created_at: 1 })
    .execute();
  await query.deleteFrom('users').where('id', '=', 'guest').execute();
  expect([await count('guests'), await count('guest_links')]).toEqual([0, 0]);
});
