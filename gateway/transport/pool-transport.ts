import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Pool, type Dispatcher } from 'undici';
import {
  maxIdleMs,
  maxResponseBytes,
  maxSockets,
  type HttpTransport,
  type TransportResponse,
} from './http-transport.ts';
import { TransportFailed } from './transport-failed.ts';

const decompressors: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * undici's connection pool without fetch or streams, which is faster: for reads and cart saves, the most frequent calls. It requests no
 * compression, which costs more time than it saves with a store nearby, but reads compressed responses.
 */
export function createPoolTransport(baseUrl: string): HttpTransport {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, {
    connections: maxSockets,
    keepAliveTimeout: maxIdleMs,
    keepAliveMaxTimeout: maxIdleMs,
    // The deadline of each call ends it earlier.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
  });
  return {
    send: ({ method, path, headers, body, onAbort }) =>
      new Promise((resolve, reject) => {
        const collector = new Collector(resolve, reject);
        onAbort(() => collector.abort());
        try {
          pool.dispatch({ method, path: prefix + path, headers, body }, collector);
        } catch (error) {
          collector.fail(error);
        }
      }),
    close: () => void pool.destroy(),
  };
}

/** Collects one response. It aborts a response of too many bytes. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: TransportResponse) => void;
  readonly #reject: (error: unknown) => void;
  #status = 0;
  #statusText = '';
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #bytes = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #abortedBy: Error | undefined;

  constructor(resolve: (response: TransportResponse) => void, reject: (error: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Rejects at once, also while the request still waits for a connection. */
  abort(reason: Error = errorWithCode('ABORT_ERR', 'The request was aborted.')) {
    this.#abortedBy = reason;
    this.#controller?.abort(reason);
    this.fail(reason);
  }

  fail(error: unknown) {
    this.#reject(TransportFailed.from(error));
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    if (this.#abortedBy) controller.abort(this.#abortedBy);
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders, statusText = '') {
    this.#status = status;
    this.#headers = headers;
    this.#statusText = statusText;
  }

  onResponseData(_controller: unknown, chunk: Buffer) {
    this.#bytes += chunk.length;
    if (this.#bytes <= maxResponseBytes) this.#chunks.push(chunk);
    else this.abort(errorWithCode('UND_ERR_RES_EXCEEDED_MAX_SIZE', 'The response is too large.'));
  }

  onResponseEnd() {
    const [first = Buffer.alloc(0), ...others] = this.#chunks;
    const bytes = others.length === 0 ? first : Buffer.concat(this.#chunks);
    const coding = this.#headers['content-encoding'];
    const decompress = coding === undefined ? undefined : decompressors[coding.trim().toLowerCase()];
    if (!decompress || bytes.length === 0) this.#resolve(this.#responseOf(bytes));
    else
      void decompress(bytes).then(
        (plain) => this.#resolve(this.#responseOf(plain)),
        (error: unknown) => this.fail(error),
      );
  }

  onResponseError(_controller: unknown, error: Error) {
    this.fail(error);
  }

  #responseOf(bytes: Buffer): TransportResponse {
    const setCookies = this.#headers['set-cookie'] ?? [];
    return {
      status: this.#status,
      statusText: this.#statusText,
      setCookies: Array.isArray(setCookies) ? setCookies : [setCookies],
      etag: this.#headers.etag ?? null,
      hasRetryAfter: this.#headers['retry-after'] !== undefined,
      text: bytes.toString('utf8'),
    };
  }
}

const errorWithCode = (code: string, message: string) => Object.assign(new Error(message), { code });
