import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import fetch from 'node-fetch';
import { ExchangeFailed } from './transport-failed.ts';

/** A request as it goes out. */
interface ExchangeRequest {
  method: 'GET' | 'POST';
  /** From the store's root, with the query. */
  path: string;
  headers: Record<string, string>;
  body: string | Readable | null;
  /** Calls back when the exchange has to be broken off. */
  onEnd: (breakOff: () => void) => void;
}

/** A reply, read to its end and decompressed. */
export interface ExchangeReply {
  status: number;
  statusText: string;
  setCookies: string[];
  etag: string | null;
  namesTime: boolean;
  text: string;
}

/** One request and its reply, over connections that are kept. @throws ExchangeFailed when there is no whole reply */
export interface Exchange {
  send: (request: ExchangeRequest) => Promise<ExchangeReply>;
  close: () => void;
}

/** Bytes of one reply. */
export const maxReplyBytes = 64 * 1024 * 1024;
/** Shorter than the five seconds after which common servers hang up on an idle socket: no call meets a dead one. */
export const idleMilliseconds = 4000;
export const maxSocketCount = 256;

/** node-fetch: for every call that changes something. */
export function fetchExchange(baseUrl: string): Exchange {
  // As many may rest as work: else whoever comes in a rush pays for a new socket each time.
  const options = {
    keepAlive: true,
    maxSockets: maxSocketCount,
    maxFreeSockets: maxSocketCount,
    timeout: idleMilliseconds,
  };
  const agent = baseUrl.startsWith('https:') ? new https.Agent(options) : new http.Agent(options);
  return {
    async send(request) {
      const controller = new AbortController();
      request.onEnd(() => controller.abort());
      try {
        const response = await fetch(baseUrl + request.path, {
          method: request.method,
          headers: request.headers,
          body: request.body,
          agent,
          // Following would lose the cookies of the reply, and no call of the store has a redirect.
          redirect: 'manual',
          signal: controller.signal,
          size: maxReplyBytes,
        });
        const text = await response.text();
        return {
          status: response.status,
          statusText: response.statusText,
          // Taking all headers apart costs more, and few replies have this one.
          setCookies: response.headers.has('set-cookie') ? (response.headers.raw()['set-cookie'] ?? []) : [],
          etag: response.headers.get('etag'),
          namesTime: response.headers.has('retry-after'),
          text,
        };
      } catch (error) {
        throw ExchangeFailed.from(error);
      }
    },
    close: () => agent.destroy(),
  };
}
