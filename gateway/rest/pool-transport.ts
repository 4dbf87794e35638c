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

interface RawResponse {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  chunks: Buffer[];
}

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
    async send({ method, path, headers, body, onAbort }) {
      try {
        const raw = await new Promise<RawResponse>((resolve, reject) => {
          const collector = new Collector(resolve, reject);
          onAbort(() => collector.abort());
          pool.dispatch({ method, path: prefix + path, headers, body }, collector);
        });
        const coding = raw.headers['content-encoding'];
        return responseOf(raw, coding === undefined ? joined(raw.chunks) : await decompressed(raw.chunks, coding));
      } catch (error) {
        throw TransportFailed.from(error);
      }
    },
    close: () => void pool.destroy(),
  };
}

/** Collects one response. It aborts a response of too many bytes. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: RawResponse) => void;
  readonly #reject: (error: unknown) => void;
  readonly #response: RawResponse = { status: 0, statusText: '', headers: {}, chunks: [] };
  #controller: Dispatcher.DispatchController | undefined;
  #bytes = 0;
  #abortedBy: Error | undefined;

  constructor(resolve: (response: RawResponse) => void, reject: (error: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Rejects at once, also while the request still waits for a connection. */
  abort(reason: Error = errorWithCode('ABORT_ERR', 'The request was aborted.')) {
    this.#abortedBy = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    if (this.#abortedBy) controller.abort(this.#abortedBy);
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders, statusText = '') {
    Object.assign(this.#response, { status, headers, statusText });
  }

  onResponseData(_controller: unknown, chunk: Buffer) {
    this.#bytes += chunk.length;
    if (this.#bytes <= maxResponseBytes) this.#response.chunks.push(chunk);
    else this.abort(errorWithCode('UND_ERR_RES_EXCEEDED_MAX_SIZE', 'The response is too large.'));
  }

  onResponseEnd() {
    this.#resolve(this.#response);
  }

  onResponseError(_controller: unknown, error: Error) {
    this.#reject(error);
  }
}

const errorWithCode = (code: string, message: string) => Object.assign(new Error(message), { code });

const joined = (chunks: Buffer[]): Buffer => (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));

async function decompressed(chunks: Buffer[], coding: string): Promise<Buffer> {
  const bytes = joined(chunks);
  const decompress = decompressors[coding.trim().toLowerCase()];
  return decompress && bytes.length > 0 ? await decompress(bytes) : bytes;
}

function responseOf({ status, statusText, headers }: RawResponse, bytes: Buffer): TransportResponse {
  const setCookies = headers['set-cookie'] ?? [];
  return {
    status,
    statusText,
    setCookies: Array.isArray(setCookies) ? setCookies : [setCookies],
    etag: headers.etag ?? null,
    hasRetryAfter: headers['retry-after'] !== undefined,
    text: bytes.toString('utf8'),
  };
}
