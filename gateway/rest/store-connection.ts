import http from 'node:http';
import https from 'node:https';

/**
 * What a call is, as far as patience goes. A `read` may be repeated and given up; a `change` runs to its end once sent;
 * an `upload` is given up with the browser it comes from.
 */
export type CallKind = 'read' | 'change' | 'upload';

/** Milliseconds that a call may take in all, repeats and the reading of the body included. */
export type Deadlines = Record<CallKind, number>;

// Above the ten seconds after which stores of this family give up on their own database and say so.
const DEADLINES: Deadlines = { read: 12_000, change: 20_000, upload: 120_000 };

export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The way to the store that all requests share: address, kept-alive sockets, patience. */
export interface StoreConnection {
  readonly baseUrl: string;
  readonly deadlines: Deadlines;
  readonly agentFor: (url: URL) => http.Agent;
  readonly log: Log;
  close(): void;
}

interface ConnectOptions {
  baseUrl: string;
  log: Log;
  deadlines?: Partial<Deadlines> | undefined;
}

export function connectStore({ baseUrl, log, deadlines }: ConnectOptions): StoreConnection {
  // Shorter than the five seconds after which common servers hang up on an idle socket: no call meets a dead one.
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 32, timeout: 4000 };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  return {
    baseUrl,
    log,
    deadlines: { ...DEADLINES, ...deadlines },
    agentFor: ({ protocol }) => (protocol === 'https:' ? agents['https:'] : agents['http:']),
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}
