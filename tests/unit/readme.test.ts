import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const filesIn = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

test('the map of the README has every folder of the repository, and the folders that it names inside them', () => {
  const map = [...readme.matchAll(/^(?<folder>\w+)\/ +(?<meaning>.+)$/gm)].map(({ groups = {} }) => groups);
  const folders = new Set(filesIn.flatMap((path) => /^(\w[\w-]*)\//.exec(path)?.[1] ?? []));
  expect(map.map(({ folder }) => folder)).toEqual([...folders].toSorted());
  const inner = map.flatMap(({ folder = '', meaning = '' }) =>
    [...meaning.matchAll(/(?<name>[\w-]+)\//g)].map(({ groups }) => `${folder}/${groups?.['name']}/`),
  );
  expect(inner.filter((path) => !filesIn.some((file) => file.startsWith(path)))).toEqual([]);
});

test('the README has at most 120 lines', () => {
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(120);
});
