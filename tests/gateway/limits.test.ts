import { request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { withTextLimits } from '#gateway/graphql/text-limits.ts';
import { plainStoreMap } from '#gateway/store/store-map.ts';
import { shopper } from '#tests/support/goods.ts';
import { addProductParts, multipartBody, sendMultipart } from '#tests/support/multipart-request.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const storeQuery = '{ store { name } }';
const loginMutation = 'mutation { login(input: { email: "a@b.c", password: "x" }) { success } }';
const perMinute = (max: number) => ({ max, timeWindow: 60_000 });
const highLimits = { requests: perMinute(1000), credentials: perMinute(1000), uploads: perMinute(1000) };

describe('limits of requests', () => {
  test('too many requests from one address are refused with Retry-After', async () => {
    const { run } = await openGateway({}, { rateLimits: { ...highLimits, requests: perMinute(2) } });
    await run(storeQuery);
    await run(storeQuery);

    const { status, headers, errors } = await run(storeQuery);

    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errors?.[0]).toMatchObject({
      message: 'Too many requests from your address. Please try again later.',
      extensions: { code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) },
    });
  });

  test('too many requests from one address do not affect other addresses behind a trusted proxy', async () => {
    const { run } = await openGateway({ trustedProxies: 1 }, { rateLimits: { ...highLimits, requests: perMinute(1) } });
    const from = (address: string) => run(storeQuery, {}, { headers: { 'x-forwarded-for': address } });
    await from('203.0.113.1');

    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(200);
    // One household has a whole IPv6 /64.
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
    expect((await from('2001:db8:0:1::2')).status).toBe(429);
  });

  test('too many requests to log in are refused without a store call, while reads are accepted', async () => {
    store.on('POST /api/user/login', () => withCookies({ success: false, message: 'Wrong password' }, []));
    const { run } = await openGateway({}, { rateLimits: { ...highLimits, credentials: perMinute(2) } });
    await run(loginMutation);
    await run(loginMutation);

    const { status, headers, errors } = await run(loginMutation);

    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(store.calls('POST /api/user/login')).toHaveLength(2);
    expect((await run(storeQuery)).status).toBe(200);
  });

  test.each([
    ['changeEmail(input: { email: "a@b.co", password: "x" })', true],
    ['changePassword(input: { password: "x", newPassword: "a good password" })', true],
    ['deleteAccount(input: { password: "x" })', true],
    ['changeSellerPassword(input: { password: "x", newPassword: "a good password" })', true],
    ['updateProfile(input: { name: "Ann" })', false],
  ])('%s counts as an attempt to log in: %s', async (mutation, isCounted) => {
    store.on('GET /api/store', withFeatures('accounts.profile', 'staff'));
    store.on('GET /api/seller/is-auth', { success: true });
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    for (const path of ['user/email', 'user/password', 'user/remove', 'user/rename', 'staff/password'])
      store.on(`POST /api/${path}`, { success: false, code: 'WRONG_LOGIN', message: 'Wrong password.' });
    const { run } = await openGateway({}, { rateLimits: { ...highLimits, credentials: perMinute(1) } });
    const ask = () => run(`mutation { ${mutation} { success } }`, {}, { cookie: 'token=ann; sellerToken=sam' });
    expect((await ask()).errors).toBeUndefined();
    expect((await ask()).errors?.[0]?.extensions.code).toBe(isCounted ? 'RATE_LIMITED' : undefined);
  });

  test('too many requests to upload are refused before the body is read or the store is called', async () => {
    const ownStore = await openStore({ 'GET /api/seller/is-auth': { success: false, message: 'Not Authorized' } });
    const { url } = await openGateway(
      { backendUrl: ownStore.url },
      { rateLimits: { ...highLimits, uploads: perMinute(1) } },
    );
    const body = multipartBody(addProductParts([{ content: 'x' }]));
    await sendMultipart(url, body);

    const { status, headers } = await sendMultipart(url, body);

    expect(status).toBe(429);
    expect(headers['retry-after']).toBeDefined();
    expect(ownStore.count('GET /api/seller/is-auth')).toBe(1);
  });

  test('too many requests are accepted when the limits are off', async () => {
    const { run } = await openGateway(
      { rateLimitsOn: false },
      { rateLimits: { requests: perMinute(0), credentials: perMinute(0), uploads: perMinute(0) } },
    );
    expect((await run(storeQuery)).status).toBe(200);
  });
});

describe('concurrent uploads', () => {
  test('the gateway accepts six concurrent uploads, and refuses the seventh immediately', async () => {
    const held: ServerResponse[] = [];
    const ownStore = await openStore({
      'GET /api/seller/is-auth': { success: true },
      'GET /api/product/list': { success: true, products: [] },
      'POST /api/product/add': (request, response) => {
        request.resume();
        held.push(response);
      },
    });
    const { url } = await openGateway({ backendUrl: ownStore.url });
    const body = multipartBody(addProductParts([{ content: 'x' }]));
    const waiting = Array.from({ length: 6 }, () => sendMultipart(url, body));
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(6);

    const { status, headers, body: answer } = await sendMultipart(url, body);

    expect([status, headers['retry-after'], answer.errors?.[0]?.extensions.code]).toEqual([503, '1', 'OVERLOADED']);
    for (const response of held) sendJson(response, { success: true, message: 'Added' });
    for (const { body: added } of await Promise.all(waiting)) {
      expect(added.data?.addProduct).toMatchObject({ success: true });
    }
    expect(ownStore.count('POST /api/product/add')).toBe(6);
  });

  test('uploads without a login take no slot', async () => {
    const ownStore = await openStore({ 'GET /api/seller/is-auth': () => undefined });
    const { url } = await openGateway({ backendUrl: ownStore.url }, { deadlinesMs: { read: 1500 } });
    const body = multipartBody(addProductParts([{ content: 'x' }]));

    const answers = await Promise.all(Array.from({ length: 12 }, () => sendMultipart(url, body)));

    // The store hangs at the session check, which every upload needs.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([504]));
    expect(ownStore.count('GET /api/seller/is-auth')).toBeGreaterThanOrEqual(12);
  });
});

describe('session cookies and bodies', () => {
  test('the gateway refuses headers of more than 16 KB', async () => {
    const { url } = await openGateway();
    const { port } = new URL(url);
    const status = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: x=${'y'.repeat(20_000)}\r\n\r\n`),
      );
      socket.setEncoding('utf8').once('data', (text: string) => resolve(text.split('\r\n', 1)[0] ?? ''));
    });
    expect(status).toContain('431');
  });

  test('the gateway ignores a session cookie of more than 4 KB', async () => {
    const { run } = await openGateway();
    expect((await run('{ me { id } }', {}, { cookie: `token=${'x'.repeat(5000)}` })).data).toEqual({ me: null });
    expect(store.seen).toEqual([]);
  });

  test('the gateway refuses a compressed body', async () => {
    const { url } = await openGateway();
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const sending = request(`${url}/graphql`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sending.on('error', reject).end(Buffer.from('1f8b0800000000000003', 'hex'));
    });
    expect(status).toBe(400);
  });
});

test('at most nine of sixty variable errors are reported', async () => {
  const { run } = await openGateway();
  const items = Array.from({ length: 60 }, () => ({ productId: 'p', quantity: 'many' }));
  const { errors } = await run(
    'mutation ($items: [CartLineInput!]!) { updateCart(input: { items: $items }) { success } }',
    { items },
  );
  expect(errors?.length).toBeLessThanOrEqual(9);
});

test.each([
  ['ten unknown directives on one field', `{ __typename ${'@aa'.repeat(10)} }`],
  ['a hundred unknown fields', `{ ${Array.from({ length: 100 }, (_, at) => `f${at}`).join(' ')} }`],
])('at most nine errors are reported for %s', async (_what, query) => {
  const { run } = await openGateway();
  const { status, errors } = await run(query);
  expect(status).toBe(400);
  expect(errors?.length).toBeLessThanOrEqual(9);
});

describe('configured cookie names', () => {
  test('the gateway uses configured cookie names for both the store and the browser', async () => {
    store.on('POST /api/user/login', () => withCookies({ success: true, user: { name: 'Ann' } }, ['userToken=v1']));
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    const { run } = await openGateway({
      storeMap: { ...plainStoreMap, cookies: { shopper: 'userToken', seller: 'sellertoken' } },
    });

    const { cookies } = await run('mutation { login(input: { email: "a@b.c", password: "x" }) { user { id } } }');

    expect(cookies).toEqual(['userToken=v1; Path=/; HttpOnly; SameSite=Lax']);
    expect(store.calls('GET /api/user/is-auth')[0]?.headers['cookie']).toBe('userToken=v1');
  });
});

test('each line of a description may be as long as the whole, and other texts may not', () => {
  const isPassedOn = (args: object) => {
    const resolve = vi.fn<() => void>();
    void withTextLimits(resolve, { isMutation: true })(undefined, args, {} as never, {} as never);
    return resolve.mock.calls.length === 1;
  };
  const of = (length: number) => 'x'.repeat(length);
  expect(isPassedOn({ input: { description: [of(40_000)], name: of(2000) } })).toBe(true);
  expect(isPassedOn({ input: { description: ['x', of(40_001)] } })).toBe(false);
  expect(isPassedOn({ input: { name: of(2001) } })).toBe(false);
  expect(isPassedOn({ input: { ids: [of(2001)] } })).toBe(false);
});
