import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { migrate } from '#backend/db/migrate.ts';
import type { SentTexts } from '#tests/support/sql-recorder.ts';

const folder = process.env['SQL_TEXTS_DIR'];

test('PostgreSQL accepts every query that the store sends to SQLite in some test', async (context) => {
  if (folder === undefined) return context.skip('Only a run of all tests records the queries.');
  const postgres = inject('postgres');
  if ('absent' in postgres) return context.skip(postgres.absent);
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SentTexts,
  );
  const queries = new Map(
    files.flatMap(({ file, texts }) => Object.entries(texts).map(([key, text]) => [key, { file, text }] as const)),
  );
  expect(queries.size).toBeGreaterThan(500);

  const database = await openDatabase({ kind: 'postgres', url: postgres.url }, () => undefined);
  await migrate(database);
  await database.close();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const refused: { file: string; text: string; error: string }[] = [];
  for (const { file, text } of queries.values()) {
    await client.query(`prepare tried as ${text}`).then(
      () => client.query('deallocate tried'),
      (error: unknown) => refused.push({ file, text, error: String(error) }),
    );
  }
  await client.end();
  expect(refused).toEqual([]);
});

test('the store needs nothing of PostgreSQL that engines with many writing servers lack', async (context) => {
  const postgres = inject('postgres');
  if ('absent' in postgres) return context.skip(postgres.absent);
  const database = await openDatabase({ kind: 'postgres', url: postgres.url }, () => undefined);
  await migrate(database);
  // They end transactions that meet others, and the client begins again.
  for (const code of ['40001', '40P01']) {
    let attempts = 0;
    await database.write(async (trx) => {
      attempts += 1;
      if (attempts === 1) await sql`do ${sql.raw(`$$ begin raise sqlstate '${code}'; end $$`)}`.execute(trx);
    });
    expect([code, attempts]).toEqual([code, 2]);
  }
  await database.close();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const read = async (sql: string) => (await client.query<{ found: string }>(sql)).rows.map(({ found }) => found);
  const types = await read(
    "select distinct data_type as found from information_schema.columns where table_schema = 'public' order by 1",
  );
  // The one sequence gives out the numbers of orders, which may have gaps.
  const sequences = await read("select sequencename as found from pg_sequences where schemaname = 'public'");
  const ofServer = await read(`select tgname as found from pg_trigger where not tgisinternal
    union all select extname from pg_extension where extname <> 'plpgsql'
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace`);
  await client.end();
  expect({ types, sequences, ofServer }).toEqual({
    types: ['bigint', 'bytea', 'integer', 'text'],
    sequences: ['order_numbers_number_seq'],
    ofServer: [],
  });

  // What lives as long as a connection is lost behind a pooler in transaction mode, too.
  const ofConnections =
    /\bpg_(?:try_)?advisory_(?:lock|unlock)|\bpg_notify\b|\b(?:un)?listen [a-z_]+`|\btemp(?:orary)? table\b|\bwith hold\b/i;
  const sources = readdirSync('backend', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((name) => ofConnections.test(readFileSync(path.join('backend', name), 'utf8')))).toEqual([]);
});
