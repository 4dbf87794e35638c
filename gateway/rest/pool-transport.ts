import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Pool, type Dispatcher } from 'undici';
import { ExchangeFailed } from './transport-failed.ts';
import {
  idleMilliseconds,
  maxReplyBytes,
  maxSocketCount,
  type Exchange,
  type ExchangeReply,
} from './fetch-transport.ts';

const decompressors: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

interface RawReply {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  chunks: Buffer[];
}

/**
 * undici's pool, without fetch or streams around it: for reads, of which there are many. No compression is asked for: it
 * costs more time than it saves on the way to a store nearby; a store that compresses all the same is understood.
 */
export function poolExchange(baseUrl: string): Exchange {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, {
    connections: maxSocketCount,
    keepAliveTimeout: idleMilliseconds,
    keepAliveMaxTimeout: idleMilliseconds,
    // The deadline of the call ends it sooner.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
  });
  return {
    async send({ method, path, headers, onEnd }) {
      try {
        const raw = await new Promise<RawReply>((resolve, reject) => {
          const collector = new Collector(resolve, reject);
          onEnd(() => collector.breakOff());
          pool.dispatch({ method, path: prefix + path, headers }, collector);
        });
        return await readReply(raw);
      } catch (error) {
        throw ExchangeFailed.from(error);
      }
    },
    close: () => void pool.destroy(),
  };
}

/** Gathers one reply; broken off when it is more than anyone should read. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (reply: RawReply) => void;
  readonly #reject: (error: unknown) => void;
  readonly #reply: RawReply = { status: 0, statusText: '', headers: {}, chunks: [] };
  #controller: Dispatcher.DispatchController | undefined;
  #bytes = 0;
  #end: Error | undefined;

  constructor(resolve: (reply: RawReply) => void, reject: (error: unknown) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** At once, even while the request waits for a connection. */
  breakOff(end: Error = codedError('ABORT_ERR', 'The exchange was broken off.')) {
    this.#end = end;
    this.#controller?.abort(end);
    this.#reject(end);
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    if (this.#end) controller.abort(this.#end);
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders, statusText = '') {
    Object.assign(this.#reply, { status, headers, statusText });
  }

  onResponseData(_controller: unknown, chunk: Buffer) {
    this.#bytes += chunk.length;
    if (this.#bytes <= maxReplyBytes) this.#reply.chunks.push(chunk);
    else this.breakOff(codedError('UND_ERR_RES_EXCEEDED_MAX_SIZE', 'The reply is too large.'));
  }

  onResponseEnd() {
    this.#resolve(this.#reply);
  }

  onResponseError(_controller: unknown, error: Error) {
    this.#reject(error);
  }
}

const codedError = (code: string, message: string) => Object.assign(new Error(message), { code });

async function readReply({ status, statusText, headers, chunks }: RawReply): Promise<ExchangeReply> {
  const [first] = chunks;
  const bytes = chunks.length === 1 && first ? first : Buffer.concat(chunks);
  const decompress = decompressors[headers['content-encoding']?.trim().toLowerCase() ?? ''];
  const plain = decompress && bytes.length > 0 ? await decompress(bytes) : bytes;
  const setCookies = headers['set-cookie'] ?? [];
  return {
    status,
    statusText,
    setCookies: Array.isArray(setCookies) ? setCookies : [setCookies],
    etag: headers.etag ?? null,
    namesTime: headers['retry-after'] !== undefined,
    text: plain.toString('utf8'),
  };
}
