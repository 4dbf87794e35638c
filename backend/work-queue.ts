/** Runs `work` when a place is free and returns its result. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `maxRunning` at once; at most `maxWaiting` wait, and further calls throw `refusal()`. */
export function createWorkQueue(maxRunning: number, maxWaiting: number, refusal: () => Error): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < maxRunning) {
      running += 1;
    } else {
      if (waiting.length >= maxWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The next one takes this place directly, so no other call can take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
