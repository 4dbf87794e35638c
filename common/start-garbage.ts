// Tested by tests/unit/start-garbage.test.ts

/**
 * The first collection counts what the start has allocated. The second one finds that little came in the five seconds before it, and
 * then V8 gives the pages of its young generation back.
 */
const collectionsAtMs = [5000, 11_000];

/**
 * Makes the young generation of a server that has started as small as a resting server needs it. V8 keeps it at the size that the start
 * took until requests have filled it: 13 MB at each server, for 15 ms of processor time. Nothing happens in a process without
 * `--expose-gc`, and nothing is given back by one that is busy by then.
 */
export function collectStartGarbage(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  for (const ms of collectionsAtMs) setTimeout(() => void gc({ type: 'minor', execution: 'async' }), ms).unref();
}
