import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { refundLinesMigration } from '#backend/db/migrations/0021-refund-lines.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('refunds from before stay, are for no line, and new ones can name lines once', async () => {
  const { query } = database;
  await migrateUntil(database, refundLinesMigration.id);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  const refund = { id: 'r1', order_id: 'o1', cents: 5, reason: 'Bruised', state: 'DONE' as const, created_at: 1 };
  await query
    .insertInto('refunds')
    .values({ ...refund, repeat_key: null, provider: null, provider_ref: null, next_try_at: null })
    .execute();

  await migrate(database);

  expect(await query.selectFrom('refunds').selectAll().execute()).toMatchObject([refund]);
  expect(await query.selectFrom('refund_lines').selectAll().execute()).toEqual([]);
  const line = query.insertInto('refund_lines').values({ order_id: 'o1', refund_id: 'r1', line: 0, cents: 5 });
  await line.execute();
  await expect(line.execute()).rejects.toThrow(/unique/i);
});
