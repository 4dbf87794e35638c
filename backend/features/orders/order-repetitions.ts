/** Results by what was asked for, so that a double click is one order and a deliberate repetition is two. */
export interface Repetitions {
  /**
   * The result of `work`, or of the same work asked for before, if that had not ended when this request arrived.
   * `arrivedAt` is on the clock of `performance.now()`.
   */
  share<Answer>(name: string, arrivedAt: number, work: () => Promise<Answer>): Promise<Answer>;
}

/** Long after any request that arrived before the end of another has been read. */
const keptMilliseconds = 60_000;

export function createRepetitions(): Repetitions {
  const results = new Map<string, { result: Promise<unknown>; endedAt: number }>();

  const forgetOld = (): void => {
    for (const [name, { endedAt }] of results) {
      if (endedAt + keptMilliseconds > performance.now()) return;
      results.delete(name);
    }
  };

  return {
    share<Answer>(name: string, arrivedAt: number, work: () => Promise<Answer>): Promise<Answer> {
      forgetOld();
      const before = results.get(name);
      // Under one name there is only ever one kind of answer.
      if (before && arrivedAt < before.endedAt) return before.result as Promise<Answer>;
      const entry = { result: work(), endedAt: Number.POSITIVE_INFINITY };
      results.delete(name);
      results.set(name, entry);
      return entry.result.finally(() => {
        entry.endedAt = performance.now();
      });
    },
  };
}
