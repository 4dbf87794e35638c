import type { Readable } from 'node:stream';

interface TransportRequest {
  method: string;
  /** The path from the store's root, with the query. */
  path: string;
  /** Names and values in turn. */
  headers: string[];
  body: string | Readable | null;
  /** Registers the function that aborts this request. */
  onAbort: (abort: () => void) => void;
}

/** A response, read to its end and decompressed. */
export interface TransportResponse {
  status: number;
  statusText: string;
  setCookies: string[];
  etag: string | null;
  hasRetryAfter: boolean;
  text: string;
}

/** Sends a request over kept-alive connections. @throws TransportFailed when no complete response arrives */
export interface HttpTransport {
  send: (request: TransportRequest) => Promise<TransportResponse>;
  close: () => void;
}

/** Headers of every request to the store. */
export const commonHeaders: readonly string[] = ['accept', 'application/json', 'user-agent', 'greengate-gateway'];
export const maxResponseBytes = 64 * 1024 * 1024;
/** Shorter than the 5 seconds after which common servers close an idle connection, so no call meets a closed one. */
export const maxIdleMs = 4000;
export const maxSockets = 256;
