import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { specTable, type SpecRow } from '#tests/spec-table.ts';
import { titlesIn, titlesOf } from '#tests/support/test-titles.ts';

/** The number of statements in each section of the specification: a missing or repeated one fails here. */
const rowsBySection = { 1: 10, 2: 45, 3: 7, 4: 16, 5: 12, 6: 6, 7: 18, 8: 9, 9: 15 };

describe('specification table', () => {
  test('the specification table has every row of the nine sections once, in the order of the specification', () => {
    const sections = specTable.map(({ section }) => section);
    expect(sections).toEqual(sections.toSorted((one, other) => one - other));
    for (const [section, count] of Object.entries(rowsBySection)) {
      expect(
        sections.filter((each) => each === Number(section)),
        `section ${section}`,
      ).toHaveLength(count);
    }
    expect(new Set(specTable.map(({ section, row }) => `${section} ${row}`)).size).toBe(specTable.length);
  });

  test('the specification table names all seventeen calls', () => {
    const calls = specTable.flatMap(({ section, row }) =>
      section === 7 ? (/^(?:GET|POST) \S+(?=:)/.exec(row) ?? []) : [],
    );
    expect(new Set(calls).size).toBe(17);
  });

  const rows = specTable.map(({ section, row, proofs }): [number, string, SpecRow['proofs']] => [section, row, proofs]);

  test.each(rows)('section %i, %s, is proved by tests that exist', (_section, _row, proofs) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter(({ file }) => !existsSync(file))).toEqual([]);
    const found = proofs.map(({ file, title }) => ({
      file,
      title,
      times: titlesOf(file).filter((each) => each === title).length,
    }));
    // A title that two tests of a file share does not identify one of them.
    expect(found.filter(({ times }) => times !== 1)).toEqual([]);
  });
});

describe('the titles in a test file', () => {
  const read = (source: string) => titlesIn('some.test.tsx', source);

  test('titles of tests are read from all kinds of quotes, across line breaks and after modifiers', () => {
    expect(
      read(`
        describe('a group', () => {
          test('it\\'s one', () => <p>test('not me')</p>);
          it("two", run);
          test(\`three\`, run);
          test(
            'four',
            run,
          );
          test.each([['x'], ["y"]])(
            \`five %s\`, run);
          it.each\`a | b\`('six', run);
          test.skipIf(absent)('seven', run);
          test.each(
            table.map((row) => [row]),
          )('eight %s', { timeout: 5 }, run);
          test.concurrent.only(\`nine \${name} of \${count}\`, run);
        });
      `),
    ).toEqual(["it's one", 'two', 'three', 'four', 'five %s', 'six', 'seven', 'eight %s', 'nine ${name} of ${count}']);
  });

  test('titles of tests do not include comments, strings, groups, other functions and skipped tests', () => {
    expect(
      read(`
        // test('commented', run);
        const text = "test('quoted', run)";
        describe('a group', () => test.skip('skipped', run));
        test.todo('to do');
        test.fails('failing', run);
        contest('another function', run);
        pattern.test('a text');
      `),
    ).toEqual([]);
  });
});
