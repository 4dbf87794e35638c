import { Breaker } from './circuit-breaker.ts';
import { fetchExchange, type Exchange } from './fetch-transport.ts';
import { poolExchange } from './pool-transport.ts';

/**
 * What a call is, as far as patience goes. A `read` may be repeated and given up; a `change` runs to its end once sent;
 * an `upload` is given up with the browser it comes from.
 */
export type CallKind = 'read' | 'change' | 'upload';

/**
 * Milliseconds that a call may take in all, repeats and the reading of the body included; `operation` is what everything
 * behind one request of a browser may take together, except uploads.
 */
export type Deadlines = Record<CallKind | 'operation', number>;

// A browser gets an answer within 6 seconds, also from a store that hangs. The second left over is the gateway's own.
const defaultDeadlinesMs: Deadlines = { read: 5000, change: 5000, upload: 120_000, operation: 5000 };

export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** One attempt at a call, for the metrics. */
export interface MeasuredCall {
  /** Method and path. */
  call: string;
  /** The status, or what came instead of an answer. */
  outcome: string;
  seconds: number;
}

/** The way to the store that all requests share: kept-alive sockets, patience. */
export interface StoreConnection {
  readonly deadlines: Deadlines;
  /** How calls of this kind travel. */
  readonly exchangeFor: (kind: CallKind) => Exchange;
  readonly log: Log;
  readonly breaker: Breaker;
  readonly measure: (call: MeasuredCall) => void;
  close(): void;
}

interface ConnectOptions {
  baseUrl: string;
  log: Log;
  deadlines?: Partial<Deadlines> | undefined;
  measure?: (call: MeasuredCall) => void;
  /** Whether reads go by node-fetch as well. */
  readsByFetch?: boolean | undefined;
}

export function connectStore(options: ConnectOptions): StoreConnection {
  const { baseUrl, log, deadlines, measure = () => undefined, readsByFetch = false } = options;
  const changes = fetchExchange(baseUrl);
  const reads = readsByFetch ? changes : poolExchange(baseUrl);
  return {
    log,
    measure,
    breaker: new Breaker(log),
    deadlines: { ...defaultDeadlinesMs, ...deadlines },
    exchangeFor: (kind) => (kind === 'read' ? reads : changes),
    close() {
      reads.close();
      changes.close();
    },
  };
}
