import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesByTable, revisionBefore } from '../../scripts/setup/changed-tests.mjs';

const browserTests = [
  { path: 'tests/e2e/cart.test.ts', text: "await page.goto('/cart')" },
  { path: 'tests/e2e/pick.test.ts', text: "await seller.goto('/seller/orders/pick')" },
];
const walks = ['tests/e2e/selling.test.ts', 'tests/e2e/shopping.test.ts'];

test.each([
  [['web/features/cart/CartPage.tsx'], ['tests/e2e/cart.test.ts', ...walks]],
  [['web/features/seller/picking/PickSheet.tsx'], ['tests/e2e/pick.test.ts', ...walks]],
  [['backend/features/orders/order.ts'], walks],
  [['backend/db/migrate.ts'], ['tests/backend/store-process.test.ts', ...walks]],
  [['deploy/install'], ['tests/cluster/deploy-files.test.ts', 'tests/cluster/install.test.ts']],
  [['docs/growing.md'], []],
  [['tests/e2e/pick.test.ts', 'tests/support/seller.ts'], ['tests/e2e/pick.test.ts']],
])('a change of %j can break %j', (changed, files) => {
  expect(filesByTable(changed, browserTests)).toEqual(files);
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
