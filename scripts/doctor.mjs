import { spawnSync } from 'node:child_process';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';

/**
 * `npm run doctor -- URL`: tells the owner of a store, call by call, what works, what the gateway absorbs and what must be
 * mended. It does not read `.env`: the seller's login there belongs to the shop of this folder, and the URL may be another's.
 */

requireNode();
ensureDependencies();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/doctor/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 2);
