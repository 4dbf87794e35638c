import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type StoreHandler } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const storeQuery = '{ store { name currency { code symbol } features missingCalls } }';
const list = { success: true, products: [product()] };
const page: StoreHandler = (_request, response) => response.end('<!doctype html><title>Shop</title>');

/** A classic store as clients see it. */
const classic = {
  name: 'Greengate',
  currency: { code: null, symbol: '$' },
  features: ['ORDERS_ONLINE'],
  missingCalls: [],
};

async function openShop(description: object | StoreHandler, tuning: object = {}) {
  const store = await openStore({ 'GET /api/store': description, 'GET /api/product/list': list });
  const gateway = await openGateway({ backendUrl: store.url }, { featuresTimeToLiveMs: 0, ...tuning });
  const read = async () => (await gateway.run(storeQuery)).data.store;
  /** The store is asked again with the product list. */
  const refresh = async () => {
    const before = store.count('GET /api/store');
    await gateway.run('{ products(first: 1) { totalCount } }');
    await expect.poll(() => store.count('GET /api/store')).toBeGreaterThan(before);
  };
  return { store, gateway, read, refresh };
}

test('clients see the features that the store names, its name and its currency', async () => {
  const { read } = await openShop(withFeatures('orders.keys', 'cart.versions'));
  expect(await read()).toEqual({
    name: 'Corner shop',
    currency: { code: 'EUR', symbol: '€' },
    features: ['CART_VERSIONS', 'ORDERS_KEYS'],
    missingCalls: [],
  });
});

test('unknown features, and other versions of known ones, are ignored', async () => {
  const features = { newsletter: 2, 'orders.sums': '1', 'drones.hourly': 1, 'sessions.own': 1 };
  const { read } = await openShop({ success: true, contract: 1, features });
  expect(await read()).toEqual({ ...classic, features: ['SESSIONS_OWN'] });
});

test.each<[string, object | StoreHandler]>([
  ['a 404', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(404).end('Cannot GET')],
  ['a web page', page],
  ['a refusal', { ...withFeatures('newsletter'), success: false }],
  ['another contract', { ...withFeatures('newsletter'), contract: 2 }],
  ['a failure', (_request: IncomingMessage, response: ServerResponse) => sendJson(response, {}, 500)],
])('a store that answers %s is a classic one', async (_what, description) => {
  const { read } = await openShop(description);
  expect(await read()).toEqual(classic);
});

test.each<[string, number, boolean]>([
  ['a 404', 404, true],
  ['a failure', 500, true],
  ['a sign that it is away', 503, false],
])('clients see whether the store has answered: %s', async (_what, status, expected) => {
  const { store, gateway, refresh } = await openShop((_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status).end(),
  );
  const hasAnswered = async () => (await gateway.run('{ store { hasAnswered } }')).data.store.hasAnswered;
  await refresh();
  expect(await hasAnswered()).toBe(expected);
  store.on('GET /api/store', withFeatures('orders.keys'));
  // After a failure the store is not asked at once.
  const listProducts = () => gateway.run('{ products(first: 1) { totalCount } }');
  await expect.poll(async () => (await listProducts(), await hasAnswered())).toBe(true);
});

test('a configured ISO code is the code of the currency when the store does not say it', async () => {
  const store = await openStore();
  const { run } = await openGateway({ backendUrl: store.url, currency: 'CHF' });
  expect((await run('{ store { currency { code symbol } } }')).data.store.currency).toEqual({
    code: 'CHF',
    symbol: 'CHF',
  });
});

test('a request waits about a second for a store that says nothing, which then counts as a classic one', async () => {
  let answer = () => undefined as unknown;
  const { read, refresh } = await openShop(
    (_request: IncomingMessage, response: ServerResponse) => {
      answer = () => sendJson(response, withFeatures('newsletter'));
    },
    { firstAnswerTimeoutMs: 1000 },
  );
  expect(await read()).toEqual(classic);
  answer();
  await expect.poll(async () => (await read()).features).toEqual(['NEWSLETTER']);
  await refresh();
});

test('the gateway asks with the ETag of the last answer, at most once in the time that an answer is used', async () => {
  const etags: (string | undefined)[] = [];
  const describe: StoreHandler = ({ headers }, response) => {
    etags.push(headers['if-none-match']);
    if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else sendJson(response, withFeatures('newsletter'), 200, { etag: '"v1"' });
  };
  const { read, refresh } = await openShop(describe);
  expect((await read()).features).toEqual(['NEWSLETTER']);
  await refresh();
  expect(etags).toEqual([undefined, '"v1"']);
  expect((await read()).features).toEqual(['NEWSLETTER']);

  const patient = await openShop(withFeatures('newsletter'), { featuresTimeToLiveMs: 60_000 });
  await patient.gateway.run('{ products(first: 1) { totalCount } }');
  await patient.gateway.run('{ products(first: 1) { totalCount } }');
  expect(patient.store.count('GET /api/store')).toBe(1);
});

test('the last good answer is kept over failures, until the store says twice that the page is gone', async () => {
  const { store, read, refresh } = await openShop(withFeatures('newsletter'), { featuresTimeToLiveMs: 0 });
  expect((await read()).features).toEqual(['NEWSLETTER']);
  const gone: StoreHandler = (_request, response) => sendJson(response, { success: false }, 404);
  for (const answer of [page, gone, { success: false }]) {
    store.on('GET /api/store', answer);
    await refresh();
    expect((await read()).features).toEqual(['NEWSLETTER']);
  }
  store.on('GET /api/store', gone);
  await refresh();
  await refresh();
  await expect.poll(read).toEqual(classic);
});

test('responses in the cache are made again when the features change', async () => {
  const { store, gateway, refresh } = await openShop(withFeatures('newsletter'), { catalogueTimeToLiveMs: 1 });
  const query = '{ products(first: 1) { totalCount } store { features } }';
  const read = async () => (await gateway.run(query)).data;
  expect(await read()).toEqual({ products: { totalCount: 1 }, store: { features: ['NEWSLETTER'] } });
  expect(await read()).toEqual({ products: { totalCount: 1 }, store: { features: ['NEWSLETTER'] } });
  store.on('GET /api/store', withFeatures('orders.sums'));
  await refresh();
  await expect.poll(read).toEqual({ products: { totalCount: 1 }, store: { features: ['ORDERS_SUMS'] } });
});

describe('probe of a classic store', () => {
  const probed = { probesCalls: true };
  const lacks = (response: ServerResponse, call: string) =>
    sendJson(response, { success: false, message: `Cannot ${call}` }, 404);
  const calls = [
    'GET /api/address/get',
    'GET /api/order/seller',
    'GET /api/order/user',
    'GET /api/seller/is-auth',
    'GET /api/seller/logout',
    'GET /api/user/is-auth',
    'GET /api/user/logout',
    'POST /api/address/add',
    'POST /api/cart/update',
    'POST /api/order/cod',
    'POST /api/order/stripe',
    'POST /api/product/add',
    'POST /api/product/stock',
    'POST /api/seller/login',
    'POST /api/user/login',
  ];

  /** A store that refuses all calls but those given. */
  async function openClassic(answers: Record<string, object | StoreHandler>) {
    const seen: string[] = [];
    const store = await openStore({
      'GET /api/product/list': list,
      '*': (request, response) => {
        const call = `${request.method} ${request.url}`;
        if (calls.includes(call)) seen.push(call);
        const answer = answers[call];
        if (typeof answer === 'function') answer(request, response);
        else if (call === 'GET /api/store') lacks(response, call);
        else if (request.headers.cookie === undefined)
          sendJson(response, { success: false, message: 'Not Authorized' });
      },
    });
    const lines: string[] = [];
    const tuning = { ...probed, logStream: { write: (line: string) => void lines.push(line) } };
    const gateway = await openGateway({ backendUrl: store.url, logLevel: 'warn' }, tuning);
    await expect.poll(() => seen.length).toBe(calls.length);
    return { gateway, store, seen, lines };
  }

  test('the gateway tries every call once, without a session, and finds nothing missing in a complete store', async () => {
    const { gateway, seen, lines } = await openClassic({
      'POST /api/order/stripe': (_request, response) =>
        sendJson(response, { success: false, message: 'User not found' }, 404),
      'POST /api/product/add': (_request, response) => response.writeHead(500).end('<pre>SyntaxError</pre>'),
    });
    expect(seen.toSorted()).toEqual(calls);
    expect((await gateway.run(storeQuery)).data.store).toEqual(classic);
    expect(lines.join('')).not.toContain('lacks');
    const ready = await (await gateway.get('/health/ready')).json();
    expect(ready).toEqual({ status: 'ready', store: 'fresh' });
  });

  test('the gateway names the missing calls to clients, in the log and in the readiness check', async () => {
    const { gateway, lines } = await openClassic({
      'GET /api/address/get': page,
      'POST /api/order/stripe': (_request, response) => lacks(response, 'POST /api/order/stripe'),
    });
    const missingCalls = ['GET /api/address/get', 'POST /api/order/stripe'];
    await expect
      .poll(async () => (await gateway.run(storeQuery)).data.store)
      .toEqual({ ...classic, features: [], missingCalls });
    const warnings = lines.filter((line) => line.includes('the store lacks'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('the store lacks GET /api/address/get, POST /api/order/stripe');
    const ready = await (await gateway.get('/health/ready')).json();
    expect(ready).toEqual({ status: 'ready', store: 'fresh', missingCalls });
  });

  test('the gateway waits with the probe of a store that is down, and does not hold its calls back', async () => {
    const store = await openStore({ '*': (_request, response) => sendJson(response, { success: false }) });
    await store.stop();
    const gateway = await openGateway({ backendUrl: store.url }, { ...probed, featuresTimeToLiveMs: 0 });
    expect((await gateway.run(storeQuery)).data.store).toEqual(classic);
    await store.start();
    await expect
      .poll(async () => {
        await gateway.run('{ products(first: 1) { totalCount } }');
        return store.count('POST /api/user/login');
      })
      .toBe(1);
    await expect.poll(() => store.count('GET /api/order/seller')).toBe(1);
    expect(store.count('POST /api/order/cod')).toBe(1);
    expect(store.count('POST /api/user/register')).toBe(0);
  });

  test('the gateway probes no store that names its features', async () => {
    const store = await openStore({ 'GET /api/store': withFeatures('newsletter'), 'GET /api/product/list': list });
    const { run } = await openGateway({ backendUrl: store.url }, probed);
    await run(storeQuery);
    await run('{ products(first: 1) { totalCount } }');
    expect(store.count('GET /api/user/is-auth')).toBe(0);
    expect(store.count('POST /api/user/login')).toBe(0);
  });
});
