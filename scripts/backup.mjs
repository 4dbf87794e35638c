import { loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { runTool } from './setup/tools.mjs';

/** `npm run backup -- FILE` and `npm run restore -- FILE`: the first argument says which. `schema FILE` prints the version of a backup's schema. */

requireNode();
loadDotEnv();
ensureDependencies();
const args = process.argv.slice(2);
process.exit(runTool({ source: 'scripts/backup/copy-shop.ts', built: 'dist/tools/copy-shop.js', args }) ?? 1);
