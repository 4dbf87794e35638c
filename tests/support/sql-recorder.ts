import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely';
import { afterAll, expect } from 'vitest';
import { databaseKind, migrations } from './open-backend.ts';

/**
 * Records the queries that the stores of a test file send to SQLite, as they would be sent to PostgreSQL, when `SQL_TEXTS_DIR` names a
 * folder: one JSON file for each test file. A test prepares them there (tests/statements).
 */

export interface SentTexts {
  file: string;
  /** By the text without what does not matter, the text for PostgreSQL. */
  texts: Record<string, string>;
}

/** The text without the numbers of parameters, and with one value for each list. */
const shortened = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\((?:\?(?:, )?)+\)(?:, \((?:\?(?:, )?)+\))*/g, '(?)')
    .trim();

const folder = process.env['SQL_TEXTS_DIR'];
if (folder !== undefined && databaseKind === 'sqlite') {
  const sent: SentTexts['texts'] = {};
  const postgres = new PostgresQueryCompiler();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the `this` of each call
  const { compileQuery } = SqliteQueryCompiler.prototype;
  SqliteQueryCompiler.prototype.compileQuery = function (this: SqliteQueryCompiler, ...input) {
    const { sql } = postgres.compileQuery(...input);
    // Migrations send texts for the tables of their time, and run on PostgreSQL in tests of their own.
    if (migrations.areRunning) return compileQuery.apply(this, input);
    // Tests fill a large shop by recursive statements, which differ for each database.
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql) && !sql.includes('with recursive n(i)')) {
      sent[shortened(sql)] ??= sql;
    }
    return compileQuery.apply(this, input);
  };
  afterAll(() => {
    SqliteQueryCompiler.prototype.compileQuery = compileQuery;
    const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file, texts: sent } satisfies SentTexts));
  });
}
