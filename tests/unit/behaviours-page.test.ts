import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesOf } from '#tests/support/test-titles.ts';

const rows = readFileSync('tests/lab/results/behaviours.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells): [string, string] => [cells[0]?.trim() ?? '', cells.at(-1)?.trim() ?? '']);

describe('tests/lab/results/behaviours.md', () => {
  test('the page has the whole table', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map(([behaviour]) => behaviour)).size).toBe(rows.length);
  });

  test.each(rows)('the page names existing tests and pictures for: %s', (_behaviour, cell) => {
    const proofs = cell.split('<br>').flatMap((part) => {
      const [, file, title] = /^`(tests\/[^`]+)` › (.+)$/.exec(part.trim()) ?? [];
      return file && title ? [{ file, title }] : [];
    });
    const pictures = [...cell.matchAll(/\]\((walks\/[^)]+)\)/g)].map(([, path = '']) => path);
    expect(proofs.length + pictures.length).toBeGreaterThan(0);
    expect(proofs.filter(({ file }) => !existsSync(file))).toEqual([]);
    expect(proofs.filter(({ file, title }) => titlesOf(file).filter((each) => each === title).length !== 1)).toEqual(
      [],
    );
    expect(pictures.filter((path) => !existsSync(join('tests/lab/results', path)))).toEqual([]);
  });
});
