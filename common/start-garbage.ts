// Tested by tests/unit/start-garbage.test.ts

/** V8 gives the pages of its young generation back when a collection finds that little was allocated in the five seconds before. */
const restMs = 10_000;

/**
 * Collects once what the start of a server leaves. V8 collects it only when the heap has to grow, which a resting server never needs, and
 * keeps a young generation of the size that the start took: 12 MB at each server, for 45 ms of processor time. Nothing happens in a
 * process without `--expose-gc`, and little in one that is busy by then.
 */
export function collectStartGarbage(): void {
  const { gc } = globalThis;
  if (gc !== undefined) setTimeout(() => void gc({ type: 'major', execution: 'async' }), restMs).unref();
}
