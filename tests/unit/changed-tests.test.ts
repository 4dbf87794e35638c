import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  filesByImports,
  filesByTable,
  measuredMs,
  namedFiles,
  revisionBefore,
} from '../../scripts/setup/changed-tests.mjs';
import { importsOf, reached } from '../../scripts/setup/imports.mjs';

const usesPick = 'tests/e2e/pick.test.ts';
const browserTests = [
  { path: 'tests/e2e/cart.test.ts', text: "await page.goto('/cart')" },
  { path: usesPick, text: "await seller.goto('/seller/orders/pick')" },
];
const openings = ['tests/e2e/german-opening.test.ts', 'tests/e2e/seller-keyboard.test.ts'];
const walks = ['tests/e2e/selling.test.ts', 'tests/e2e/shopping.test.ts', 'tests/unit/tests-of.test.ts'];

test.each([
  [['web/features/seller/team/TeamPage.tsx'], ['tests/e2e/german-opening.test.ts', ...walks]],
  [
    ['web/features/seller/shell/csv.ts', 'web/features/seller/law/ReadyPage.tsx'],
    [...openings, ...walks],
  ],
  // Of three areas, also what its text alone names.
  [['orders/A.tsx', 'shell/B.tsx', 'team/C.tsx'].map((file) => `web/features/seller/${file}`), [usesPick, ...walks]],
  [['backend/features/orders/order.ts'], walks],
  [['backend/db/migrate.ts'], ['tests/backend/store-process.test.ts', ...walks]],
  [['deploy/install'], ['tests/cluster/deploy-files.test.ts', 'tests/cluster/install.test.ts']],
  [['docs/growing.md'], ['tests/unit/decisions.test.ts', 'tests/unit/page-links.test.ts', 'tests/unit/readme.test.ts']],
  [
    [usesPick, 'tests/support/seller.ts'],
    [usesPick, 'tests/unit/tests-page.test.ts'],
  ],
  [['.env.example'], []],
])('a change of %j can break %j', (changed, files) => {
  expect(filesByTable(changed, browserTests)).toEqual(files);
});

test('each file that the tables name is there', () => {
  expect(namedFiles.length).toBeGreaterThan(20);
  expect(namedFiles.filter((path) => !existsSync(path))).toEqual([]);
});

test('the imports of a file are read with their folders, and without types', () => {
  const text = `import { a, type B } from './a.ts';
import type { C } from './c.ts';
export { d } from '../d.ts';
import {
  e,
} from '#web/e.tsx';
import './f.css.ts';
import pg from 'pg';
const later = () => import('./g.ts');`;
  expect(importsOf(text, 'web/app/x.ts')).toEqual([
    'web/app/a.ts',
    'web/d.ts',
    'web/e.tsx',
    'web/app/f.css.ts',
    'web/app/g.ts',
  ]);
});

test('what imports a gate is reached by a change of the gate only', () => {
  const users = new Map([
    ['feature.ts', ['gate.ts', 'feature.test.ts']],
    ['gate.ts', ['support.ts']],
    ['support.ts', ['side.test.ts']],
  ]);
  expect(reached(['feature.ts'], users)).toContain('side.test.ts');
  expect(reached(['feature.ts'], users, ['gate.ts'])).toEqual(['feature.ts', 'gate.ts', 'feature.test.ts']);
  expect(reached(['gate.ts'], users, ['gate.ts'])).toEqual(['gate.ts', 'support.ts', 'side.test.ts']);
});

test('a change in one feature runs the tests of it and the quick ones of its side, and no long ones', () => {
  const ms = measuredMs(readFileSync('tests/lab/results/test-times.md', 'utf8'));
  expect(ms.size).toBeGreaterThan(300);
  const files = filesByImports(['backend/features/orders/joining/joining.ts']);
  expect(files).toEqual(
    expect.arrayContaining(['tests/backend/joined-orders.test.ts', 'tests/backend/categories.test.ts']),
  );
  expect(files.filter((path) => path.startsWith('tests/web/'))).toEqual([]);
  const long = [...ms].filter(([path, each]) => path.startsWith('tests/backend/') && each > 5000).map(([path]) => path);
  expect(long.filter((path) => files.includes(path)).length).toBeLessThan(long.length / 2);
});

test('a copy has no revision before its last commits when it has no history, or a short one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'greengate-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  expect(revisionBefore(1, folder)).toEqual({ missing: 'This copy has no history of git.' });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message=one');
  expect(revisionBefore(1, folder)).toEqual({ missing: "This copy's history has no more than 1 commits." });
  git('commit', '--quiet', '--allow-empty', '--message=two');
  expect(revisionBefore(1, folder)).toEqual({ revision: 'HEAD~1' });
});
