/**
 * The arguments of Node for each server. The files in deploy/ repeat them; a test compares them.
 *
 * The gateway has a young generation of up to 64 MB instead of 16: the responses in progress fit into it and are collected
 * there instead of being promoted to the old generation. That saves up to a third of the time per request and costs about
 * 60 MB under load.
 * It does not shrink its memory while it rests, as V8 would by full collections some seconds after load: the first second of
 * requests after a rest often took two to four times as long. That costs 15 MB at rest.
 * One thread collects its young generation: on one core, several threads wait for each other.
 * The old generation of each server grows by a set share between full collections. V8 would let it grow up to four times, by
 * 80 MB at the gateway and 90 MB at the backend, for no gain in time.
 * Each makes its young generation small after its start (common/start-garbage.ts), for which `--expose-gc` gives it the function.
 * Neither reads source maps: Node would keep them in memory, 30 MB for each bundle, which contains its libraries.
 */
export const serverArgs = {
  gateway: [
    '--max-semi-space-size=64',
    '--no-memory-reducer',
    '--no-parallel-scavenge',
    '--heap-growing-percent=100',
    '--expose-gc',
    'dist/gateway/main.js',
  ],
  backend: ['--heap-growing-percent=50', '--expose-gc', 'dist/backend/main.js'],
};

/**
 * Settings of glibc's malloc for both servers: few pools for all threads, and free memory goes back at once. After it encoded 137
 * pictures, the store kept 143 MB with them and 307 MB without, the gateway 116 MB and 129 MB.
 */
export const serverMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
