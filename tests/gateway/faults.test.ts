import { afterEach, expect, test } from 'vitest';
import { product, shopper, address } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type OpenStore } from '#tests/support/open-store.ts';

const lines: string[] = [];
afterEach(() => {
  lines.length = 0;
});

const SESSIONS = {
  'GET /api/user/is-auth': { success: true, user: shopper() },
  'GET /api/seller/is-auth': { success: true },
  'GET /api/address/get': { success: true, addresses: [address()] },
  'GET /api/product/list': { success: true, products: [product()] },
};

const gatewayTo = (store: OpenStore, patience = 10_000) =>
  openGateway(
    { backendUrl: store.url, logLevel: 'debug' },
    { deadlines: { read: patience, change: patience }, logStream: { write: (line) => lines.push(line) } },
  );

const AS_BOTH = { cookie: 'token=secret-shopper; sellerToken=secret-seller' };

const OPERATIONS: [call: string, operation: string][] = [
  ['GET /api/product/list', '{ products { totalCount } }'],
  ['GET /api/user/is-auth', '{ me { id } }'],
  ['GET /api/seller/is-auth', '{ seller { __typename } }'],
  ['GET /api/address/get', '{ me { addresses { id } } }'],
  ['GET /api/order/user', '{ me { orders { id } } }'],
  ['GET /api/order/seller', '{ seller { orders { id } } }'],
  ['POST /api/user/login', 'mutation { login(input: { email: "a@b.c", password: "hush-hush" }) { success } }'],
  [
    'POST /api/user/register',
    'mutation { register(input: { name: "A", email: "a@b.c", password: "hush-hush" }) { success } }',
  ],
  ['GET /api/user/logout', 'mutation { logout { success } }'],
  ['POST /api/seller/login', 'mutation { sellerLogin(input: { email: "a@b.c", password: "hush-hush" }) { success } }'],
  ['GET /api/seller/logout', 'mutation { sellerLogout { success } }'],
  ['POST /api/cart/update', 'mutation { updateCart(input: { items: [] }) { success } }'],
  [
    'POST /api/address/add',
    'mutation { addAddress(input: { firstName: "A", lastName: "B", email: "a@b.c", street: "S", city: "C", state: "S", country: "C", phone: "1", zipcode: 1 }) { success } }',
  ],
  [
    'POST /api/order/cod',
    'mutation { placeOrder(input: { addressId: "a1", payment: COD, items: [{ productId: "p1", quantity: 1 }] }) { success } }',
  ],
  [
    'POST /api/order/stripe',
    'mutation { placeOrder(input: { addressId: "a1", payment: ONLINE, items: [{ productId: "p1", quantity: 1 }] }) { success } }',
  ],
  ['POST /api/product/stock', 'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success } }'],
];

const MODES: [name: string, code: string, handler: Parameters<OpenStore['on']>[1]][] = [
  ['never answers', 'UPSTREAM_TIMEOUT', () => undefined],
  [
    'stalls in the middle of its answer',
    'UPSTREAM_TIMEOUT',
    (_q, r) => void r.writeHead(200, { 'content-type': 'application/json' }).write('{"success":tr'),
  ],
  ['hangs up', 'UPSTREAM_UNREACHABLE', (q) => void q.socket.destroy()],
  [
    'answers with a page',
    'UPSTREAM_BAD_REPLY',
    (_q, r) => void r.writeHead(500, { 'content-type': 'text/html' }).end('<pre>Error at /srv/app.js</pre>'),
  ],
  ['answers with half a JSON text', 'UPSTREAM_BAD_REPLY', (_q, r) => void r.writeHead(200).end('{"success":true,')],
  ['answers with a JSON list', 'UPSTREAM_BAD_REPLY', (_q, r) => void r.writeHead(200).end('[1,2]')],
  ['answers nothing at all', 'UPSTREAM_BAD_REPLY', (_q, r) => void r.writeHead(200).end()],
  [
    'sends the gateway elsewhere',
    'UPSTREAM_BAD_REPLY',
    (_q, r) => void r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  ['speaks no HTTP', 'UPSTREAM_BAD_REPLY', (q) => void q.socket.end('HELLO WORLD\r\n\r\n')],
  [
    'is behind a proxy that cannot reach it',
    'UPSTREAM_UNREACHABLE',
    (_q, r) => void r.writeHead(502).end('Bad Gateway'),
  ],
];

test.each(MODES)('a store that %s gives %s for every call, and leaks nothing', async (_name, code, handler) => {
  const store = await openStore(SESSIONS);
  const { run } = await gatewayTo(store);

  const answers = await Promise.all(
    OPERATIONS.map(async ([call, operation]) => {
      const own = await openStore({ ...SESSIONS, [call]: handler });
      const { run: runOn } = await gatewayTo(own, code === 'UPSTREAM_TIMEOUT' ? 600 : undefined);
      return { call, own, answer: await runOn(operation, {}, AS_BOTH) };
    }),
  );

  for (const { call, own, answer } of answers) {
    expect
      .soft(
        answer.errors?.map(({ extensions }) => extensions),
        call,
      )
      .toEqual([{ code }]);
    expect.soft(Object.values(answer.data), call).not.toContainEqual({ success: true });
    expect.soft(JSON.stringify(answer.errors), call).not.toMatch(/127\.0\.0\.1|srv|secret|hush/);
    const repeats = call.startsWith('GET') && !call.endsWith('logout') && code === 'UPSTREAM_UNREACHABLE';
    expect.soft(own.count(call), call).toBe(repeats ? 3 : 1);
  }
  expect(lines.join('')).not.toMatch(/secret|hush/);
  // The rest of the shop goes on.
  expect((await run('{ products { totalCount } }')).data.products.totalCount).toBe(1);
});

test('a store that is not there at all is unreachable, and found again when it is back', async () => {
  const store = await openStore(SESSIONS);
  const { run } = await gatewayTo(store);
  await store.stop();

  const { data, errors } = await run('{ me { id } store { currency } }', {}, AS_BOTH);
  expect(data).toEqual({ me: null, store: { currency: '$' } });
  expect(errors?.[0]).toMatchObject({
    message: 'The store cannot be reached right now. Please try again in a moment.',
    extensions: { code: 'UPSTREAM_UNREACHABLE' },
  });

  await store.start();
  expect((await run('{ me { id } }', {}, AS_BOTH)).data).toEqual({ me: { id: 'u1' } });
});

test('a read is repeated when the connection breaks; a change is not', async () => {
  const store = await openStore({ ...SESSIONS, 'POST /api/cart/update': (request) => request.socket.destroy() });
  store.on('GET /api/user/is-auth', (request, response) => {
    if (store.count('GET /api/user/is-auth') === 1) request.socket.destroy();
    else sendJson(response, { success: true, user: shopper() });
  });
  const { run } = await gatewayTo(store);

  expect((await run('{ me { id } }', {}, AS_BOTH)).data).toEqual({ me: { id: 'u1' } });
  expect((await run('mutation { updateCart(input: { items: [] }) { success } }', {}, AS_BOTH)).errors).toHaveLength(1);
  expect(store.count('POST /api/cart/update')).toBe(1);
});

test('one failing read leaves the others intact', async () => {
  const store = await openStore({
    ...SESSIONS,
    'GET /api/order/user': (_request, response) => response.writeHead(500).end('oops'),
  });
  const { run } = await gatewayTo(store);

  const { data, errors } = await run(
    '{ me { name orders { id } addresses { id } } products { totalCount } }',
    {},
    AS_BOTH,
  );

  expect(data).toEqual({ me: { name: 'Ann', orders: null, addresses: [{ id: 'a1' }] }, products: { totalCount: 1 } });
  expect(errors).toEqual([
    expect.objectContaining({ path: ['me', 'orders'], extensions: { code: 'UPSTREAM_BAD_REPLY' } }),
  ]);
});

test('a browser that leaves takes its reads along, but not its changes', async () => {
  const ended: string[] = [];
  const store = await openStore(SESSIONS);
  for (const call of ['GET /api/user/is-auth', 'POST /api/user/login']) {
    store.on(call, (request, response) => {
      request.socket.once('close', () => ended.push(call));
      setTimeout(() => response.destroyed || sendJson(response, { success: false, message: 'late' }), 150);
      response.once('finish', () => ended.push(`${call} finished`));
    });
  }
  const { url } = await openGateway({ backendUrl: store.url });
  const leave = async (query: string, call: string) => {
    const controller = new AbortController();
    const sending = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'token=x' },
      body: JSON.stringify({ query }),
      signal: controller.signal,
    }).catch(() => undefined);
    await expect.poll(() => store.count(call)).toBe(1);
    controller.abort();
    await sending;
  };

  await leave('{ me { id } }', 'GET /api/user/is-auth');
  await expect.poll(() => ended).toEqual(['GET /api/user/is-auth']);

  await leave('mutation { login(input: { email: "a", password: "b" }) { success } }', 'POST /api/user/login');
  await expect.poll(() => ended).toContain('POST /api/user/login finished');
});
