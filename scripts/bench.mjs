import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

/** `npm run bench`: measures and prints; `npm run bench -- backend` only the files of tests/bench whose names begin so; the rest goes to them. */

requireNode();
ensureDependencies();
ensurePostgres();
await ensureBuilds();
const folder = 'tests/bench';
const words = process.argv.slice(2);
const prefix = words.find((word) => !word.startsWith('-')) ?? '';
const flags = words.filter((word) => word.startsWith('-'));
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^\w+-.*\.ts$/.test(name) && name.startsWith(prefix))
  : [];
for (const file of files.sort()) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${folder}/${file}`, ...flags], {
    stdio: 'inherit',
    // What is measured is what npm start runs: the bundles.
    env: { ...process.env, DRILL: 'full' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
