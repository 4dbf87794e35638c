import { commonHeaders } from '../transport/http-transport.ts';
import type { StoreConnection } from './store-connection.ts';

/** The state that the store reports at `GET /health/ready`. Other stores need not have that page. */
export interface StoreHealth {
  /** Whether the store can be read while changes fail. False for a store that does not say so. */
  isReadOnly(): Promise<boolean>;
}

const cacheMs = 2000;
/** The time for which the gateway remembers that a store has no such page. */
const missingPageCacheMs = 300_000;
/** Short, because balancers call the gateway's readiness check often and expect its response at once. */
const timeoutMs = 1000;

/** Calls bypass the circuit breaker: this page says nothing about the other calls of the store. */
export function createStoreHealth({ transportFor, circuitBreaker }: StoreConnection): StoreHealth {
  let checkAgainAtMs = Number.NEGATIVE_INFINITY;
  let isReadOnly = Promise.resolve(false);

  const check = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    try {
      const { status: httpStatus, text } = await transportFor({ kind: 'read' }).send({
        method: 'GET',
        path: '/health/ready',
        headers: [...commonHeaders],
        body: null,
        onAbort: (abort) => {
          timer = setTimeout(abort, timeoutMs);
        },
      });
      const status = httpStatus === 200 ? statusIn(text) : undefined;
      if (httpStatus < 500 && status === undefined) checkAgainAtMs = performance.now() + missingPageCacheMs;
      return status === 'degraded';
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async isReadOnly() {
      const nowMs = performance.now();
      if (nowMs >= checkAgainAtMs && !circuitBreaker.isOpen) {
        checkAgainAtMs = nowMs + cacheMs;
        isReadOnly = check();
      }
      return await isReadOnly;
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
