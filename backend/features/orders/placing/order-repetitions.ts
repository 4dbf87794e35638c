/** Shares the results of equal requests: a double click is one order, a deliberate repetition is two. */
export interface Repetitions {
  /**
   * Runs `work`. If earlier work of the same name had not ended at `arrivedAt` (by `performance.now()`), returns its result
   * instead.
   */
  share<Result>(name: string, arrivedAt: number, work: () => Promise<Result>): Promise<Result>;
}

/**
 * The time for which results are kept: by then, every request that arrived before the end of the work has been read.
 */
const resultLifetimeMs = 60_000;

export function createRepetitions(): Repetitions {
  const results = new Map<string, { result: Promise<unknown>; endedAt: number }>();

  const deleteOld = (): void => {
    for (const [name, { endedAt }] of results) {
      if (endedAt + resultLifetimeMs > performance.now()) return;
      results.delete(name);
    }
  };

  return {
    share<Result>(name: string, arrivedAt: number, work: () => Promise<Result>): Promise<Result> {
      deleteOld();
      const before = results.get(name);
      // All results of one name have the same type.
      if (before && arrivedAt < before.endedAt) return before.result as Promise<Result>;
      const entry = { result: work(), endedAt: Number.POSITIVE_INFINITY };
      results.delete(name);
      results.set(name, entry);
      return entry.result.finally(() => {
        entry.endedAt = performance.now();
      });
    },
  };
}
