import { spawn } from 'node:child_process';
import { bin } from '../../../scripts/setup/builds.mjs';

/**
 * `npm run lab -- drill`: the fault tests of the store, and the gateway's differential test, at full length, with figures; `npm run lab -- drill kill` runs one
 * of them. `npm test` runs the same files for a short time. `npm run lab -- drill power-cut` is a program of its own.
 */

const drills = {
  kill: 'tests/backend/kill-drill.test.ts',
  race: 'tests/backend/race-drill.test.ts',
  access: 'tests/backend/access-matrix.test.ts',
  webhooks: 'tests/backend/payment-orders.test.ts',
  fuzz: 'tests/backend/fuzz-drill.test.ts',
  load: 'tests/backend/load-drill.test.ts',
  orders: 'tests/backend/order-day-drill.test.ts',
  refunds: 'tests/backend/refund-drill.test.ts',
  picks: 'tests/backend/picking.test.ts',
  mail: 'tests/backend/mail-kill-drill.test.ts',
  differential: 'tests/gateway/fast-path-differential.test.ts',
};

const chosen = process.argv.slice(2);
if (chosen[0] === 'power-cut') {
  const { drillPowerCuts } = await import('./power-cut.ts');
  process.exit(await drillPowerCuts(chosen.slice(1)));
}
const unknown = chosen.find((name) => !Object.hasOwn(drills, name));
if (unknown !== undefined) {
  console.error(`There is no drill ${unknown}: choose from ${Object.keys(drills).join(', ')}, power-cut.`);
  process.exit(1);
}
const files = (chosen.length > 0 ? chosen : Object.keys(drills)).map((name) => drills[name]);
spawn(
  process.execPath,
  [
    bin('vitest'),
    'run',
    '--config=tests/vitest.config.ts',
    '--project=backend',
    '--project=postgres',
    '--project=gateway',
    // Files run one at a time: each uses the whole machine.
    '--no-file-parallelism',
    ...files,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DRILL: 'full', NODE_ENV: 'test' } },
).on('close', (code) => process.exit(code ?? 1));
