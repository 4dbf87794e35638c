import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, ensureBuilds } from './setup/builds.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { ensureHaproxy, haproxyIsMissing } from './setup/haproxy.mjs';
import { findFirefox, findWebKit, firefoxIsMissing, webKitIsMissing } from './setup/other-browsers.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

/**
 * `npm test`: sets up all that the tests need, runs every project and prints the totals. Arguments go to vitest:
 * `npm test -- --project web` runs one project, `npm test -- tests/web/cart-page.test.tsx` one file.
 */

requireNode();
ensureDependencies();
const chromium = ensureChromium();
ensurePostgres();
if (!ensureHaproxy()) console.log(`The tests of the cluster will be skipped. ${haproxyIsMissing}`);
// Never installed here: hundreds of megabytes for one walk each.
if (!findFirefox()) console.log(`The walk in Firefox will be skipped. ${firefoxIsMissing}`);
if (!findWebKit()) console.log(`The walk in WebKit will be skipped. ${webKitIsMissing}`);
await ensureBuilds();

const folder = mkdtempSync(join(tmpdir(), 'greengate-test-'));
const report = join(folder, 'report.json');
const child = spawn(
  process.execPath,
  [
    bin('vitest'),
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROMIUM_PATH: chromium, NODE_ENV: 'test' } },
);
child.on('close', (code) => {
  const totals = readTotals();
  rmSync(folder, { recursive: true, force: true });
  if (!totals) {
    console.error('The tests ended without a report: see the lines above.');
    process.exit(code || 1);
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(code ?? 1);
});

function readTotals() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return undefined;
  }
}
