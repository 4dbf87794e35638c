interface WorkQueueOptions {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that may wait for their turn. */
  waiting: number;
}

/** The queue was full: nothing was begun. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many pieces of work are waiting already.');
    this.name = 'QueueFullError';
  }
}

/** Runs work in the order in which it comes, a bounded number at the same time. Work beyond the queue is refused at once. */
export function createWorkQueue({ atOnce, waiting }: WorkQueueOptions) {
  const turns: (() => void)[] = [];
  let running = 0;

  /** @throws QueueFullError */
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else if (turns.length >= waiting) throw new QueueFullError();
    // The work that ends hands its place over.
    else await new Promise<void>((resolve) => void turns.push(resolve));
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { run };
}
