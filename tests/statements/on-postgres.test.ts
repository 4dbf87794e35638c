import type { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { typeParser } from '#backend/db/postgres-database.ts';
import type { SentQueries, SentQuery } from '#tests/support/sql-recorder.ts';

const folder = process.env['SQL_TEXTS_DIR'];

/** A query that PostgreSQL refuses, or that returns other types of values than SQLite. */
interface Difference {
  file: string;
  text: string;
  difference: string;
}

/** The queries that the files of tests have sent to SQLite, with the types that any of them has seen. */
function sentQueries(from: string): (SentQuery & { file: string })[] {
  const all = new Map<string, SentQuery & { file: string }>();
  for (const name of readdirSync(from)) {
    const { file, queries } = JSON.parse(readFileSync(path.join(from, name), 'utf8')) as SentQueries;
    for (const [key, { text, types }] of Object.entries(queries)) {
      const known = all.get(key) ?? { file, text, types: {} };
      all.set(key, known);
      for (const [column, seen] of Object.entries(types)) {
        known.types[column] = [...new Set([...(known.types[column] ?? []), ...seen])];
      }
    }
  }
  return [...all.values()];
}

/** By column, what `typeof` says of the values that PostgreSQL would return. */
async function postgresTypes(client: pg.Client, text: string): Promise<Record<string, string>> {
  const parameters = Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
  let types: Record<string, string> = {};
  // PostgreSQL describes the columns before it runs the query, which a value that may not be null ends.
  const { connection } = client as unknown as { connection: EventEmitter };
  const describe = ({ fields }: { fields: pg.FieldDef[] }) => {
    types = Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, typeof typeParser(dataTypeID)('1')]));
  };
  connection.once('rowDescription', describe);
  await client.query('begin');
  await client.query(text, Array(parameters).fill(null)).catch(() => undefined);
  await client.query('rollback');
  connection.off('rowDescription', describe);
  return types;
}

test('PostgreSQL accepts every query that the store sends to SQLite in some test, and returns values of the same types', async (context) => {
  if (folder === undefined) return context.skip('Only a run of all tests records the queries.');
  const postgres = inject('postgres');
  if ('absent' in postgres) return context.skip(postgres.absent);
  const queries = sentQueries(folder);
  expect(queries.length).toBeGreaterThan(500);
  expect(queries.filter(({ types }) => Object.keys(types).length > 0).length).toBeGreaterThan(300);

  const database = await openDatabase({ kind: 'postgres', url: postgres.url }, () => undefined);
  await migrate(database);
  await database.close();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const found: Difference[] = [];
  for (const { file, text, types } of queries) {
    const refusal = await client.query(`prepare tried as ${text}`).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (refusal !== undefined) {
      found.push({ file, text, difference: refusal });
      continue;
    }
    await client.query('deallocate tried');
    if (Object.keys(types).length === 0) continue;
    const there = await postgresTypes(client, text);
    if (Object.keys(there).length === 0) found.push({ file, text, difference: 'no columns on PostgreSQL' });
    for (const [column, seen] of Object.entries(types)) {
      // Tests change a table, and ask for `1`, which has no name there.
      const expected = there[column];
      if (expected !== undefined && seen.some((type) => type !== expected)) {
        found.push({ file, text, difference: `${column}: ${seen.join(', ')} on SQLite, ${expected} on PostgreSQL` });
      }
    }
  }
  await client.end();
  expect(found).toEqual([]);
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
