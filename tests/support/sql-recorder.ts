import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PostgresQueryCompiler, SqliteDriver, SqliteQueryCompiler, type CompiledQuery } from 'kysely';
import { afterAll, expect } from 'vitest';
import { databaseKind, migrations } from './open-backend.ts';

/**
 * Records the queries that the stores of a test file send to SQLite, as they would be sent to PostgreSQL, and the types of the values
 * that SQLite returns, when `SQL_TEXTS_DIR` names a folder: one JSON file for each test file. A test compares both with PostgreSQL
 * (tests/statements).
 */

export interface SentQuery {
  /** The text for PostgreSQL. */
  text: string;
  /** By column, what `typeof` says of the values that SQLite has returned; none for a column that was always null. */
  types: Record<string, string[]>;
}

export interface SentQueries {
  file: string;
  /** By the text without what does not matter. */
  queries: Record<string, SentQuery>;
}

/** The text without the numbers of parameters, and with one value for each list. */
const shortened = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\((?:\?(?:, )?)+\)(?:, \((?:\?(?:, )?)+\))*/g, '(?)')
    .trim();

/** Adds the types of the values of these rows. */
function addTypes(types: SentQuery['types'], rows: readonly unknown[]): void {
  for (const row of rows) {
    for (const [column, value] of Object.entries(row as Record<string, unknown>)) {
      if (value === null) continue;
      const known = (types[column] ??= []);
      if (!known.includes(typeof value)) known.push(typeof value);
    }
  }
}

const folder = process.env['SQL_TEXTS_DIR'];
if (folder !== undefined && databaseKind === 'sqlite') {
  const queries: SentQueries['queries'] = {};
  /** By the text for SQLite. */
  const compiled = new Map<string, SentQuery>();
  const postgres = new PostgresQueryCompiler();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the `this` of each call
  const { compileQuery } = SqliteQueryCompiler.prototype;
  SqliteQueryCompiler.prototype.compileQuery = function (this: SqliteQueryCompiler, ...input) {
    const own = compileQuery.apply(this, input);
    // Migrations send texts for the tables of their time, and run on PostgreSQL in tests of their own.
    if (migrations.areRunning) return own;
    const text = postgres.compileQuery(...input).sql;
    // Tests fill a large shop by recursive statements, which differ for each database.
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes('with recursive n(i)')) {
      compiled.set(own.sql, (queries[shortened(text)] ??= { text, types: {} }));
    }
    return own;
  };
  // oxlint-disable-next-line typescript/unbound-method -- called below with the `this` of each call
  const { acquireConnection } = SqliteDriver.prototype;
  SqliteDriver.prototype.acquireConnection = async function (this: SqliteDriver) {
    const connection = await acquireConnection.call(this);
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const result = await connection.executeQuery<Row>(query);
        addTypes(compiled.get(query.sql)?.types ?? {}, result.rows);
        return result;
      },
      streamQuery: (query: CompiledQuery) => connection.streamQuery(query),
    };
  };
  afterAll(() => {
    SqliteQueryCompiler.prototype.compileQuery = compileQuery;
    SqliteDriver.prototype.acquireConnection = acquireConnection;
    const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file, queries } satisfies SentQueries));
  });
}
