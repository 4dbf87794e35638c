import { spawnSync } from 'node:child_process';

/**
 * `npm run lab -- test-times`: runs `npm test` and writes the milliseconds of every test file to
 * tests/lab/results/test-times.md. Arguments of `npm test` narrow it: `npm run lab -- test-times --project=unit`.
 */
const env = { ...process.env };
// Tests run at their usual length.
delete env['DRILL'];
const { status } = spawnSync(
  process.execPath,
  ['scripts/test.mjs', '--reporter=tests/lab/test-times/times-reporter.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env },
);
process.exit(status ?? 1);
