import { setTimeout as pause } from 'node:timers/promises';

interface WorkQueueOptions {
  /** Tasks that run at the same time. */
  maxRunning: number;
  /** Tasks that wait for a free slot. */
  maxWaiting: number;
  /** After a task, its slot stays free for this many times the task's duration, so that other requests get CPU time. */
  restFactor?: number;
}

const maxRestMs = 500;

/** The queue was full, and the task did not run. */
class QueueFullError extends Error {
  constructor() {
    super('Too many tasks wait already.');
    this.name = 'QueueFullError';
  }
}

/** Runs tasks in the order in which they come, a bounded number at the same time. A full queue refuses tasks at once. */
export function createWorkQueue({ maxRunning, maxWaiting, restFactor = 0 }: WorkQueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** @throws QueueFullError */
  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < maxRunning) running += 1;
    else if (waiting.length >= maxWaiting) throw new QueueFullError();
    // A task that ends hands its slot over.
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      void leave(Math.min(restFactor * (performance.now() - startedAt), maxRestMs));
    }
  }

  async function leave(restMs: number) {
    if (restMs > 0) await pause(restMs, undefined, { ref: false });
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    run,
    /** The number of tasks that wait for a free slot. */
    get waiting() {
      return waiting.length;
    },
  };
}
