import { maxInFlight, storeBusy } from '#backend/http/load-shedding.ts';

/**
 * Runs the changes of orders: at most a few at once, one of each person, in the order of their arrival. Orders of the same goods
 * wait for each other. In the database each of them would hold a connection meanwhile, and other shoppers would get none.
 */
export interface OrderTurns {
  /**
   * Runs `work` when its turn comes, and returns its result. `signal` ends the waiting, and leaves running work alone.
   *
   * @throws Unavailable before `work` runs: too many wait, it waited too long, or `signal` was aborted
   */
  take<Result>(person: string, signal: AbortSignal | null, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  person: string;
  start: () => void;
}

interface OrderTurnsOptions {
  maxRunning?: number;
  maxWaiting?: number;
  maxWaitMs?: number;
}

export function createOrderTurns({
  // At least one of the connections of DATABASE_POOL is left to others, most of them in a usual pool.
  maxRunning = 4,
  maxWaiting = maxInFlight.ordering,
  maxWaitMs = 10_000,
}: OrderTurnsOptions = {}): OrderTurns {
  const running = new Set<string>();
  let waiting: Waiting[] = [];

  const startNext = (): void => {
    while (running.size < maxRunning) {
      const next = waiting.find(({ person }) => !running.has(person));
      if (next === undefined) return;
      waiting = waiting.filter((one) => one !== next);
      running.add(next.person);
      next.start();
    }
  };

  const waitForTurn = (person: string, signal: AbortSignal | null): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true || waiting.length >= maxWaiting) {
        reject(storeBusy());
        return;
      }
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const one: Waiting = {
        person,
        start: () => {
          end();
          resolve();
        },
      };
      const giveUp = (): void => {
        end();
        waiting = waiting.filter((other) => other !== one);
        reject(storeBusy());
      };
      const timer = setTimeout(giveUp, maxWaitMs);
      signal?.addEventListener('abort', giveUp);
      waiting.push(one);
      startNext();
    });

  return {
    async take(person, signal, work) {
      await waitForTurn(person, signal);
      try {
        return await work();
      } finally {
        running.delete(person);
        startNext();
      }
    },
  };
}
