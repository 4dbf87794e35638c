import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { listOfProofs } from '#tests/support/proofs.ts';
import * as parts from '../parts.ts';

const page = 'tests/README.md';

// `ACCEPT_PAGE=1 npm test -- tests/unit/tests-page.test.ts` writes the list.
test('the page of the tests lists each test file by what it proves', async () => {
  const written = readFileSync(page, 'utf8');
  const marked = /(<!-- tests: start -->)[^]*(<!-- tests: end -->)/;
  expect(written).toMatch(marked);
  const text = written.replace(marked, (_all, start, end) => `${start}\n\n${listOfProofs()}\n\n${end}`);
  const wanted = await format(text, { ...(await resolveConfig(page)), parser: 'markdown' });
  if (process.env['ACCEPT_PAGE'] === '1') writeFileSync(page, wanted);
  expect(readFileSync(page, 'utf8')).toBe(wanted);
});

test('each file that a part of the tests names exists', () => {
  const lists = Object.values(parts).filter((value) => Array.isArray(value));
  const names = lists.flat().flatMap((pattern) => {
    const [, before = pattern, alternatives = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return alternatives.split(',').map((name) => `${before}${name}${after}`);
  });
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !name.includes('*') && !existsSync(name))).toEqual([]);
});
