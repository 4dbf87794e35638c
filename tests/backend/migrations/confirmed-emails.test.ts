import { expect, test } from 'vitest';
import { confirmedEmailsMigration } from '#backend/db/migrations/0024-confirmed-emails.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('the email of an old account is unconfirmed, and no mail is counted', async () => {
  await migrateUntil(database, confirmedEmailsMigration.id);
  await insertOldUser(database);
  await migrate(database);
  expect(await database.query.selectFrom('users').select('email_confirmed_at').execute()).toEqual([
    { email_confirmed_at: null },
  ]);
  expect(await database.query.selectFrom('mail_sends').selectAll().execute()).toEqual([]);
});
