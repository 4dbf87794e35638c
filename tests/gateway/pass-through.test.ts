import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, readBody } from '#tests/support/open-store.ts';

interface Seen {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

async function openShop(config: object = {}) {
  const seen: Seen[] = [];
  const store = await openStore({
    'GET /api/store': { success: false },
    '*': async (request: IncomingMessage, response: ServerResponse) => {
      const body = await readBody(request).catch(() => undefined);
      // The gateway has given the request up.
      if (!body) return;
      seen.push({ url: request.url, headers: request.headers, body: body.toString() });
      if (request.method === 'POST' && request.url?.startsWith('/pay/')) {
        response.writeHead(303, { location: 'http://localhost/loader?next=my-orders' }).end();
        return;
      }
      response
        .writeHead(200, {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          etag: '"e1"',
          'set-cookie': 'token=planted',
        })
        .end('bytes');
    },
  });
  const gateway = await openGateway({ backendUrl: store.url, ...config });
  return { ...gateway, seen, store };
}

test('pictures are forwarded unchanged, without cookies in either direction', async () => {
  const { get, seen } = await openShop();
  const response = await get('/images/abc-640.webp', { cookie: 'token=secret; sellerToken=secret' });

  expect(await response.text()).toBe('bytes');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.get('etag')).toBe('"e1"');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(seen[0]?.url).toBe('/images/abc-640.webp');
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('the payment page gets the shop’s origin and the shopper’s cookie, and no other cookie', async () => {
  const { get, seen } = await openShop({ publicOrigin: 'https://shop.test' });
  await get('/pay/abc?x=1', { cookie: 'token=t1; sellerToken=s1; theme=dark' });

  expect(seen[0]?.url).toBe('/pay/abc?x=1');
  expect(seen[0]?.headers).toMatchObject({
    cookie: 'token=t1',
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('the file of orders is asked for with the seller’s cookie only', async () => {
  const { get, seen } = await openShop();
  expect(await (await get('/exports/orders?paid=true', { cookie: 'token=t1; sellerToken=s1' })).text()).toBe('bytes');
  expect(seen[0]).toMatchObject({ url: '/api/order/export?paid=true', headers: { cookie: 'sellerToken=s1' } });
});

const encodings = ['br', 'gzip', 'identity'];

const beginFile = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).write('Number,Time\r\n');

test.each(encodings)('a file of orders arrives while the store writes it, as %s', async (encoding) => {
  const { get, store } = await openShop();
  let end: () => unknown = () => undefined;
  store.on('GET /api/order/export', (_request: IncomingMessage, response: ServerResponse) => {
    beginFile(response);
    end = () => response.end('1001,now\r\n');
  });
  const response = await get('/exports/orders', { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  const parts = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await parts.read()).value).toBe('Number,Time\r\n');
  end();
  expect((await parts.read()).value).toBe('1001,now\r\n');
  expect((await parts.read()).done).toBe(true);
});

test.each(encodings)('a file that the store breaks off breaks off at the client, too, as %s', async (encoding) => {
  const { get, store } = await openShop();
  let breakOff: () => unknown = () => undefined;
  store.on('GET /api/order/export', (_request: IncomingMessage, response: ServerResponse) => {
    beginFile(response);
    breakOff = () => response.destroy();
  });
  const response = await get('/exports/orders', { 'accept-encoding': encoding });
  expect(response.status).toBe(200);
  breakOff();
  await expect(response.text()).rejects.toThrow('terminated');
});

test.each(encodings)('a client that leaves a file ends the store’s work on it, as %s', async (encoding) => {
  const { url, store } = await openShop();
  const left = new Promise((resolve) => {
    store.on('GET /api/order/export', (_request: IncomingMessage, response: ServerResponse) => {
      response.once('close', resolve);
      beginFile(response);
    });
  });
  const abort = new AbortController();
  await fetch(`${url}/exports/orders`, { headers: { 'accept-encoding': encoding }, signal: abort.signal });
  abort.abort();
  await expect(left).resolves.toBeUndefined();
});

test('after the payment the browser follows the store’s redirect', async () => {
  const { url, seen } = await openShop();
  const response = await fetch(`${url}/pay/abc/pay`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost/loader?next=my-orders']);
  expect(seen[0]?.body).toBe('a=1');
});

test.each(['/stripe', '/webhooks/stripe'])(
  'a payment event at %s arrives with every byte and its signature',
  async (path) => {
    const { url, seen } = await openShop();
    const body = '{ "id" : "evt_1",\n  "price": 1.00 }';
    await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=abc' },
      body,
    });
    expect(seen[0]).toMatchObject({ url: path, body, headers: { 'stripe-signature': 't=1,v1=abc' } });
  },
);

test.each([
  '/api/product/list',
  '/openapi.json',
  '/metrics',
  '/images/../api/user/is-auth',
  '/images/%2e%2e/api/user/is-auth',
  '/exports/orders/%2e%2e/seller',
])('%s of the store is not reachable', async (path) => {
  const { get, seen } = await openShop();
  const response = await get(path, { accept: 'application/json' });
  await response.text();
  // The gateway has another page at /metrics.
  expect(path === '/metrics' || response.status >= 400).toBe(true);
  expect(seen).toEqual([]);
});

test('while the store is down a forwarded request gets 503, which may not be cached', async () => {
  const { get, store } = await openShop();
  await store.stop();
  const response = await get('/images/abc-640.webp');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('127.0.0.1');
});

test.each([
  { path: '/webhooks/stripe', bytes: 600 * 1024, isChunked: false },
  { path: '/webhooks/stripe', bytes: 600 * 1024, isChunked: true },
  { path: '/stripe', bytes: 4 * 1024 * 1024, isChunked: false },
  { path: '/stripe', bytes: 4 * 1024 * 1024, isChunked: true },
  { path: '/pay/abc/pay', bytes: 20_000, isChunked: false },
])(
  'a body of $bytes bytes at $path is refused as too large, chunked: $isChunked',
  async ({ path, bytes, isChunked }) => {
    const { url, seen } = await openShop();
    const text = 'x'.repeat(bytes);
    for (let count = 0; count < 20; count += 1) {
      const body = isChunked ? new Blob([text]).stream() : text;
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
      const response = await fetch(url + path, init as RequestInit);
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ success: false, message: expect.stringMatching(/at most \d+ KB/) });
    }
    expect(seen.filter(({ body }) => body.length >= bytes)).toEqual([]);
  },
);

test('an event of exactly 512 KB reaches the store, also in chunks', async () => {
  const { url, seen } = await openShop();
  const text = 'x'.repeat(512 * 1024);
  for (const body of [text, new Blob([text]).stream()]) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    expect((await fetch(`${url}/webhooks/stripe`, init as RequestInit)).status).toBe(200);
  }
  expect(seen.map(({ body }) => body.length)).toEqual([text.length, text.length]);
});
