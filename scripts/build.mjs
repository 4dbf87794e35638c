import { ensureBuilds } from './setup/builds.mjs';
import { loadDotEnv } from './setup/configuration.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { failWith } from './setup/terminal.mjs';

/** `npm run build`: builds the stale targets into dist/, the web app in the language of LANGUAGE. */
requireNode();
loadDotEnv();
ensureDependencies();
await ensureBuilds().catch(failWith);
