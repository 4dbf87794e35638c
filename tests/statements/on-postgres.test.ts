import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
