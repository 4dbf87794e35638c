import { setTimeout as pause } from 'node:timers/promises';

interface WorkQueueOptions {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that may wait for their turn. */
  waiting: number;
  /** After work, its place stays free for this many times as long as the work took, so that other requests are answered. */
  rest?: number;
}

const maxRestMs = 500;

/** The queue was full: nothing was begun. */
class QueueFullError extends Error {
  constructor() {
    super('Too many pieces of work are waiting already.');
    this.name = 'QueueFullError';
  }
}

/** Runs work in the order in which it comes, a bounded number at the same time. Work beyond the queue is refused at once. */
export function createWorkQueue({ atOnce, waiting, rest = 0 }: WorkQueueOptions) {
  const turns: (() => void)[] = [];
  let running = 0;

  /** @throws QueueFullError */
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else if (turns.length >= waiting) throw new QueueFullError();
    // The work that ends hands its place over.
    else await new Promise<void>((resolve) => void turns.push(resolve));
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      void leave(Math.min(rest * (performance.now() - startedAt), maxRestMs));
    }
  }

  async function leave(restMs: number) {
    if (restMs > 0) await pause(restMs, undefined, { ref: false });
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }

  return { run };
}
