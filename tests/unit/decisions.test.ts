import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

test.each(pages)('each decision of %s has its day', (page) => {
  const text = readFileSync(join(folder, page), 'utf8');
  // An entry ends before the next one, an empty line, or a list inside it.
  const entries = [...text.matchAll(/^- .*(?:\n {2}(?! *(?:- |\d+\. |\|)).*)*/gm)].map(([entry]) => entry);
  expect(entries).not.toEqual([]);
  expect(entries.filter((entry) => !/\(\d{4}-\d{2}-\d{2}\)$/.test(entry))).toEqual([]);
});
