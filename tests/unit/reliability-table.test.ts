import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reliabilityTable } from '#tests/reliability-table.ts';

const rows = Object.entries(reliabilityTable).map(([number, row]) => [`R${number}`, row.fault, row] as const);

/** Whether a file has a test of that title that is run. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return ["'", '`', '"'].some((quote) => {
    const at = source.indexOf(`${quote}${title}${quote}`);
    if (at < 0) return false;
    const opening = source.slice(0, at).trimEnd();
    // The title comes first in a call of `test`, or of what `test.each(…)` and `test.skipIf(…)` answer.
    const call = opening.slice(Math.max(opening.lastIndexOf('\ntest'), opening.lastIndexOf('  test')));
    return (
      opening.endsWith('(') && /^\s*test(\.each|\.skipIf)?\b/.test(call) && !/^\s*test\.(skip|todo|fails)\(/.test(call)
    );
  });
}

test('the table has every row from R1 to R96', () => {
  expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 96 }, (_, index) => `R${index + 1}`));
});

test.each(rows)('%s, %s, is met by tests that exist, or there is a reason', (_number, _fault, { proofs, because }) => {
  const proven = Object.entries(proofs ?? {}).flatMap(([file, titles]) => titles.map((title) => ({ file, title })));
  expect(proven.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  expect(proven.length > 0 || (because ?? '').length > 20).toBe(true);
});

test('a test named for rows stands in the table under each of them', () => {
  const named = rows.flatMap(([, , { proofs }]) => Object.values(proofs ?? {}).flat());
  for (const title of named.filter((each) => /^R\d/.test(each))) {
    for (const [, number] of (/^(?:R\d+ )+/.exec(title)?.[0] ?? '').matchAll(/R(\d+)/g)) {
      expect(Object.values(reliabilityTable[Number(number)]?.proofs ?? {}).flat(), `R${number}`).toContain(title);
    }
  }
});
