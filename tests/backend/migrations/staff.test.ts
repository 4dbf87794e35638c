import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { databaseForTests, insertOldOrders, insertOldUser, migrateUntil } from '#tests/support/old-database.ts';
import { findSession, hashOf } from '#backend/features/people/sessions/session-repository.ts';
import { listChanges } from '#backend/features/people/staff/changes-repository.ts';

const database = databaseForTests();

test('older sessions and events of the seller belong to the first owner', async () => {
  const { query } = database;
  await migrateUntil(database, 18);
  await insertOldUser(database);
  await insertOldOrders(database, [{ id: 'o1' }]);
  await query.insertInto('order_numbers').values({ number: 1001, order_id: 'o1' }).execute();
  const event = { order_id: 'o1', stage: 'PLACED', actor: 'SHOPPER', note: null } as const;
  await query
    .insertInto('order_events')
    .values([
      { ...event, version: 1, at: 10 },
      { ...event, version: 2, at: 20, stage: 'PICKING', actor: 'SELLER' },
      { ...event, version: 3, at: 30, stage: 'CANCELLED', actor: 'SHOPPER' },
    ])
    .execute();
  const id = 's'.repeat(43);
  const session = { role: 'seller', user_id: null, created_at: 1, last_seen_at: 1, expires_at: 9_999_999 } as const;
  await query
    .insertInto('sessions')
    .values({ id_hash: hashOf(id), ...session })
    .execute();

  await migrate(database);

  expect(await findSession(database, 'seller', id, 2)).toMatchObject({ staff: { id: 'owner', role: 'OWNER' } });
  expect(await query.selectFrom('audit').selectAll().execute()).toEqual([]);
  const changes = await listChanges(database, { since: 0 }, { limit: 9, after: null });
  expect(changes).toMatchObject([
    { actorId: 'SHOPPER', action: 'ORDER_CANCELLED', subjectName: '1001', before: '{"stage":"PICKING"}' },
    { actorId: 'owner', action: 'ORDER_MOVED', before: '{"stage":"PLACED"}', after: '{"stage":"PICKING"}' },
  ]);
});
