import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';

const database = databaseForTests();

test('orders of the version before are found by the words of their address', async () => {
  const { query } = database;
  await migrateUntil(database, 12);
  await insertOldUser(database);
  const address = {
    firstName: 'Renée',
    lastName: 'Løv',
    email: 'R@Example.com',
    phone: '+45 12 34',
    street: 'Åvej 7',
    zipcode: 8000,
  };
  // These are more than the migration reads at once.
  const ids = Array.from({ length: 1201 }, (_none, at) => `order-${String(at).padStart(4, '0')}`);
  for (let from = 0; from < ids.length; from += 200) {
    const some = ids.slice(from, from + 200).map((id) => ({ id, address: JSON.stringify(address) }));
    await insertOldOrders(database, some);
  }
  await insertOldOrders(database, [{ id: 'without-address' }]);
  await migrate(database);
  const words = await query
    .selectFrom('order_words')
    .selectAll()
    .orderBy('order_id')
    .orderBy('kind')
    .orderBy('word')
    .execute();
  expect(words).toHaveLength(ids.length * 12);
  expect(words.slice(-12)).toEqual(
    [
      ['EMAIL', 'r@example.com'],
      ['NAME', 'loev'],
      ['NAME', 'lov'],
      ['NAME', 'renee'],
      ['PHONE', '1234'],
      ['PHONE', '234'],
      ['PHONE', '451234'],
      ['PHONE', '51234'],
      ['PLACE', '7'],
      ['PLACE', '8000'],
      ['PLACE', 'aavej'],
      ['PLACE', 'avej'],
    ].map(([kind, word]) => ({ order_id: 'order-1200', kind, word })),
  );
});
