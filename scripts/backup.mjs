import { spawnSync } from 'node:child_process';
import { loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';

/** `npm run backup -- FILE` and `npm run restore -- FILE`: the first argument says which. */

requireNode();
loadDotEnv();
ensureDependencies();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/backup/copy-shop.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
