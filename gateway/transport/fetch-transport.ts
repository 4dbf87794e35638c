import http from 'node:http';
import https from 'node:https';
import fetch from 'node-fetch';
import { maxIdleMs, maxResponseBytes, maxSockets, type HttpTransport } from './http-transport.ts';
import { TransportFailed } from './transport-failed.ts';

/** node-fetch: for most changes, and for uploads, whose bodies are streams. */
export function createFetchTransport(baseUrl: string): HttpTransport {
  // Keep as many idle sockets as may be in use: otherwise each burst of calls opens new ones.
  const options = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets, timeout: maxIdleMs };
  const agent = baseUrl.startsWith('https:') ? new https.Agent(options) : new http.Agent(options);
  return {
    async send(request) {
      const controller = new AbortController();
      request.onAbort(() => controller.abort());
      try {
        const response = await fetch(baseUrl + request.path, {
          method: request.method,
          headers: pairsOf(request.headers),
          body: request.body,
          agent,
          // Following a redirect would lose the cookies of the first response. No call of the store redirects.
          redirect: 'manual',
          signal: controller.signal,
          size: maxResponseBytes,
        });
        const text = await response.text();
        return {
          status: response.status,
          statusText: response.statusText,
          // `raw()` parses all headers, and few responses set a cookie.
          setCookies: response.headers.has('set-cookie') ? (response.headers.raw()['set-cookie'] ?? []) : [],
          etag: response.headers.get('etag'),
          hasRetryAfter: response.headers.has('retry-after'),
          text,
        };
      } catch (error) {
        throw TransportFailed.from(error);
      }
    },
    close: () => agent.destroy(),
  };
}

const pairsOf = (headers: string[]): [string, string][] =>
  headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []));
