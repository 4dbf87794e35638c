import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import type { Migration } from '#backend/db/migrations/migration.ts';
import { openDatabase } from '#backend/db/open-database.ts';
import { databaseKind, makeDatabase } from '#tests/support/open-backend.ts';
import { databaseForTests } from '#tests/support/old-database.ts';

const database = databaseForTests();

const newestId = Math.max(...allMigrations.map(({ id }) => id));
const applied = () => database.query.selectFrom('schema_migrations').select(['id', 'checksum']).execute();

test('on an empty database, several processes at once and repeated: each migration runs once', async () => {
  expect(database.kind).toBe(databaseKind);
  await Promise.all([migrate(database), migrate(database), migrate(database)]);
  const first = await applied();
  expect(first.map(({ id }) => id)).toEqual(allMigrations.map(({ id }) => id));
  await migrate(database);
  expect(await applied()).toEqual(first);
});

test('a failed migration changes nothing', async () => {
  const broken = {
    id: newestId + 1,
    name: 'broken',
    statements: ['create table half_done (id text)', 'create nonsense'],
  };
  await expect(migrate(database, [...allMigrations, broken])).rejects.toThrow(/syntax error/);
  expect(await applied()).toHaveLength(allMigrations.length);
  const mended = { ...broken, statements: ['create table half_done (id text)', 'drop table half_done'] };
  await migrate(database, [...allMigrations, mended]);
  expect(await applied()).toHaveLength(allMigrations.length + 1);
});

test('an older program refuses a newer schema', async () => {
  await expect(migrate(database)).rejects.toThrow(
    `The database was last used by a newer version of this program (schema ${newestId + 1}, this one knows ${newestId}). Start the newer version`,
  );
});

test('a migration that was changed after it ran is refused', async () => {
  await database.query.deleteFrom('schema_migrations').where('id', '>', 1).execute();
  const [first] = allMigrations;
  const changed = { ...first!, statements: [...first!.statements, 'create table extra (id text)'] };
  await expect(migrate(database, [changed])).rejects.toThrow(/^The database was made with a different migration 1/);
});

test('the schema refuses invalid rows', async () => {
  const { query } = database;
  const user = { name: 'A', email: 'a@b.co', password_hash: 'x', cart_version: 0, created_at: 1 };
  await query
    .insertInto('users')
    .values({ id: 'u1', ...user })
    .execute();
  await expect(
    query
      .insertInto('users')
      .values({ id: 'u2', ...user })
      .execute(),
  ).rejects.toThrow(/constraint/i);
  const product = {
    id: 'p1',
    name: 'P',
    category: 'Fruits',
    price_cents: 100,
    offer_price_cents: 90,
    description: '[]',
    weight: null,
    in_stock: 1,
    created_at: 1,
    updated_at: 1,
  };
  const insert = (fields: object) =>
    query
      .insertInto('products')
      .values({ ...product, ...fields })
      .execute();
  await expect(insert({ category: '' })).rejects.toThrow(/constraint/i);
  await expect(insert({ offer_price_cents: 101 })).rejects.toThrow(/constraint/i);
  await expect(insert({ offer_price_cents: 0 })).rejects.toThrow(/constraint/i);
  await expect(insert({ in_stock: 2 })).rejects.toThrow(/constraint/i);
  await insert({});
  const line = { user_id: 'u1', product_id: 'p1', quantity: 1, position: 0 };
  const add = (fields: object) =>
    query
      .insertInto('cart_lines')
      .values({ ...line, ...fields })
      .execute();
  await expect(add({ quantity: 100 })).rejects.toThrow(/constraint/i);
  await expect(add({ product_id: 'nothing' })).rejects.toThrow(/constraint/i);
  await add({});
  await query.deleteFrom('users').where('id', '=', 'u1').execute();
  expect(await query.selectFrom('cart_lines').selectAll().execute()).toEqual([]);
});

test('a transaction that throws is rolled back', async () => {
  await expect(
    database.write(async (trx) => {
      await trx.insertInto('newsletter_subscribers').values({ email: 'x@y.z', created_at: 1 }).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await database.query.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([]);
});

test('bytes, large numbers and accents are read as they were written', async () => {
  const { query } = database;
  const content = Buffer.from([0, 255, 1, 254]);
  await query.insertInto('images').values({ hash: 'h', created_at: 1_795_211_534_790, width: 9, height: 8 }).execute();
  await query.insertInto('image_files').values({ hash: 'h', width: 320, content }).execute();
  const image = await query.selectFrom('images').selectAll().executeTakeFirstOrThrow();
  expect(image).toEqual({ hash: 'h', created_at: 1_795_211_534_790, width: 9, height: 8 });
  const file = await query.selectFrom('image_files').select('content').executeTakeFirstOrThrow();
  expect(Buffer.isBuffer(file.content)).toBe(true);
  expect(file.content.equals(content)).toBe(true);
});

test('a statement without timeouts may take longer than the limit for requests', async () => {
  if (databaseKind !== 'postgres') return;
  await database.withoutTimeouts(async (patient) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(patient.query);
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.query);
  expect(rows).toEqual([{ statement_timeout: '5s' }]);
});

test('an upgrade reports each step and its batches, a new and a current database report nothing', async () => {
  const said: string[] = [];
  const report = (text: string) => Promise.resolve(void said.push(text));
  const made = await makeDatabase();
  const other = await openDatabase(made.database, () => undefined);
  await migrate(other, allMigrations.slice(0, -1), report);
  expect(said).toEqual([]);
  const counted: Migration = {
    id: newestId + 1,
    name: 'counted',
    statements: [],
    async fill(_trx, reportBatch) {
      // A report comes at most once a second, which is the subject.
      await sleep(1050);
      await reportBatch('orders', 40_000, 100_040);
      await reportBatch('orders', 40_500, 100_040);
    },
  };
  await migrate(other, [...allMigrations, counted], report);
  await migrate(other, [...allMigrations, counted], report);
  expect(said).toEqual([
    `Upgrading the database: step 1 of 2 (${allMigrations.at(-1)?.name})`,
    'Upgrading the database: step 2 of 2 (counted)',
    'Upgrading the database: step 2 of 2 (counted), orders 40,000 of 100,040',
  ]);
  await other.close();
  await made.remove();
});

test.skipIf(databaseKind === 'sqlite')('while one process upgrades, another one says that it waits', async () => {
  const made = await makeDatabase();
  const [one, two] = await Promise.all([1, 2].map(() => openDatabase(made.database, () => undefined)));
  await migrate(one!);
  const said: string[] = [];
  let finish = (): void => undefined;
  const waits = new Promise<void>((resolve) => (finish = resolve));
  const slow: Migration = { id: newestId + 1, name: 'slow', statements: [], fill: () => waits };
  const begun = new Promise<void>((resolve) => {
    void migrate(one!, [...allMigrations, slow], () => Promise.resolve(resolve())).then(() => said.push('done'));
  });
  await begun;
  const startedAt = performance.now();
  let waitedMs = 0;
  await migrate(two!, [...allMigrations, slow], (text) => {
    said.push(text);
    waitedMs ||= performance.now() - startedAt;
    finish();
    return Promise.resolve();
  });
  const [, seconds] = /^Waiting for another process that upgrades the database, for (\d+) s$/.exec(said[0] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(1);
  expect(Number(seconds)).toBeLessThanOrEqual(waitedMs / 1000);
  expect(said).toContain('done');
  await one!.close();
  await two!.close();
  await made.remove();
});
