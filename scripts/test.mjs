import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bin, ensureBuilds } from './setup/builds.mjs';
import { changedFiles, changedTests } from './setup/changed-tests.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { ensureHaproxy, haproxyIsMissing } from './setup/haproxy.mjs';
import { makeMemoryFolder } from './setup/memory-folder.mjs';
import { findFirefox, findWebKit, firefoxIsMissing, webKitIsMissing } from './setup/other-browsers.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import {
  ensureSpreadsheets,
  findGnumeric,
  findLibreOffice,
  gnumericIsMissing,
  libreOfficeIsMissing,
} from './setup/spreadsheets.mjs';
import { isWhole, needsOf } from './setup/test-needs.mjs';
import { modulesNamed, readTests, testsOf } from './setup/tests-of.mjs';

/**
 * `npm test`: prepares what the chosen tests need, runs them and prints the totals on the last line. Arguments go to vitest:
 * `npm test -- --project web` runs one project, `npm test -- tests/web/cart-page.test.tsx` one file. Without such a choice it runs the
 * first part of the tests (see tests/parts.ts), `npm test -- --rest` the others, and `npm test -- --all` both, with random histories in
 * full number. `npm test -- --changed` runs the files that the changes since the last commit can break, `npm test -- --changed REVISION`
 * since that one, and `npm test -- --of MODULE` those that test a module. Ctrl-C or SIGTERM ends everything that the run has started; the totals then say what had finished.
 */

/**
 * The time that vitest may take to close the servers and browsers of an interrupted run before they are terminated.
 */
const cancelTimeoutMs = 20_000;
/** The time that terminated processes may take to end before they are killed. */
const terminateTimeoutMs = 15_000;

/** The process of vitest; undefined while the run is prepared. */
let vitest = /** @type {import('node:child_process').ChildProcess | undefined} */ (undefined);
/** @type {NodeJS.Signals | undefined} */
let interruption;
let interruptedAtMs = 0;
/** @type {string | undefined} */
let sqlTextsDir;
/** @type {string | undefined} */
let memoryFolder;
let totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed and why, one line each. @type {string[]} */
let failures = [];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => interrupt(signal));

// The tests are in English, whatever language the shop or the desktop of this machine has.
delete process.env.LANGUAGE;
requireNode();
ensureDependencies();
const args = chosenArgs(process.argv.slice(2));
const isEveryTest = process.argv.includes('--all');
const part = !isWhole(args) || isEveryTest ? undefined : process.argv.includes('--rest') ? 'rest' : 'first';
const env = await prepare(needsOf(args, part));
if (isEveryTest) env['EVERY_TEST'] = 'yes';
if (part) env['TEST_PART'] = part;
if (isWhole(args) && !process.env['TMPDIR']) memoryFolder = makeMemoryFolder();
if (memoryFolder) Object.assign(env, { TMPDIR: memoryFolder, DISK_TMPDIR: tmpdir() });
// What the backend's tests send to SQLite is tried on PostgreSQL.
if (isWhole(args) && part !== 'rest') {
  sqlTextsDir = mkdtempSync(join(tmpdir(), 'greengate-sql-'));
  env['SQL_TEXTS_DIR'] = sqlTextsDir;
}
if (isWhole(args) && part !== 'first') prepareSpreadsheets();
vitest = spawn(
  process.execPath,
  [
    bin('vitest'),
    'run',
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=tests/support/totals-reporter.ts',
    ...args,
  ],
  // The run has its own process group: Ctrl-C reaches only this script, and the whole group can be ended.
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env, NODE_ENV: 'test' }, detached: true },
);
vitest.on('message', (message) => {
  ({ totals, failures } = /** @type {{ totals: typeof totals, failures: string[] }} */ (message));
});
vitest.on('close', (code) => void end(code ?? 1));

/**
 * The arguments for vitest. Ends the process when `--changed` or `--of` finds nothing to run.
 * @param {string[]} given
 * @returns {string[]}
 */
function chosenArgs(given) {
  const ofAt = given.indexOf('--of');
  if (ofAt !== -1) return [...given.slice(0, ofAt), ...given.slice(ofAt + 2), ...argsOfModule(given[ofAt + 1] ?? '')];
  const at = given.indexOf('--changed');
  if (at === -1) return given.filter((arg) => arg !== '--all' && arg !== '--rest');
  const named = given[at + 1];
  const revision = named === undefined || named.startsWith('-') ? 'HEAD' : named;
  const files = changedTests(revision);
  if (files.length === 0) {
    console.log(`No test depends on what has changed since ${revision}.`);
    finish(0);
  }
  console.log(`${files.length} test files depend on what has changed since ${revision}.`);
  // The files of the backend run on PostgreSQL, too, when the database's code has changed.
  const onSqlite = changedFiles(revision).some((path) => path.startsWith('backend/db/')) ? [] : ['--project=!postgres'];
  return [...onSqlite, ...given.slice(0, at), ...given.slice(revision === named ? at + 2 : at + 1), ...files];
}

/**
 * @param {string} name the path of a module, its end, or its name
 * @returns {string[]}
 */
function argsOfModule(name) {
  const found = modulesNamed(name);
  if (found.length === 0) {
    console.log(`No module has the name ${name}. Texts, styles, types and generated files have no tests of their own.`);
    finish(1);
  }
  const tests = readTests();
  const files = found.flatMap((module) => {
    const ofModule = testsOf(module, tests);
    console.log([`${module} is tested by`, ...ofModule].join('\n  '));
    return ofModule;
  });
  return ['--project=!postgres', ...new Set(files)];
}

/**
 * @param {Set<import('./setup/test-needs.mjs').Need>} needs
 * @returns {Promise<Record<string, string>>} variables for the tests
 */
async function prepare(needs) {
  const chromium = needs.has('chromium') ? ensureChromium() : undefined;
  if (needs.has('postgres')) ensurePostgres();
  if (needs.has('haproxy') && !ensureHaproxy()) {
    console.log(`The tests of the cluster will be skipped. ${haproxyIsMissing}`);
  }
  if (needs.has('otherBrowsers')) {
    // Browsers are never installed here: that would be hundreds of megabytes for one test each.
    if (!findFirefox()) console.log(`The test in Firefox will be skipped. ${firefoxIsMissing}`);
    if (!findWebKit()) console.log(`The test in WebKit will be skipped. ${webKitIsMissing}`);
  }
  if (needs.has('builds')) await ensureBuilds();
  return chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
}

/** Installs the spreadsheets for `--all` only, as large as they are. */
function prepareSpreadsheets() {
  if (process.argv.includes('--all')) ensureSpreadsheets();
  if (!findLibreOffice()) console.log(`The test with LibreOffice will be skipped. ${libreOfficeIsMissing}`);
  if (!findGnumeric()) console.log(`The test with Gnumeric will be skipped. ${gnumericIsMissing}`);
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  if (interruption) {
    // One Ctrl-C may arrive twice, since npm passes its own on. A later one means: do not wait.
    if (Date.now() - interruptedAtMs > 1000) void endGroup();
    return;
  }
  interruption = signal;
  interruptedAtMs = Date.now();
  if (!vitest) return finish(1);
  console.log('\nEnding the tests…');
  if (vitest.connected) vitest.send('cancel');
  setTimeout(() => void endGroup(), cancelTimeoutMs);
}

/** Ends all processes of the run's group; resolves when none is left, or when the last ones were killed. */
async function endGroup() {
  signalGroup('SIGTERM');
  const deadline = Date.now() + terminateTimeoutMs;
  while (signalGroup(0) && Date.now() < deadline) await pause(50);
  signalGroup('SIGKILL');
}

/**
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether the group still has a process
 */
function signalGroup(signal) {
  try {
    return vitest?.pid !== undefined && process.kill(-vitest.pid, signal);
  } catch {
    return false;
  }
}

/** @param {number} code vitest's exit code */
async function end(code) {
  if (interruption) await endGroup();
  // The cause may be a global set-up that failed.
  else if (code !== 0) totals.failed ||= 1;
  finish(code);
}

/** Adds the totals and failures of the runs before that had the same `TOTALS_FILE`, and keeps the sum there. */
function addEarlierTotals() {
  const file = process.env['TOTALS_FILE'];
  if (!file) return;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const earlier = text === '' ? { passed: 0, failed: 0, skipped: 0, failures: [] } : JSON.parse(text);
  totals = {
    passed: totals.passed + earlier.passed,
    failed: totals.failed + earlier.failed,
    skipped: totals.skipped + earlier.skipped,
  };
  failures = [...earlier.failures, ...failures];
  writeFileSync(file, JSON.stringify({ ...totals, failures }));
}

/** @param {number} code */
function finish(code) {
  for (const folder of [sqlTextsDir, memoryFolder]) if (folder) rmSync(folder, { recursive: true, force: true });
  addEarlierTotals();
  // Once more at the end: the middle of a long log is often cut off.
  if (failures.length > 0) console.log(['', 'Failed:', ...failures.slice(0, 40)].join('\n  '));
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(interruption ? 128 + constants.signals[interruption] : code);
}
