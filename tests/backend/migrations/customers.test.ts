import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { customersMigration } from '#backend/db/migrations/0049-customers.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('guests and links of the version before are not of the staff, and a note ends with its customer', async () => {
  await migrateUntil(database, customersMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'order' }]);
  const { query } = database;
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
  await migrate(database);
  const guest = await query.selectFrom('guests').select('by_staff').executeTakeFirst();
  const link = await query.selectFrom('guest_links').select('order_id').executeTakeFirst();
  expect([guest, link]).toEqual([{ by_staff: 0 }, { order_id: null }]);
  expect(await query.selectFrom('taken_orders').selectAll().execute()).toEqual([]);
  await query.insertInto('customer_notes').values({ user_id: 'guest', note: 'Ring twice', updated_at: 1 }).execute();
  await query.deleteFrom('users').where('id', '=', 'guest').execute();
  expect(await query.selectFrom('customer_notes').selectAll().execute()).toEqual([]);
});
