import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { runTool } from './setup/tools.mjs';

/**
 * `npm run doctor -- URL`: tells the owner of a store, call by call, what works, what the gateway absorbs and what must be
 * mended. It does not read `.env`: the seller's login there belongs to the shop of this folder, and the URL may be another's.
 */

requireNode();
ensureDependencies();
const args = process.argv.slice(2);
process.exit(runTool({ source: 'scripts/doctor/main.ts', built: 'dist/tools/doctor.js', args }) ?? 2);
