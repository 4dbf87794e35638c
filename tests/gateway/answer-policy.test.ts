import { subscribe } from 'node:diagnostics_channel';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { headerGuards } from '#gateway/graphql/answer-policy.ts';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

/** A request that both doors to the API get, and what both answer. */
interface Row {
  config?: Parameters<typeof openGateway>[0];
  tuning?: Parameters<typeof openGateway>[1];
  method?: string;
  headers?: Record<string, string>;
  query?: string;
  body?: string | Buffer;
  /** The number of requests that run already. */
  running?: number;
  /** The request is sent as often, and the last answer counts. */
  times?: number;
  status: number;
  code?: string;
  /** Headers that the answer must have; undefined for one that it must not have. */
  sends?: Record<string, unknown>;
  /** Whether the front door answers before Fastify when the request comes to it; false when left out. */
  isQuick?: boolean;
}

const who = '{ me { id name } }';
const orders = '{ me { orders(first: 50) { nodes { id } } } }';
const held = '{ me { addresses { id } } }';
const goods = '{ products { nodes { id name description } } }';
const logIn = 'mutation { login(input: { email: "ann@example.com", password: "secret" }) { success } }';
const session = { cookie: 'token=ann' };
const perMinute = (max: number) => ({ max, timeWindow: 60_000 });
const shop = 'https://shop.example';

/** The rows that hold the table of guards: a guard without a row does not compile. */
const guardRows: Record<keyof typeof headerGuards, Row> = {
  refuseForeignOrigin: {
    headers: { origin: 'https://elsewhere.example' },
    status: 403,
    code: 'FORBIDDEN_ORIGIN',
    sends: { 'access-control-allow-origin': undefined, vary: 'Origin, Accept', 'cache-control': 'no-store' },
  },
  refuseNamelessSite: { headers: { 'sec-fetch-site': 'cross-site' }, status: 403, code: 'FORBIDDEN_ORIGIN' },
};

const rows: Record<string, Row> = {
  ...guardRows,
  'a plain request': {
    headers: { ...session, 'x-request-id': 'from-the-proxy' },
    status: 200,
    isQuick: true,
    sends: {
      'x-request-id': 'from-the-proxy',
      'cache-control': 'no-store',
      vary: 'Origin, Accept',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  },
  'a request id that is none': {
    headers: { 'x-request-id': 'two words' },
    status: 200,
    isQuick: true,
    sends: { 'x-request-id': expect.stringMatching(/^[\w-]{36}$/) },
  },
  'the origin of the shop': {
    config: { publicOrigin: shop },
    headers: { origin: shop },
    status: 200,
    isQuick: true,
    sends: { 'access-control-allow-origin': undefined, 'strict-transport-security': expect.stringMatching(/max-age/) },
  },
  'the origin of a development server': {
    headers: { origin: 'http://localhost:5173' },
    status: 200,
    isQuick: true,
    sends: {
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-request-id, retry-after',
    },
  },
  'the origin of a development server, in production': {
    config: { production: true, publicOrigin: shop },
    headers: { origin: 'http://localhost:5173' },
    status: 403,
    code: 'FORBIDDEN_ORIGIN',
  },
  'a foreign host name that leads to the gateway': {
    headers: { host: 'evil.example', origin: 'http://evil.example' },
    status: 403,
    code: 'FORBIDDEN_ORIGIN',
  },
  'an address that has asked too often': {
    tuning: { rateLimits: { requests: perMinute(3) } },
    times: 2,
    status: 429,
    code: 'RATE_LIMITED',
    sends: { 'retry-after': expect.stringMatching(/^\d+$/), 'cache-control': 'no-store' },
  },
  'an address behind a proxy, beside one that has asked too often': {
    config: { trustedProxies: 1, publicOrigin: shop },
    tuning: { rateLimits: { requests: perMinute(2) } },
    headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.4' },
    status: 200,
    isQuick: true,
  },
  'one request more than may run': {
    tuning: { maxConcurrentRequests: 1 },
    running: 1,
    status: 503,
    code: 'OVERLOADED',
    sends: { 'retry-after': '1' },
  },
  'another method': { method: 'PUT', status: 405, code: 'BAD_REQUEST' },
  'plain text': { headers: { 'content-type': 'text/plain' }, status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  'another character set': {
    headers: { 'content-type': 'application/json; charset=utf-7' },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  'an upload without the header against CSRF': {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 400,
    code: 'BAD_REQUEST',
  },
  'a body of 101 KB': { query: ' '.repeat(101 * 1024), status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'a body that is no JSON': { body: '{', status: 400, code: 'BAD_REQUEST' },
  'a body that is not compressed as it says': {
    headers: { 'content-encoding': 'br' },
    status: 400,
    code: 'BAD_REQUEST',
  },
  'a batch of operations': { body: JSON.stringify([{ query: who }]), status: 400, code: 'BAD_REQUEST' },
  'no operation': { body: '{}', status: 400, code: 'BAD_REQUEST' },
  'an unregistered operation': {
    config: { safelist: 'enforce' },
    status: 400,
    code: 'PERSISTED_QUERY_REQUIRED',
  },
  'a session cookie of more than 4 KB': {
    headers: { cookie: `token=${'x'.repeat(5000)}` },
    status: 200,
    isQuick: true,
  },
  'a login, which sets a cookie': {
    query: logIn,
    status: 200,
    isQuick: true,
    sends: { 'set-cookie': 'token=new; Path=/; HttpOnly; SameSite=Lax; Max-Age=60' },
  },
  'a long public answer': {
    query: goods,
    headers: { 'accept-encoding': 'br' },
    status: 200,
    isQuick: true,
    sends: { 'content-encoding': 'br', vary: 'Origin, Accept, accept-encoding' },
  },
  'a long public answer for a client that refuses compression': {
    query: goods,
    headers: { 'accept-encoding': 'br', 'x-no-compression': 'yes' },
    status: 200,
    isQuick: true,
    sends: { 'content-encoding': undefined },
  },
  'a long personal answer': {
    query: orders,
    headers: { ...session, 'accept-encoding': 'gzip' },
    status: 200,
    isQuick: true,
    sends: { 'content-encoding': 'gzip', vary: 'Origin, Accept, accept-encoding' },
  },
  'a media type that the client accepts': {
    headers: { accept: 'application/graphql-response+json' },
    status: 200,
    isQuick: true,
    sends: { 'content-type': 'application/graphql-response+json; charset=utf-8' },
  },
};

const store = mockStore();
let heldCalls = 0;

/** The address of the API of a new gateway, which knows the row's operation from two requests and runs as many as it says. */
async function openShop({ config, tuning, query = who, headers = {}, running = 0 }: Row, search: string) {
  const { url } = await openGateway(config, { catalogueTimeToLiveMs: 60_000, ...tuning });
  const address = `${url}/graphql${search}`;
  const { accept = '*/*' } = headers;
  for (let count = 0; count < 2; count += 1) await send(address, { query, headers: { ...session, accept } });
  const before = heldCalls;
  for (let count = 0; count < running; count += 1) {
    void send(address, { query: held, headers: session }).catch(() => undefined);
  }
  await expect.poll(() => heldCalls).toBeGreaterThanOrEqual(before + running);
  return address;
}

type Sent = Pick<Row, 'method' | 'headers' | 'query' | 'body'>;

/** Sends a request with `node:http`, because fetch sets some headers itself. */
function send(url: string, { method = 'POST', headers = {}, query = who, body = JSON.stringify({ query }) }: Sent) {
  return new Promise<{ status: number; headers: Record<string, string>; text: string }>((resolve, reject) => {
    const sent = { accept: '*/*', 'content-type': 'application/json', ...headers };
    const sending = request(url, { method, headers: sent, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          const text = Buffer.concat(pieces).toString('latin1');
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(received), text });
        });
    });
    sending.on('error', reject).end(body);
  });
}

/** The URLs of the requests that come to Fastify. */
const seenByFastify: string[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRequest', async ({ url }) => void seenByFastify.push(url));
});

/** The answer of one door; `compared` is without what differs from gateway to gateway and from time to time. */
async function answerAt(url: string, row: Row) {
  seenByFastify.length = 0;
  let answer = await send(url, row);
  for (let count = 1; count < (row.times ?? 1); count += 1) answer = await send(url, row);
  const { date: _date, ...headers } = answer.headers;
  const { 'x-request-id': id = '', 'retry-after': seconds = '' } = headers;
  const compared = {
    ...answer,
    headers: { ...headers, 'x-request-id': id.replace(/^[\da-f-]{36}$/, 'ID'), 'retry-after': seconds.slice(0, 0) },
    text: answer.text.replaceAll(new URL(url).origin, 'SHOP').replaceAll(/(?<="retryAfterMs":)\d+/g, 'MS'),
  };
  return { ...answer, compared, isFastify: seenByFastify.length > 0 };
}

test('the front door and the Fastify route refuse each request alike, and send the same headers', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(() => release());
  store.on('GET /api/product/list', {
    success: true,
    products: Array.from({ length: 30 }, (_, index) => product({ _id: `p${index}` })),
  });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', {
    success: true,
    orders: Array.from({ length: 60 }, (_, index) => order({ _id: `a-long-id-of-order-${index}` })),
  });
  store.on('POST /api/user/login', () => withCookies({ success: true, user: shopper() }, ['token=new; Max-Age=60']));
  store.on('GET /api/address/get', async () => {
    heldCalls += 1;
    await released;
    return Response.json({ success: true, addresses: [] });
  });

  const atDoor: Record<string, unknown> = {};
  const atRoute: Record<string, unknown> = {};
  const seen: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const [name, row] of Object.entries(rows)) {
    const { status, code, sends = {}, isQuick = false } = row;
    // Each door has a gateway of its own, whose counts the other door does not change. The front door takes no URL with a query.
    const [door, route] = await Promise.all([openShop(row, ''), openShop(row, '?to=fastify')]);
    const first = await answerAt(door, row);
    const second = await answerAt(route, row);
    atDoor[name] = first.compared;
    atRoute[name] = second.compared;
    const { headers, text } = first;
    seen[name] = {
      status: first.status,
      code: /"code":"(\w+)"/.exec(text)?.[1],
      sends: Object.fromEntries(Object.keys(sends).map((header) => [header, headers[header]])),
      isQuick: !first.isFastify,
      isQuickAtRoute: !second.isFastify,
    };
    wanted[name] = { status, code, sends, isQuick, isQuickAtRoute: false };
  }

  expect(atDoor).toEqual(atRoute);
  expect(seen).toEqual(wanted);
});
