import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { shopMigration } from '#backend/db/migrations/0001-shop.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { databaseKind, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';
import { createStoreClient } from '#tests/support/store-client.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
const started: BackendProcess[] = [];

function start(): BackendProcess {
  const store = startBackendProcess(databaseVariables(made.folder, made.database));
  started.push(store);
  return store;
}

skipWithoutPostgres();

beforeEach(async () => {
  made = await makeDatabase();
});

afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await made.remove();
});

test.skipIf(databaseKind === 'sqlite')(
  'four stores start on an old database while one of them is killed in the migration: the others finish it',
  async () => {
    const { url } = made.database as { url: string };
    const old = await openDatabase(made.database, () => undefined);
    await migrate(old, [shopMigration]);
    await old.close();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    // The migration waits for this lock in the middle of its transaction.
    await admin.query('begin');
    await admin.query('lock table users in access exclusive mode');
    const first = start();
    const watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    const isInside = async () =>
      (
        await watcher.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table%'`,
        )
      ).rows.length === 1;
    // PostgreSQL announces no waiting lock: it is asked until there is one.
    while (!(await isInside())) await sleep(20);
    first.child.kill('SIGKILL');
    await first.ended;
    const others = [start(), start(), start()];
    await admin.query('rollback');
    await admin.end();
    const ready = await Promise.all(others.map((store) => store.ready));
    expect(ready.map(({ seeded }) => seeded).filter((count) => count > 0)).toHaveLength(1);
    const { rows } = await watcher.query('select id from schema_migrations order by id');
    await watcher.end();
    expect(rows).toEqual(allMigrations.map(({ id }) => ({ id })));
  },
  // Four starts at once, on two cores that other tests use too.
  60_000,
);

test('killed at several moments of its first start, the store then starts normally', async () => {
  for (const delay of [250, 500, 750, 1000]) {
    const store = start();
    // The moment of the kill is the subject.
    await sleep(delay);
    store.child.kill('SIGKILL');
    await store.ended;
  }
  const ready = await start().ready;
  const { products } = (await createStoreClient(ready.address).get('/api/product/list')).body;
  expect(products.length).toBeGreaterThanOrEqual(35);
  expect(new Set(products.map(({ name }: { name: string }) => name)).size).toBe(products.length);
});
