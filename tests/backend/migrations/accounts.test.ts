import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { accountsMigration } from '#backend/db/migrations/0015-accounts.ts';
import { orderNotesMigration } from '#backend/db/migrations/0020-order-notes.ts';
import { listAddresses } from '#backend/features/people/addresses/address-repository.ts';
import { findOrder } from '#backend/features/orders/order-repository.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';
import { goodAddress } from '#tests/support/store-records.ts';

const database = databaseForTests();

const oldAddress = (id: string, zipcode: number, created_at: number) => ({
  id,
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Green',
  email: 'a@b.co',
  street: '1 Row',
  city: 'Springfield',
  state: 'Oregon',
  zipcode,
  country: 'USA',
  phone: '55555',
  created_at,
});

test('addresses and orders from before have their postal code as text, also those that an old process still writes', async () => {
  const { query } = database;
  await migrateUntil(database, accountsMigration.id);
  await insertOldUser(database);
  await query
    .insertInto('addresses')
    .values(oldAddress('a1', 97_477, 1))
    .execute();
  await insertOldOrders(database, [{ id: 'o1', address: JSON.stringify(goodAddress) }]);

  await migrate(
    database,
    allMigrations.filter(({ id }) => id <= orderNotesMigration.id),
  );
  await query
    .insertInto('addresses')
    .values(oldAddress('a2', 501, 2))
    .execute();

  expect(await listAddresses(database, 'u1')).toMatchObject([
    { _id: 'a1', postalCode: '97477', isDefault: false },
    { _id: 'a2', postalCode: '501', isDefault: false },
  ]);
  const order = await findOrder(query, 'o1');
  expect(order).toMatchObject({ noteToShop: null, noteToCourier: null });
  const { zipcode: _zipcode, ...fields } = goodAddress;
  expect(order?.address).toEqual({ ...fields, postalCode: '97477' });
});
