import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { joinedNamesMigration } from '#backend/db/migrations/0043-joined-names.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders of the versions before are found by a name of several words as one', async () => {
  await migrateUntil(database, joinedNamesMigration.id);
  await insertOldUser(database);
  const address = (firstName: string, lastName: string) => JSON.stringify({ firstName, lastName, zipcode: 8000 });
  // These are more than the migration reads at once.
  const ids = Array.from({ length: 501 }, (_none, at) => `order-${String(at).padStart(4, '0')}`);
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100).map((id) => ({ id, address: address('Ann', 'van der Berg') }));
    await insertOldOrders(database, some);
  }
  await insertOldOrders(database, [
    { id: 'single', address: address('Ann', 'Berg') },
    { id: 'without-address' },
    { id: 'with-sign', address: address('Jean-Luc', 'O’Brien') },
  ]);
  await migrate(database);
  const words = await database.query
    .selectFrom('order_words')
    .select(['order_id', 'kind', 'word'])
    .orderBy('order_id')
    .orderBy('word')
    .execute();
  expect(words.filter(({ word }) => word === 'vanderberg')).toHaveLength(501);
  expect(words.filter(({ order_id: id }) => !id.startsWith('order-'))).toEqual([
    { order_id: 'with-sign', kind: 'NAME', word: 'jeanluc' },
    { order_id: 'with-sign', kind: 'NAME', word: 'obrien' },
  ]);
});
