import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';

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
  const queue = new PQueue({ concurrency: maxRunning });

  /** @throws QueueFullError */
  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (queue.pending >= maxRunning && queue.size >= maxWaiting) throw new QueueFullError();
    return await new Promise<Result>((resolve, reject) => {
      void queue.add(async () => {
        const startedAt = performance.now();
        await Promise.resolve().then(task).then(resolve, reject);
        const restMs = Math.min(restFactor * (performance.now() - startedAt), maxRestMs);
        if (restMs > 0) await pause(restMs, undefined, { ref: false });
      });
    });
  }

  return {
    run,
    /** The number of tasks that wait for a free slot. */
    get waiting() {
      return queue.size;
    },
  };
}
