import { spawn } from 'node:child_process';
import { bin, ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

/**
 * `npm run drill`: the store under blows, at full length and with figures; `npm run drill -- kill` for one of them. Among
 * the tests the same drills run short.
 */

const drills = {
  kill: 'tests/backend/kill-drill.test.ts',
  race: 'tests/backend/race-drill.test.ts',
  access: 'tests/backend/access-matrix.test.ts',
  webhooks: 'tests/backend/payment-orders.test.ts',
  fuzz: 'tests/backend/fuzz-drill.test.ts',
  load: 'tests/backend/load-drill.test.ts',
};

requireNode();
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(drills, name));
if (unknown !== undefined) {
  console.error(`There is no drill ${unknown}: choose from ${Object.keys(drills).join(', ')}.`);
  process.exit(1);
}
ensureDependencies();
ensurePostgres();
await ensureBuilds(['backend']);
const files = (chosen.length > 0 ? chosen : Object.keys(drills)).map((name) => drills[name]);
spawn(
  process.execPath,
  [
    bin('vitest'),
    'run',
    '--config=tests/vitest.config.ts',
    '--project=backend',
    '--project=postgres',
    // One at a time: each wants the machine for itself.
    '--no-file-parallelism',
    ...files,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DRILL: 'full', NODE_ENV: 'test' } },
).on('close', (code) => process.exit(code ?? 1));
