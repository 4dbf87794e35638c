import { describe, expect, test } from 'vitest';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const asAnn = { cookie: 'token=ann' };
const meQuery = '{ me { id } }';
const isAuth = 'GET /api/user/is-auth';
const updateCartMutation = 'mutation { updateCart(input: { items: [] }) { success } }';

describe('forwarded headers', () => {
  const store = mockStore();
  const traceHeaders = {
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'vendor=1',
  };
  const seenWith = async (headers: Record<string, string>, config: object = {}) => {
    store.on(isAuth, { success: true, user: shopper() });
    const { run } = await openGateway(config);
    await run(meQuery, {}, { ...asAnn, headers });
    return store.calls(isAuth)[0]?.headers;
  };

  test('the gateway forwards the request id and trace to the store', async () => {
    expect(await seenWith({ 'x-request-id': 'edge-7', ...traceHeaders })).toMatchObject({
      'x-request-id': 'edge-7',
      ...traceHeaders,
    });
  });

  test('the gateway forwards no malformed traceparent', async () => {
    const headers = await seenWith({ traceparent: 'of my own', tracestate: 'vendor=1' });
    expect(headers).not.toHaveProperty('traceparent');
    expect(headers).not.toHaveProperty('tracestate');
  });

  test.each([
    ['tracestate', 512, true],
    ['tracestate', 513, false],
    ['x-request-id', 100, true],
    ['x-request-id', 101, false],
  ])('the gateway forwards %s with %i characters: %s', async (name, length, isForwarded) => {
    const value = 'a'.repeat(length);
    const headers = await seenWith({ ...traceHeaders, [name]: value });
    expect(headers?.[name] === value).toBe(isForwarded);
    expect(headers?.['traceparent']).toBe(traceHeaders.traceparent);
  });

  test('the gateway forwards the client address, and no forged one', async () => {
    expect(await seenWith({ 'x-forwarded-for': '6.6.6.6' })).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  });

  test('the gateway forwards the client address that a trusted proxy names', async () => {
    expect(await seenWith({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }, { trustedProxies: 1 })).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
    });
  });
});

describe('circuit breaker', () => {
  const down = async () => {
    const store = await openStore();
    store.on('*', (request) => void request.socket.destroy());
    return { store, ...(await openGateway({ backendUrl: store.url })) };
  };

  test('the circuit breaker stops calls to the store after some failures and resumes within a second after recovery', async () => {
    const { store, run } = await down();
    await Promise.all([run(meQuery, {}, asAnn), run(meQuery, {}, asAnn), run(meQuery, {}, asAnn)]);
    const asked = store.count(isAuth);

    const { errors } = await run(meQuery, {}, asAnn);
    expect(errors?.[0]).toMatchObject({
      message: 'The store cannot be reached right now. Please try again in a moment.',
      extensions: { code: 'UPSTREAM_CIRCUIT_OPEN', retryAfterMs: expect.any(Number) },
    });
    expect(store.count(isAuth)).toBe(asked);

    store.on(isAuth, { success: true, user: shopper() });
    await expect
      .poll(async () => (await run(meQuery, {}, asAnn)).data.me, { timeout: 1000, interval: 50 })
      .toEqual({ id: 'u1' });
    expect((await run(meQuery, {}, asAnn)).errors).toBeUndefined();
  });

  test('the circuit breaker makes the gateway not ready until the store is back', async () => {
    const { store, run, get } = await down();
    store.on('GET /api/product/list', { success: true, products: [product()] });
    expect(await (await get('/health/ready')).json()).toEqual({ status: 'ready', store: 'fresh' });
    store.on('GET /api/product/list', (request: { socket: { destroy: () => void } }) => request.socket.destroy());
    await Promise.all([run(meQuery, {}, asAnn), run(meQuery, {}, asAnn), run(meQuery, {}, asAnn)]);

    // The cached catalogue is still served, and the health check reports the store.
    const ready = await get('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', store: 'down' }]);

    store.on('GET /api/product/list', { success: true, products: [product()] });
    await expect
      .poll(async () => (await (await get('/health/ready')).json()) as object, { timeout: 2000 })
      .toEqual({ status: 'ready', store: 'fresh' });
  });

  test('the circuit breaker does not count refusals, missing sessions or 4xx and 5xx with a message', async () => {
    const store = await openStore({ [isAuth]: { success: true, user: shopper() } });
    const { run } = await openGateway({ backendUrl: store.url });
    for (const status of [200, 400, 404, 429, 500]) {
      store.on('POST /api/cart/update', (_request: unknown, response: Parameters<typeof sendJson>[0]) =>
        sendJson(response, { success: false, message: 'No.' }, status),
      );
      for (let at = 0; at < 5; at += 1)
        expect((await run(updateCartMutation, {}, asAnn)).data.updateCart.success).toBe(false);
    }
    expect(store.count('POST /api/cart/update')).toBe(25);
  });

  test('the circuit breaker counts 503 in JSON unless it has Retry-After', async () => {
    const store = await openStore();
    const { run } = await openGateway({ backendUrl: store.url });
    const away = (headers: object) => (_request: unknown, response: Parameters<typeof sendJson>[0]) =>
      sendJson(response, { success: false, message: 'Please wait' }, 503, headers);
    const codeAfterTen = async () => {
      let code;
      for (let at = 0; at < 10; at += 1) code = (await run(meQuery, {}, asAnn)).errors?.[0]?.extensions.code;
      return code;
    };

    store.on(isAuth, away({ 'retry-after': '1' }));
    expect(await codeAfterTen()).toBe('UPSTREAM_UNREACHABLE');
    expect(store.count(isAuth)).toBe(10);

    store.on(isAuth, away({}));
    await expect.poll(codeAfterTen).toBe('UPSTREAM_CIRCUIT_OPEN');
  });

  test('the circuit breaker does not count an internal error of one call', async () => {
    const store = await openStore({ [isAuth]: { success: true, user: shopper() } });
    store.on('GET /api/order/user', (_request: unknown, response: Parameters<typeof sendJson>[0]) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>TypeError</pre>'),
    );
    const { run } = await openGateway({ backendUrl: store.url });
    for (let at = 0; at < 12; at += 1) {
      const { data, errors } = await run('{ me { id orders { nodes { id } } } }', {}, asAnn);
      expect(data.me.id).toBe('u1');
      expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_REPLY');
    }
  });

  test('the circuit breaker does not count client disconnects', async () => {
    const store = await openStore({ [isAuth]: () => undefined });
    const { run, url } = await openGateway({ backendUrl: store.url });
    for (let at = 1; at <= 10; at += 1) {
      const controller = new AbortController();
      const leaving = fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...asAnn },
        body: JSON.stringify({ query: meQuery }),
        signal: controller.signal,
      }).catch(() => undefined);
      await expect.poll(() => store.count(isAuth)).toBe(at);
      controller.abort();
      await leaving;
    }
    store.on(isAuth, { success: true, user: shopper() });
    expect((await run(meQuery, {}, asAnn)).data).toEqual({ me: { id: 'u1' } });
  });
});

test('an operation has one deadline even if each of its calls has a longer one', async () => {
  const store = await openStore({
    [isAuth]: { success: true, user: shopper() },
    'GET /api/order/user': () => undefined,
  });
  const { run } = await openGateway({ backendUrl: store.url }, { deadlinesMs: { read: 60_000, operation: 300 } });

  const { data, errors } = await run('{ me { id orders { nodes { id } } } }', {}, asAnn);

  expect(data).toEqual({ me: { id: 'u1', orders: null } });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
});

test('the gateway sends no call before the time in the store’s Retry-After', async () => {
  const store = await openStore({
    [isAuth]: (_request: unknown, response: Parameters<typeof sendJson>[0]) =>
      response.writeHead(503, { 'retry-after': '30' }).end('resting'),
  });
  const { run } = await openGateway({ backendUrl: store.url });

  expect((await run(meQuery, {}, asAnn)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect(store.count(isAuth)).toBe(1);
});

test('an operation sends the same read once, and again after a change', async () => {
  const store = await openStore({
    [isAuth]: { success: true, user: shopper() },
    'GET /api/order/user': { success: true, orders: [order()] },
    'GET /api/address/get': { success: true, addresses: [address()] },
    'POST /api/cart/update': { success: true, message: 'Cart Updated' },
  });
  const { run } = await openGateway({ backendUrl: store.url });

  await run(
    '{ me { a: orders { nodes { id } } b: orders { nodes { status } } addresses { id } c: addresses { city } } }',
    {},
    asAnn,
  );
  expect([store.count('GET /api/order/user'), store.count('GET /api/address/get')]).toEqual([1, 1]);

  await run(`mutation { updateCart(input: { items: [] }) { query { me { orders { nodes { id } } } } } }`, {}, asAnn);
  expect([store.count('GET /api/order/user'), store.count(isAuth)]).toEqual([2, 3]);
});
