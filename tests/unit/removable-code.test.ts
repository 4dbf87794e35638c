import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';

/**
 * Code that serves rows and processes of a version before, by file, with the migration that made it necessary. In the code it
 * has the mark `@removeAfter` with the migration's number. When no shop older than that migration is upgraded any more, delete
 * the code, its mark and its row here.
 */
const removable = {
  'db/order-numbers.ts': [27],
  'db/postal-code.ts': [15],
  'db/tables.ts': [15, 23],
  'features/orders/changes/order-changes.ts': [6],
  'features/orders/order-ledger-repository.ts': [6, 6],
  'rules/order-money.ts': [6],
  'features/orders/stage-fields.ts': [6],
  'housekeeping.ts': [23, 41, 40],
};

const backend = new URL('../../backend/', import.meta.url);

async function readMarks(): Promise<Record<string, number[]>> {
  const paths = (await readdir(backend, { recursive: true })).filter((path) => path.endsWith('.ts')).sort();
  const marks: Record<string, number[]> = {};
  for (const path of paths) {
    const text = await readFile(new URL(path, backend), 'utf8');
    const found = [...text.matchAll(/@removeAfter (\S+)/g)].map(([, id]) => Number.parseInt(id ?? '', 10));
    if (found.length > 0) marks[path] = found;
  }
  return marks;
}

test('code for a version before has a mark, and every mark is listed here', async () => {
  expect(await readMarks()).toEqual(removable);
});

test('no code is kept for a version that is older than the oldest shop that the tests upgrade', async () => {
  const shops = await readdir(new URL('../support/old-shops/', import.meta.url));
  const schemas = shops.flatMap((name) => /^schema-(\d+)\./.exec(name)?.[1] ?? []).map(Number);
  const ids = allMigrations.map(({ id }) => id);
  const outdated = Object.entries(removable).filter(([, marks]) =>
    marks.some((id) => !ids.includes(id) || id <= Math.min(...schemas)),
  );
  expect(schemas).not.toEqual([]);
  expect(outdated).toEqual([]);
});
