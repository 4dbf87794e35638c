import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { databaseKind } from './open-backend.ts';

/**
 * Records the SQL texts that the stores of a test file send, when `SQL_TEXTS_DIR` names a folder: one JSON file for each test
 * file and database.
 */

/** The SQL texts that a test file sent to one database. */
export interface SentTexts {
  kind: typeof databaseKind;
  file: string;
  texts: string[];
}

/**
 * The text without what differs between the databases: names of parameters, locks of rows, how many values a list has, and the
 * order of columns in an insert, which tests take from the rows that they copy.
 */
function neutral(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/ for (?:key share|share|no key update|update)(?: of "?\w+"?)?(?: skip locked)?/g, '')
    .replace(/(?<=^insert into "\w+" )\([^)]*\)/, (columns) => columns.slice(1, -1).split(', ').toSorted().join())
    .replaceAll(/cast\(\? as \w+\)/g, '?')
    .replaceAll(/\((?:\?(?:, )?)+\)(?:, \((?:\?(?:, )?)+\))*/g, '(?)')
    .trim();
}

const folder = process.env['SQL_TEXTS_DIR'];
if (folder !== undefined) {
  const sent = new Set<string>();
  const add = (query: unknown) => {
    const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
    // Tests fill a large shop by recursive statements, which differ for each database.
    if (typeof text !== 'string' || text.includes('with recursive n(i)')) return;
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) sent.add(neutral(text));
  };
  // oxlint-disable-next-line typescript/unbound-method -- called below with the `this` of each call
  const [{ prepare }, { query }] = [Libsql.prototype, pg.Client.prototype];
  Libsql.prototype.prepare = function (this: InstanceType<typeof Libsql>, source: string) {
    add(source);
    return prepare.call(this, source);
  } as typeof prepare;
  pg.Client.prototype.query = function (this: pg.Client, ...input: unknown[]) {
    add(input[0]);
    return Reflect.apply(query, this, input);
  } as typeof query;
  afterAll(() => {
    Libsql.prototype.prepare = prepare;
    pg.Client.prototype.query = query;
    const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
    const name = createHash('sha256').update(`${databaseKind} ${file}`).digest('hex').slice(0, 16);
    writeFileSync(
      path.join(folder, `${name}.json`),
      JSON.stringify({ kind: databaseKind, file, texts: [...sent] } satisfies SentTexts),
    );
  });
}
