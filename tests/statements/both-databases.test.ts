import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SentTexts } from '#tests/support/sql-recorder.ts';

const folder = process.env['SQL_TEXTS_DIR'];

test('every SQL text that the store sends to SQLite is sent to PostgreSQL in some test too', (context) => {
  if (folder === undefined) return context.skip('Only a run of all tests records the texts.');
  const sent = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SentTexts,
  );
  const textsOn = (kind: SentTexts['kind']) =>
    new Map(sent.filter((each) => each.kind === kind).flatMap(({ file, texts }) => texts.map((text) => [text, file])));
  const onPostgres = textsOn('postgres');
  if (onPostgres.size === 0) return context.skip('PostgreSQL is missing.');
  const missing = [...textsOn('sqlite')].filter(([text]) => !onPostgres.has(text));
  // To mend it, let PostgreSQL run a file that sends the text: npm run lab -- postgres-files
  expect(missing).toEqual([]);
});
