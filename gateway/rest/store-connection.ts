import http from 'node:http';
import https from 'node:https';
import { Breaker } from './breaker.ts';

/**
 * What a call is, as far as patience goes. A `read` may be repeated and given up; a `change` runs to its end once sent;
 * an `upload` is given up with the browser it comes from.
 */
export type CallKind = 'read' | 'change' | 'upload';

/**
 * Milliseconds that a call may take in all, repeats and the reading of the body included; `operation` is what all reads
 * and changes behind one request of a browser may take together.
 */
export type Deadlines = Record<CallKind | 'operation', number>;

// Above the ten seconds after which stores of this family give up on their own database and say so.
const DEADLINES: Deadlines = { read: 12_000, change: 20_000, upload: 120_000, operation: 30_000 };

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

/** The way to the store that all requests share: address, kept-alive sockets, patience. */
export interface StoreConnection {
  readonly baseUrl: string;
  readonly deadlines: Deadlines;
  readonly agentFor: (url: URL) => http.Agent;
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
}

export function connectStore({ baseUrl, log, deadlines, measure = () => undefined }: ConnectOptions): StoreConnection {
  // Shorter than the five seconds after which common servers hang up on an idle socket: no call meets a dead one.
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 32, timeout: 4000 };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  return {
    baseUrl,
    log,
    measure,
    breaker: new Breaker(log),
    deadlines: { ...DEADLINES, ...deadlines },
    agentFor: ({ protocol }) => (protocol === 'https:' ? agents['https:'] : agents['http:']),
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}
