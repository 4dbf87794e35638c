// Tested by tests/unit/start-garbage.test.ts

/** By then a server has started, and the requests that waited for it are answered. */
const restMs = 5000;

/**
 * Collects once what the start of a server leaves: the texts of its libraries, and what was made while they loaded. V8 collects it only
 * when the heap has to grow, which a resting server never needs: 12 MB at each server, for 45 ms of processor time. Nothing happens in
 * a process without `--expose-gc`.
 */
export function collectStartGarbage(): void {
  const { gc } = globalThis;
  if (gc !== undefined) setTimeout(() => void gc({ type: 'major', execution: 'async' }), restMs).unref();
}
