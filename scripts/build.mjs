import { ensureBuilds } from './setup/builds.mjs';
import { loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { failWith } from './setup/terminal.mjs';

/** `npm run build`: builds the stale targets into dist/, the web app in the language of LANGUAGE. */
requireNode();
loadDotEnv();
ensureDependencies();
// The process that asked for the build has ended.
process.on('disconnect', () => process.exit(1));
await ensureBuilds().catch(failWith);
process.channel?.unref();
