import { expect, test } from 'vitest';
import { shopper, order, address, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { mockStore, withCookies, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();
const loginMutation = 'mutation { login(input: { email: "a@b.c", password: "x" }) { success message user { id } } }';
const answerLogin = (...cookies: string[]) =>
  store.on('POST /api/user/login', () => withCookies({ success: true, user: { name: 'Ann' } }, cookies));

test.each([
  ['Max-Age', 'token=v1; Max-Age=604800', 'token=v1; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800'],
  [
    'Max-Age over Expires',
    'token=v1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60',
    'token=v1; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
  ],
  ['a value in quotes', 'token="v1"', 'token=v1; Path=/; HttpOnly; SameSite=Lax'],
])('the gateway forwards a login cookie with %s', async (_what, given, expected) => {
  answerLogin(given);
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const { run } = await openGateway();

  const { cookies } = await run(loginMutation);

  expect(cookies).toEqual([expected]);
});

test('a forwarded cookie loses the store’s Domain, Path and Secure attributes', async () => {
  const ownStore = await openStore({
    'POST /api/user/login': (_request, response) =>
      sendJson(response, { success: true, user: { name: 'Ann' } }, 200, {
        'set-cookie': ['token=v1; Domain=elsewhere.test; Path=/api; SameSite=None; Secure; Partitioned'],
      }),
    'GET /api/user/is-auth': { success: true, user: shopper() },
  });
  const { run } = await openGateway({ backendUrl: ownStore.url });

  expect((await run(loginMutation)).cookies).toEqual(['token=v1; Path=/; HttpOnly; SameSite=Lax']);
});

test('Expires is converted to Max-Age', async () => {
  answerLogin(`token=v1; Expires=${new Date(Date.now() + 3_600_000).toUTCString()}`);
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const { run } = await openGateway();

  const [cookie] = (await run(loginMutation)).cookies;

  expect(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1])).toBeGreaterThan(3590);
});

test('cookies are Secure when the public address is https', async () => {
  answerLogin('token=v1');
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const { run } = await openGateway({ publicOrigin: 'https://shop.test' });

  expect((await run(loginMutation)).cookies).toEqual(['token=v1; Path=/; HttpOnly; SameSite=Lax; Secure']);
});

test('each session cookie gets its own header, and other cookies are dropped', async () => {
  answerLogin('lb=node7; Expires=Wed, 21 Oct 2099 07:28:00 GMT', 'token=v1', 'sellerToken=s1');
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const { run } = await openGateway();

  expect((await run(loginMutation)).cookies).toEqual([
    'token=v1; Path=/; HttpOnly; SameSite=Lax',
    'sellerToken=s1; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('one operation can log in and read the new session', async () => {
  answerLogin('token=fresh');
  store.on('GET /api/user/is-auth', ({ headers }) =>
    headers['cookie'] === 'token=fresh'
      ? Response.json({ success: true, user: shopper() })
      : withStatus(401, { success: false, message: 'Not Authorized' }),
  );
  store.on('GET /api/order/user', { success: true, orders: [order()] });
  const { run } = await openGateway();

  const { data } = await run(
    'mutation { login(input: { email: "a@b.c", password: "x" }) { user { name } query { me { email orders { nodes { id } } } } } }',
    {},
    { cookie: 'token=old' },
  );

  expect(data.login).toEqual({
    user: { name: 'Ann' },
    query: { me: { email: 'ann@example.com', orders: { nodes: [{ id: 'o1' }] } } },
  });
  expect(store.calls('GET /api/user/is-auth')).toHaveLength(1);
});

test('only a login sends and returns both the session cookie and the browser cookie', async () => {
  answerLogin('token=v2', 'knownBrowser=b2; Max-Age=60; HttpOnly');
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/user/logout', () => withCookies({ success: true }, ['token=; Max-Age=0']));
  const { run } = await openGateway();
  const cookie = 'token=v1; sellerToken=s1; knownBrowser=b1';

  const { cookies } = await run(loginMutation, {}, { cookie });
  await run('{ me { id } }', {}, { cookie });
  const out = await run('mutation { logout { success } }', {}, { cookie });

  expect(store.calls('POST /api/user/login')[0]?.headers['cookie']).toBe('token=v1; knownBrowser=b1');
  expect(cookies).toEqual([
    'token=v2; Path=/; HttpOnly; SameSite=Lax',
    'knownBrowser=b2; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
  ]);
  expect(store.calls('GET /api/user/is-auth').map(({ headers }) => headers['cookie'])).toEqual([
    'token=v2',
    'token=v1',
  ]);
  expect(store.calls('GET /api/user/logout')[0]?.headers['cookie']).toBe('token=v1');
  expect(out.cookies.map((line) => line.split('=')[0])).toEqual(['token']);
});

test('behind https, browsers get cookies named __Host-, and the store gets its own names', async () => {
  answerLogin('token=v2; Max-Age=60');
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const { run } = await openGateway({ publicOrigin: 'https://shop.test', hostCookies: 'change' });

  const { cookies, data } = await run(loginMutation, {}, { cookie: 'token=v0; __Host-token=v1' });

  expect(data.login.success).toBe(true);
  expect(store.calls('POST /api/user/login')[0]?.headers['cookie']).toBe('token=v1');
  expect(cookies).toEqual([
    '__Host-token=v2; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
    'token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
});

test.each([
  ['a blank value', 'sellerToken=; Max-Age=3600'],
  ['an expiry in the past', 'sellerToken=gone; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
])('a cookie with %s is cleared in the browser', async (_what, cookie) => {
  store.on('GET /api/seller/is-auth', () => withCookies({ success: false }, [cookie]));
  const { run } = await openGateway();

  const { cookies } = await run('{ seller { __typename } }', {}, { cookie: 'sellerToken=x' });

  expect(cookies).toEqual([
    'sellerToken=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
});

test('a cookie with a control character is not forwarded', async () => {
  answerLogin('token=a b\\"c');
  const { run } = await openGateway();

  const { cookies, errors } = await run(loginMutation);

  expect(cookies).toEqual([]);
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_REPLY');
});

test('a login without a session cookie fails', async () => {
  answerLogin();
  const { run } = await openGateway();

  const { data, errors } = await run(loginMutation, {}, { cookie: 'token=old' });

  expect(data).toEqual({ login: null });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_REPLY');
});

test.each([
  ['refuses it', () => withStatus(401, { success: false, message: 'Not Authorized' })],
  ['reports an expired token', () => withStatus(200, { success: false, message: 'jwt expired' })],
  ['reports an invalid token', () => withStatus(500, { success: false, message: 'invalid signature' })],
  ['crashes', () => withStatus(500, {})],
  ['is down', () => withStatus(503, {})],
  ['cannot be reached', () => Response.error()],
])('a logout succeeds and clears the browser’s cookie when the store %s', async (_what, answer) => {
  store.on('GET /api/user/logout', answer);
  const { run } = await openGateway();

  const { data, cookies } = await run('mutation { logout { success message } }', {}, { cookie: 'token=x' });

  expect(data.logout).toEqual({ success: true, message: 'You are logged out.' });
  expect(cookies[0]).toMatch(/^token=; .*Max-Age=0/);
});

test('a deleted account ends its session', async () => {
  store.on('GET /api/user/is-auth', { success: true, user: null });
  const { run } = await openGateway();

  const { data, cookies } = await run('{ me { id } }', {}, { cookie: 'token=x' });

  expect(data).toEqual({ me: null });
  expect(cookies[0]).toMatch(/^token=; .*Max-Age=0/);
});

test('without a cookie there is no session and no store call', async () => {
  const { run } = await openGateway();

  expect((await run('{ me { id } seller { __typename } }')).data).toEqual({ me: null, seller: null });
  expect(store.seen).toEqual([]);
});

test('concurrent requests of two shoppers, the seller and a visitor never mix their data', async () => {
  const whoIs = (cookie = '') => /^(?:token|sellerToken)=(\w+)$/.exec(cookie)?.[1] ?? 'visitor';
  const slowly = async (body: object) => {
    // The responses must overlap in another order each time.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    return Response.json(body);
  };
  store.on('GET /api/user/is-auth', ({ headers }) => {
    const name = whoIs(headers['cookie']);
    return slowly({ success: true, user: shopper({ _id: name, name, cartItems: { [`p-${name}`]: 1 } }) });
  });
  store.on('GET /api/address/get', ({ headers }) =>
    slowly({ success: true, addresses: [address({ city: whoIs(headers['cookie']) })] }),
  );
  store.on('GET /api/order/user', ({ headers }) =>
    slowly({ success: true, orders: [order({ status: whoIs(headers['cookie']) })] }),
  );
  store.on('GET /api/seller/is-auth', ({ headers }) => slowly({ success: whoIs(headers['cookie']) === 'sam' }));
  store.on('GET /api/order/seller', ({ headers }) =>
    slowly({ success: true, orders: [order({ status: `for ${whoIs(headers['cookie'])}` })] }),
  );
  store.on('GET /api/product/list', {
    success: true,
    products: [product({ _id: 'p-ann' }), product({ _id: 'p-bob' })],
  });
  const { run } = await openGateway();
  const query =
    '{ me { id name cart { lines { productId } } addresses { city } orders { nodes { status } } } seller { orders { nodes { status } } } products { totalCount } store { name } product(id: "p-ann") { id } }';

  const sessionCookies: Record<string, string> = {
    ann: 'token=ann',
    bob: 'token=bob',
    sam: 'sellerToken=sam',
    visitor: '',
  };
  const names = Array.from({ length: 40 }, (_, index) => Object.keys(sessionCookies)[index % 4] ?? '');
  const answers = await Promise.all(names.map((name) => run(query, {}, { cookie: sessionCookies[name] ?? '' })));

  for (const [index, { data, errors }] of answers.entries()) {
    const name = names[index];
    expect(errors).toBeUndefined();
    expect(data.seller).toEqual(name === 'sam' ? { orders: { nodes: [{ status: 'for sam' }] } } : null);
    expect([data.products, data.product]).toEqual([{ totalCount: 2 }, { id: 'p-ann' }]);
    expect(data.me).toEqual(
      name === 'visitor' || name === 'sam'
        ? null
        : {
            id: name,
            name,
            cart: { lines: [{ productId: `p-${name}` }] },
            addresses: [{ city: name }],
            orders: { nodes: [{ status: name }] },
          },
    );
  }
});
