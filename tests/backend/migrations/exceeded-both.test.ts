import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { exceededBothMigration } from '#backend/db/migrations/0052-exceeded-both.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('an order that the staff has taken before keeps the one thing that it exceeds', async () => {
  await migrateUntil(database, exceededBothMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'order' }]);
  const { query } = database;
  const taken = {
    order_id: 'order',
    staff_id: 's',
    staff_name: 'Ada',
    exceeded: 'PAST_CUT_OFF',
    reason: 'ill',
  } as const;
  await query.insertInto('taken_orders').values(taken).execute();
  await migrate(database);
  expect(await query.selectFrom('taken_orders').selectAll().execute()).toEqual([{ ...taken, is_also_full: 0 }]);
});
