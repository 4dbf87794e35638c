/**
 * What Node is given to run each server, here and in deploy/ (whose files write it out once more; a test compares them).
 *
 * The gateway gets a young generation of up to 64 MB in place of 16: the answers under way at the same time fit into it, and
 * are thrown away where they are instead of being moved to where only lasting things should be. That saves up to a third of
 * its time per request, and costs some 60 MB under load (250 MB in place of 190).
 * The backend's bundle is small enough for traces with the lines of its sources; the gateway's holds all its libraries.
 */
export const serverArgs = {
  gateway: ['--max-semi-space-size=64', 'dist/gateway/main.js'],
  backend: ['--enable-source-maps', 'dist/backend/main.js'],
};
