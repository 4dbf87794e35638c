import { spawn } from 'node:child_process';
import { bin } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';

/**
 * `npm run check`: format, lint, types, unused code, generated code and the schema, all of them even when one fails. The
 * results are printed in the order of this list.
 */

requireNode();
ensureDependencies();

/**
 * @typedef {{ name: string, command: string[], fix?: string }} Check
 * @typedef {{ isPassed: boolean, output: string }} Result
 * @type {Check[]}
 */
const checks = [
  {
    name: 'format',
    command: [bin('prettier'), '--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'],
    fix: 'npm run fix',
  },
  {
    name: 'lint',
    command: [bin('oxlint'), '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'],
    fix: 'npm run fix, then by hand',
  },
  { name: 'types of the servers', command: checkTypes('tsconfig.json') },
  { name: 'types of the web app', command: checkTypes('web/tsconfig.json') },
  { name: 'types of the service worker', command: checkTypes('web/worker/tsconfig.json') },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  {
    name: 'generated code',
    command: [bin('@graphql-codegen/cli', 'graphql-codegen'), '--check'],
    fix: 'npm run codegen',
  },
  {
    name: 'contract of the store',
    command: ['--import', 'tsx', 'scripts/contract/main.ts', '--check'],
    fix: 'npm run codegen',
  },
  { name: 'schema and operations', command: ['scripts/check-schema.mjs'] },
];

/** Some tools use several cores themselves, so more at once gain nothing. */
const maxAtOnce = 2;

/** @type {Result[]} */
const results = [];
let printed = 0;
// One iterator for all workers: each of them takes the next check.
const waiting = checks.entries();
await Promise.all(Array.from({ length: maxAtOnce }, runChecks));
process.exit(results.every(({ isPassed }) => isPassed) ? 0 : 1);

/**
 * Checks the files that have changed since the last check, and those that depend on them.
 * @param {string} project
 */
function checkTypes(project) {
  const cache = `node_modules/.cache/tsc/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return [bin('typescript', 'tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', cache];
}

async function runChecks() {
  for (const [index, { command }] of waiting) {
    results[index] = await run(command);
    for (const [check, result] of finished()) print(check, result);
  }
}

/**
 * @param {string[]} command
 * @returns {Promise<Result>}
 */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('close', (code) => resolve({ isPassed: code === 0, output }));
  });
}

/** The checks that can be printed now: finished, as all before them. */
function* finished() {
  for (; ; printed += 1) {
    const [check, result] = [checks[printed], results[printed]];
    if (!check || !result) return;
    yield /** @type {const} */ ([check, result]);
  }
}

/**
 * @param {Check} check
 * @param {Result} result
 */
function print({ name, fix }, { isPassed, output }) {
  if (isPassed) return console.log(`✓ ${name}`);
  console.log(`✗ ${name}${fix ? ` (to fix it: ${fix})` : ''}\n${output}`);
}
