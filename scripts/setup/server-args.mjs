import { totalmem } from 'node:os';

/** A machine sold with 4 GB counts some less. */
const smallBelow = 3 * 2 ** 30;

/**
 * The memory that a process may use, in bytes: the limit of its control group as Node tells it, or all of the machine. Without a limit,
 * Node says nothing, 0, or more than the machine has.
 * @param {number | undefined} limit
 * @param {number} machine
 */
export function usableMemory(limit, machine) {
  return limit && limit < machine ? limit : machine;
}

/**
 * The arguments of Node for each server on a machine with this memory. The files in deploy/ repeat those of a large machine; a
 * test compares them.
 *
 * The halves of the gateway's young generation take up to 32 MB each: the responses in progress fit into one and are collected there
 * instead of being promoted to the old generation. With 64 MB it takes 45 MB more under load; its time differs less than two runs of
 * the same build do. On a machine with less than 3 GB, or in such a control group, it has 16 MB, as V8 chooses by itself: 40 MB less, for up
 * to a tenth more time of the gateway.
 * It does not shrink its memory while it rests, as V8 would by full collections some seconds after load: the first second of
 * requests after a rest often took two to four times as long. That costs 15 MB at rest.
 * One thread collects its young generation: on one core, several threads wait for each other.
 * The old generation of each server grows by a set share between full collections. V8 would let it grow up to four times, by
 * 80 MB at the gateway and 90 MB at the backend, for no gain in time.
 * Each makes its young generation small after its start (common/start-garbage.ts), for which `--expose-gc` gives it the function.
 * Neither reads source maps: Node would keep them in memory, 30 MB for each bundle, which contains its libraries.
 */
export const serverArgsFor = (/** @type {number} */ bytes) => ({
  gateway: [
    `--max-semi-space-size=${bytes < smallBelow ? 16 : 32}`,
    '--no-memory-reducer',
    '--no-parallel-scavenge',
    '--heap-growing-percent=100',
    '--expose-gc',
    'dist/gateway/main.js',
  ],
  backend: ['--heap-growing-percent=50', '--expose-gc', 'dist/backend/main.js'],
});

/** The arguments on this machine. */
export const serverArgs = serverArgsFor(usableMemory(process.constrainedMemory?.(), totalmem()));

/**
 * Settings of glibc's malloc for both servers: few pools for all threads, and free memory goes back at once. After it encoded 137
 * pictures, the store kept 143 MB with them and 307 MB without, the gateway 116 MB and 129 MB.
 */
export const serverMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
