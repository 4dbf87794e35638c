import { spawnSync } from 'node:child_process';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';

/** `npm run walks`: takes the pictures in docs/walks anew; `npm run walks -- some/folder` puts them elsewhere. */

requireNode();
ensureDependencies();
const CHROMIUM_PATH = ensureChromium();
await ensureBuilds();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/walks/take-walks.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH } },
);
process.exit(status ?? 1);
