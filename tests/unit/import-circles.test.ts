import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '../../scripts/setup/imports.mjs';
import { filesIn } from '../../scripts/setup/tests-of.mjs';

const folders = ['backend', 'common', 'deploy', 'gateway', 'readers', 'scripts', 'tests', 'texts', 'web'];

/** What is left when files that import nothing of the rest, or that nothing of it imports, are taken away again and again. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  let left = [...imports.keys()];
  for (;;) {
    const rest = new Set(left);
    const used = new Set(left.flatMap((path) => imports.get(path) ?? []));
    left = left.filter((path) => used.has(path) && imports.get(path)?.some((each) => rest.has(each)));
    if (left.length === rest.size) return left;
  }
}

test('no files import each other in a circle, also by types and by what they load later', () => {
  const imports = new Map(
    folders
      .flatMap(filesIn)
      .map((path) => [path, importsOf(readFileSync(path, 'utf8'), path, { hasTypes: true })] as const),
  );
  expect(imports.get('gateway/__generated__/schema.ts')).toEqual(['gateway/transport/uploaded-files.ts']);
  expect(imports.get('web/shared/regulars/BuyAgain.tsx')).toContain('web/shared/regulars/BuyAgainShelf.tsx');
  expect(inCircles(imports)).toEqual([]);
});

test('of files around a circle, only those in it are named', () => {
  const imports = new Map([
    ['main.ts', ['a.ts', 'leaf.ts']],
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts', 'leaf.ts']],
    ['leaf.ts', []],
  ]);
  expect(inCircles(imports)).toEqual(['a.ts', 'b.ts']);
});
