import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { answeredWithdrawalsMigration } from '#backend/db/migrations/0045-answered-withdrawals.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('the withdrawals of an older shop count as not answered', async () => {
  const { query } = database;
  await migrateUntil(database, answeredWithdrawalsMigration.id);
  const withdrawal = { order_id: null, order_number: '7', name: 'Ada', email: 'ada@example.com', goods: '' };
  await query
    .insertInto('withdrawals')
    .values({ id: 'w1', ...withdrawal, received_at: 1 })
    .execute();
  await migrate(database);
  expect(await query.selectFrom('withdrawals').select(['id', 'answered_at']).execute()).toEqual([
    { id: 'w1', answered_at: null },
  ]);
  await query.updateTable('withdrawals').set({ answered_at: 2 }).execute();
  expect(await query.selectFrom('withdrawals').select('answered_at').execute()).toEqual([{ answered_at: 2 }]);
});
