import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { confirmedSubscribersMigration } from '#backend/db/migrations/0032-confirmed-subscribers.ts';
import { countSubscribers, listSubscribers } from '#backend/features/shop/newsletter/newsletter-repository.ts';
import { databaseForTests, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('subscribers from before stay, and count as not confirmed', async () => {
  await migrateUntil(database, confirmedSubscribersMigration.id);
  const old = { email: 'ada@example.com', created_at: 1000 };
  await database.query.insertInto('newsletter_subscribers').values(old).execute();
  await migrate(database);
  const page = { limit: 10, after: undefined };
  expect(await listSubscribers(database, { ...page, isConfirmedOnly: false })).toEqual([
    { email: 'ada@example.com', subscribedAt: 1000, confirmedAt: null },
  ]);
  expect(await listSubscribers(database, { ...page, isConfirmedOnly: true })).toEqual([]);
  expect(await countSubscribers(database)).toEqual({ all: 1, confirmed: 0 });
});
