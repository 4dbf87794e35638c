import PQueue from 'p-queue';

/** Runs `work` when a place is free and returns its result. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `maxRunning` at once; at most `maxWaiting` wait, and further calls throw `refusal()`. */
export function createWorkQueue(maxRunning: number, maxWaiting: number, refusal: () => Error): WorkQueue {
  const queue = new PQueue({ concurrency: maxRunning });
  return async (work) => {
    if (queue.pending >= maxRunning && queue.size >= maxWaiting) throw refusal();
    return await queue.add(work);
  };
}
