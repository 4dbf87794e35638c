import type { Log } from '../log.ts';
import { storeAddress, type StoreAddress } from '../transport/call-span.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../transport/circuit-breaker.ts';
import { createFetchTransport } from '../transport/fetch-transport.ts';
import { commonHeaders, type HttpTransport } from '../transport/http-transport.ts';
import { createPoolTransport } from '../transport/pool-transport.ts';
import type { CallKind, RestCall } from '../transport/rest-call.ts';
import { createStoreFeatures, type StoreFeatures } from './store-features.ts';
import { plainStoreMap, requestOf, type StoreMap } from './store-map.ts';
import type { SendBare } from './store-probe.ts';

/**
 * The time that a call of each kind may take, including its repeats and the reading of its body. `operation` is the
 * limit for all calls of one client request together, except uploads.
 */
export type DeadlinesMs = Record<CallKind | 'operation', number>;

// A client gets its response within 6 seconds, also when the store hangs. One second is left for the gateway itself.
export const defaultDeadlinesMs: DeadlinesMs = { read: 5000, change: 5000, upload: 120_000, operation: 5000 };

/** One attempt at a call, for the metrics. */
export interface MeasuredCall {
  /** Method and path. */
  call: string;
  /** The HTTP status, the code of the fault, or `given up` when the client disconnected first. */
  outcome: string;
  seconds: number;
}

/** The parts that all requests share to reach the store. */
export interface StoreConnection {
  readonly address: StoreAddress;
  readonly deadlinesMs: DeadlinesMs;
  /** The names of this store. */
  readonly map: StoreMap;
  readonly transportFor: (call: Pick<RestCall, 'kind' | 'isFrequent'>) => HttpTransport;
  readonly log: Log;
  readonly circuitBreaker: CircuitBreaker;
  readonly features: StoreFeatures;
  readonly measure: (call: MeasuredCall) => void;
  close(): void;
}

interface ConnectOptions {
  baseUrl: string;
  log: Log;
  map?: StoreMap | undefined;
  deadlinesMs?: Partial<DeadlinesMs> | undefined;
  measure?: (call: MeasuredCall) => void;
  /** Sends all calls by node-fetch. */
  onlyFetch?: boolean | undefined;
  featureTuning?: FeatureTuning | undefined;
}

/** The settings for asking the store for its features. */
interface FeatureTuning {
  /** The time for which an answer of `GET /api/store` is used. */
  featuresTimeToLiveMs?: number | undefined;
  /** The time for which requests wait for the first answer. */
  firstAnswerTimeoutMs?: number | undefined;
  /** Whether to find out which calls a classic store lacks. */
  probesCalls?: boolean | undefined;
}

export function connectStore(options: ConnectOptions): StoreConnection {
  const {
    baseUrl,
    log,
    map = plainStoreMap,
    measure = () => undefined,
    onlyFetch = false,
    featureTuning: { featuresTimeToLiveMs, firstAnswerTimeoutMs, probesCalls } = {},
  } = options;
  const deadlinesMs = { ...defaultDeadlinesMs, ...options.deadlinesMs };
  const fetchTransport = createFetchTransport(baseUrl);
  const poolTransport = onlyFetch ? fetchTransport : createPoolTransport(baseUrl);
  const closing = new AbortController();
  return {
    address: storeAddress(baseUrl),
    log,
    map,
    measure,
    circuitBreaker: createCircuitBreaker(log),
    features: createStoreFeatures({
      send: bareSender({ poolTransport, fetchTransport, map, timeoutMs: deadlinesMs.read, closing: closing.signal }),
      log,
      timeToLiveMs: featuresTimeToLiveMs,
      firstAnswerTimeoutMs,
      probesCalls,
    }),
    deadlinesMs,
    transportFor: ({ kind, isFrequent }) => (kind === 'read' || isFrequent ? poolTransport : fetchTransport),
    close() {
      closing.abort();
      poolTransport.close();
      fetchTransport.close();
    },
  };
}

interface BareSenderOptions {
  poolTransport: HttpTransport;
  fetchTransport: HttpTransport;
  map: StoreMap;
  timeoutMs: number;
  closing: AbortSignal;
}

/** Sends single calls without cookies. They end when the connection to the store is closed. */
function bareSender({ poolTransport, fetchTransport, map, timeoutMs, closing }: BareSenderOptions): SendBare {
  return async (call, headers = {}) => {
    const ends = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
    let onEnd = (): void => undefined;
    if (ends.aborted) return undefined;
    const [callMethod = '', callPath = ''] = call.split(' ');
    const json = callMethod === 'POST' ? {} : undefined;
    const { method, path, json: sentJson } = requestOf({ method: callMethod, path: callPath, json }, map);
    const body = sentJson === undefined ? null : JSON.stringify(sentJson);
    try {
      return await (method === 'GET' ? poolTransport : fetchTransport).send({
        method,
        path,
        headers: [
          ...commonHeaders,
          ...(body === null ? [] : ['content-type', 'application/json']),
          ...Object.entries(headers).flat(),
        ],
        body,
        onAbort: (abort) => ends.addEventListener('abort', (onEnd = abort)),
      });
    } catch {
      return undefined;
    } finally {
      ends.removeEventListener('abort', onEnd);
    }
  };
}
