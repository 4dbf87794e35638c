import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAnswers } from './answers.ts';
import { orderCalls } from './orders.ts';
import { createOtherPages } from './other-pages.ts';
import { productCalls } from './products.ts';
import { missingInSlowStore, usualSlowAnswerMs, type Quirk } from './quirks.ts';
import { createRecords, type Has, type Json, type StockedProduct } from './records.ts';
import { sessionCalls } from './session-calls.ts';
import { createSessions } from './sessions.ts';
import { shopperRecordCalls } from './shopper-records.ts';
import type { Calls, StoreParts } from './store-parts.ts';

interface DriftingStoreOptions {
  quirks: readonly Quirk[];
  products: readonly StockedProduct[];
  seller: { email: string; password: string };
  /**
   * `strictOrigin` stores cash orders as paid, `emptyAsFailure` multiplies online amounts by a hundred, `productIdLines`
   * charges the list price.
   */
  liesAboutMoney?: boolean;
  /** Reads the bytes of a picture by its name without the width. */
  readPicture?: (name: string) => Promise<Buffer | undefined>;
  /** Calls that this store has under another method and path, by their usual name; null for calls that it does not have. */
  renamed?: Readonly<Record<string, string | null>>;
  cookieNames?: { shopper: string; seller: string };
  /** The time that each answer takes with the quirk `slowWithGap`. */
  slowAnswerMs?: number;
  /**
   * Features that this store claims at GET /api/store. It does not have them, except for what its quirks do by chance.
   */
  claims?: Readonly<Record<string, number>>;
  /** More calls that it has. */
  more?: Calls;
}

export interface DriftingStore {
  /** The address of the store, without a slash at the end. */
  url: string;
  /** Every call so far, such as `POST /api/cart/update`. */
  seen: string[];
  close: () => Promise<void>;
}

export async function openDriftingStore(options: DriftingStoreOptions): Promise<DriftingStore> {
  const { quirks, seller, liesAboutMoney = false, readPicture = async () => undefined, renamed = {}, claims } = options;
  const { cookieNames = { shopper: 'token', seller: 'sellerToken' }, slowAnswerMs = usualSlowAnswerMs } = options;
  const has: Has = (...names) => names.some((name) => quirks.includes(name));
  const records = createRecords(has, options.products);
  const seen: string[] = [];
  let url = '';
  const parts: StoreParts = {
    has,
    records,
    sessions: createSessions({ has, records, cookieNames }),
    answers: createAnswers(has),
    seller,
    liesAboutMoney,
    cookieNames,
    url: () => url,
  };
  const calls = rename(
    { ...productCalls(parts), ...sessionCalls(parts), ...shopperRecordCalls(parts), ...orderCalls(parts) },
    { ...(has('slowWithGap') && { [missingInSlowStore]: null }), ...renamed },
  );
  if (claims) calls['GET /api/store'] = () => parts.answers.done('read', { contract: 1, features: claims });
  Object.assign(calls, options.more);
  const pages = createOtherPages(parts, readPicture);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (await pages.send(path, response)) return;

    const call = `${request.method} ${path}`;
    seen.push(call);
    if (has('slowWithGap')) await pause(slowAnswerMs);
    if (has('strictOrigin') && !acceptsOrigin(request.headers.origin, path)) {
      response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>Error: Not allowed by CORS</pre>');
      return;
    }
    const handle = calls[call];
    if (!handle) {
      // The HTML page that Express sends.
      response.writeHead(404, { 'content-type': 'text/html' }).end(`<pre>Cannot ${call}</pre>`);
      return;
    }
    const body = Buffer.concat(chunks);
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    const given = isJson ? (JSON.parse(body.toString()) as Json) : Object.fromEntries(searchParams);
    const { status, body: answered, cookies = [] } = await handle(request, given, body);
    response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        // The cookie of a load balancer.
        'set-cookie': ['lb=node7; Path=/', ...cookies],
      })
      .end(JSON.stringify(answered));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end(`<pre>${String(error)}</pre>`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    seen,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function rename(calls: Calls, renamed: Readonly<Record<string, string | null>>): Calls {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, handle]) => {
      const newName = renamed[name] === undefined ? name : renamed[name];
      return newName === null ? [] : [[newName, handle] as const];
    }),
  );
}

/** `strictOrigin`: only pages of this machine may call, and only the online order may name them. */
function acceptsOrigin(origin: string | undefined, path: string): boolean {
  if (origin === undefined) return true;
  return /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin) && path === '/api/order/stripe';
}
