import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';

/** `npm run build`: builds the stale targets into dist/. */
requireNode();
ensureDependencies();
await ensureBuilds();
