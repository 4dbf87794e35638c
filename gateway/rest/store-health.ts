import type { StoreConnection } from './store-connection.ts';

/** What the store says about itself at `GET /health/ready`. Other stores need not have that page. */
export interface StoreHealth {
  /** Whether the store can be read while changes fail. False where the store does not say. */
  isReadOnly(): Promise<boolean>;
}

/** How long an answer counts, and how long it counts that the store has no such page. */
const answerMs = 2000;
const silenceMs = 300_000;
/** How long the store may take. Readiness is asked often and answered at once. */
const timeoutMs = 1000;

/** Asks past the circuit breaker: whether this page answers says nothing about the calls of the shop. */
export function createStoreHealth({ exchangeFor, breaker }: StoreConnection): StoreHealth {
  let askAgainAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);

  const ask = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    try {
      const { status, text } = await exchangeFor('read').send({
        method: 'GET',
        path: '/health/ready',
        headers: { accept: 'application/json', 'user-agent': 'greengate-gateway' },
        body: null,
        onEnd: (breakOff) => {
          timer = setTimeout(breakOff, timeoutMs);
        },
      });
      const said = status === 200 ? statusIn(text) : undefined;
      if (status < 500 && said === undefined) askAgainAt = performance.now() + silenceMs;
      return said === 'degraded';
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async isReadOnly() {
      const now = performance.now();
      if (now >= askAgainAt && !breaker.isOpen) {
        askAgainAt = now + answerMs;
        answer = ask();
      }
      return await answer;
    },
  };
}

function statusIn(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;
  } catch {
    return undefined;
  }
}
