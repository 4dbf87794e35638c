import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { limitDefaults } from '#backend/rate-limits/limit-settings.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

describe('a development store', () => {
  const backend = backendForTests();

  test.each([
    ['no JSON', '{"email":', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number', '5', 400],
    ['nothing', '', 400],
    ['very deep JSON', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 400],
  ])('a login whose body is %s gets a JSON error', async (_name, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await backend.visitor().send('/api/user/login', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(refusal('INVALID', expect.any(String)));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'])(
    'a body of type %s is refused with 415, as a form of another site could send it',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await backend.visitor().send('/api/user/login', { method: 'POST', headers, body: '{}' });
      expect([answer.status, answer.body.success]).toEqual([415, false]);
    },
  );

  test('unknown paths and methods get a 404 as JSON', async () => {
    const visitor = backend.visitor();
    for (const answer of [await visitor.get('/api/nothing'), await visitor.post('/api/product/list')]) {
      expect([answer.status, answer.body]).toEqual([404, refusal('REFUSED', 'There is nothing at this address.')]);
    }
  });

  test.each(['/images/%zz', '/pay/%c0', `/images/${'a'.repeat(300)}`])(
    'the malformed URL %s gets a JSON error',
    async (path) => {
      const { status, body, headers } = await backend.visitor().get(path);
      expect([400, 414]).toContain(status);
      expect(body).toEqual(refusal('INVALID', expect.stringMatching(/^The .*\.$/)));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each([
    ['is no HTTP', 'GET / NOTHTTP\r\n\r\n', 400],
    ['has far too long headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'says its length twice',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('a request that %s gets a JSON error', async (_name, request, status) => {
    const answer = await sendRaw(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    expect(JSON.parse(body)).toEqual(refusal('INVALID', expect.any(String)));
  });

  /** The response to these bytes, until the connection ends. */
  async function sendRaw(request: string): Promise<string> {
    const socket = connect(Number(new URL(backend.address).port), '127.0.0.1');
    socket.end(request);
    return text(socket);
  }

  test('every response has security headers, also errors and pictures', async () => {
    const visitor = backend.visitor();
    for (const path of ['/api/product/list', '/api/nothing', '/images/x.webp', '/openapi.json', '/health/live']) {
      const { headers } = await visitor.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    }
  });

  test('no cache stores responses about a person', async () => {
    const shopper = await backend.shopper();
    for (const path of ['/api/user/is-auth', '/api/address/get', '/api/order/user']) {
      expect((await shopper.get(path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('pages of this machine may call with cookies, others may not', async () => {
    const visitor = backend.visitor();
    const near = await visitor.get('/api/product/list', { origin: 'http://localhost:5173' });
    expect(near.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(near.headers.get('access-control-allow-credentials')).toBe('true');
    const far = await visitor.get('/api/product/list', { origin: 'https://evil.example' });
    expect(far.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a page of another site cannot change anything', async () => {
    const shopper = await backend.shopper();
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      const answer = await shopper.post('/api/cart/update', { cartItems: {} }, headers);
      expect([answer.status, answer.body.success]).toEqual([403, false]);
    }
  });

  test('the shop’s own page behind the gateway may change something, under any address', async () => {
    const shopper = await backend.shopper();
    const headers = {
      origin: 'https://10.0.0.5:4000',
      'x-forwarded-host': '10.0.0.5:4000',
      'x-forwarded-proto': 'https',
    };
    expect((await shopper.post('/api/cart/update', { cartItems: {} }, headers)).body.success).toBe(true);
  });

  test('health checks and metrics respond', async () => {
    const visitor = backend.visitor();
    expect((await visitor.get('/health/live')).status).toBe(200);
    expect((await visitor.get('/health/ready')).body).toEqual({ success: true, status: 'ready' });
    expect((await visitor.get('/metrics')).text).toMatch(/greengate_http_requests_total\{.*route="\/health\/live"/);
  });

  test('the log has one line per request and no secrets', async () => {
    const client = backend.visitor();
    await client.post('/api/user/register', {
      name: 'Canary Name',
      email: 'canary@example.com',
      password: goodPassword,
    });
    await client.get('/api/address/get?userId=canary-query');
    const lines = backend.logged.map((line) => JSON.parse(line)).filter((line) => line.path === '/api/address/get');
    const line = {
      level: 'info',
      method: 'GET',
      status: 200,
      code: 'NOT_LOGGED_IN',
      msg: 'request',
      ms: expect.any(Number),
    };
    expect(lines.at(-1)).toMatchObject(line);
    const log = backend.logged.join('');
    for (const secret of [goodPassword, 'canary@', 'Canary', client.cookies.get('token')!, 'canary-query']) {
      expect(log).not.toContain(secret);
    }
  });

  test('a shop without visitors writes no line: health checks, metrics, and lists that a gateway has already', async () => {
    const visitor = backend.visitor();
    const etag = (await visitor.get('/api/product/list')).headers.get('etag') ?? '';
    const before = backend.logged.length;
    for (const path of ['/health/live', '/health/ready', '/metrics'])
      expect((await visitor.get(path)).status).toBe(200);
    expect((await visitor.get('/api/product/list', { 'if-none-match': etag })).status).toBe(304);
    await visitor.get('/api/nothing');
    const lines = backend.logged.slice(before).map((line) => JSON.parse(line));
    expect(lines.map(({ path, level }) => [path, level])).toEqual([['/api/nothing', 'info']]);
  });

  test('the line of an order has its number, the shopper and the id of the request', async () => {
    const shopper = await backend.shopper();
    const product = await addProduct(await backend.seller());
    const address = await saveAddress(shopper);
    const placed = await shopper.post(
      '/api/order/cod',
      { items: [{ product, quantity: 1 }], address },
      { 'x-request-id': 'asked-by-phone' },
    );
    const { user } = (await shopper.get('/api/user/is-auth')).body;
    const line = backend.logged.map((each) => JSON.parse(each)).find(({ requestId }) => requestId === 'asked-by-phone');
    expect(line).toMatchObject({ msg: 'request', order: placed.body.order.number, userId: user._id });
  });

  test('a newsletter email is stored once, and the response does not tell whether it was known', async () => {
    const visitor = backend.visitor();
    const first = await visitor.post('/api/newsletter/subscribe', { email: 'News@Example.com' });
    const again = await visitor.post('/api/newsletter/subscribe', { email: 'news@example.com ' });
    expect(first.body).toEqual({ success: true, message: 'Thank you for subscribing.' });
    expect(again.text).toBe(first.text);
    const stored = await backend.context.database.query.selectFrom('newsletter_subscribers').select('email').execute();
    expect(stored).toEqual([{ email: 'news@example.com' }]);
    expect((await visitor.post('/api/newsletter/subscribe', { email: 'no' })).body.success).toBe(false);
  });

  test('an internal error gets a general message with the id of the request and no details', async () => {
    const { query } = backend.context.database;
    await query.schema.alterTable('newsletter_subscribers').renameTo('away').execute();
    const answer = await backend.visitor().post('/api/newsletter/subscribe', { email: 'a@b.co' });
    await query.schema.alterTable('away').renameTo('newsletter_subscribers').execute();
    expect(answer.status).toBe(500);
    expect(answer.body.message).toMatch(/^Something went wrong on our side\. Please try again\. \([\w-]+\)$/);
  });
});

describe('a store behind https', () => {
  const backend = backendForTests({
    isProduction: true,
    publicUrl: 'https://shop.example',
    allowedOrigins: ['https://app.shop.example'],
    sandboxPaymentsAllowed: false,
  });

  test('cookies are Secure, and the response has Strict-Transport-Security', async () => {
    const { headers } = await backend
      .visitor()
      .post(
        '/api/user/register',
        { name: 'Ada', email: 'https@example.com', password: goodPassword },
        { origin: 'https://shop.example' },
      );
    expect(headers.getSetCookie()[0]).toMatch(/Secure/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
  });

  test('pages of the visitor’s own machine may not call', async () => {
    const answer = await backend.visitor().get('/api/product/list', { origin: 'http://localhost:5173' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('pages of an allowed origin may call with cookies, which stay Lax', async () => {
    const origin = 'https://app.shop.example';
    const asked = await backend.visitor().send('/api/user/register', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    const visitor = backend.visitor();
    const account = { name: 'Ada', email: 'allowed@example.com', password: goodPassword };
    const { headers, body } = await visitor.post('/api/user/register', account, { origin });
    expect(body.success).toBe(true);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
    expect((await visitor.post('/api/cart/update', { cartItems: {} }, { origin })).body.success).toBe(true);
    const other = await visitor.post('/api/cart/update', { cartItems: {} }, { origin: 'https://b.shop.example' });
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  test('the store closes its metrics and its description', async () => {
    for (const path of ['/metrics', '/openapi.json']) {
      for (const authorization of ['', 'Bearer null', 'Bearer undefined', 'Bearer ']) {
        const answer = await backend.visitor().get(path, { authorization });
        expect([answer.status, answer.body]).toEqual([404, refusal('REFUSED', 'There is nothing at this address.')]);
      }
    }
  });

  test('without a payment provider, online payment is refused with a message', async () => {
    const shopper = await backend.shopper();
    const body = { items: [{ product: 'x', quantity: 1 }], address: 'x' };
    expect((await shopper.post('/api/order/stripe', body)).body).toEqual(
      refusal('PAYMENT_UNAVAILABLE', 'Online payment is not available. Please choose to pay in cash.'),
    );
    expect((await shopper.get('/pay/anything')).status).toBe(404);
  });
});

describe('a store in production with tokens', () => {
  const tokens = { metrics: 'a-token-for-metrics', introspection: 'an-introspection-token' };
  const backend = backendForTests({
    isProduction: true,
    metricsToken: tokens.metrics,
    introspectionToken: tokens.introspection,
  });

  test('the store shows its metrics and its description to requests with the token of each', async () => {
    const ask = async (path: string, token: string) =>
      (await backend.visitor().get(path, { authorization: `Bearer ${token}` })).status;
    expect([await ask('/metrics', tokens.metrics), await ask('/openapi.json', tokens.introspection)]).toEqual([
      200, 200,
    ]);
    expect([await ask('/metrics', tokens.introspection), await ask('/openapi.json', tokens.metrics)]).toEqual([
      404, 404,
    ]);
    expect((await backend.visitor().get('/metrics')).status).toBe(404);
  });
});

describe('a store with rate limits', () => {
  const backend = backendForTests({ limits: limitDefaults });

  test('after ten wrong passwords all passwords of the account have to wait, other accounts do not', async () => {
    const { email } = await backend.shopper();
    const other = await backend.shopper();
    const visitor = backend.visitor();
    for (let count = 0; count < 10; count += 1) {
      expect((await visitor.post('/api/user/login', { email, password: 'wrong' })).status).toBe(200);
    }
    const answer = await visitor.post('/api/user/login', { email, password: goodPassword });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(answer.body).toEqual(refusal('TOO_MANY', expect.stringMatching(/^Too many tries\. Please wait/)));
    const { status } = await visitor.post('/api/user/login', { email: other.email, password: goodPassword });
    expect(status).toBe(200);
  });

  test('subscriptions of one address are limited', async () => {
    const visitor = backend.visitor();
    const origin = 'http://localhost:5173';
    const ask = (index: number) =>
      visitor.post('/api/newsletter/subscribe', { email: `n${index}@example.com` }, { origin });
    const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => ask(index)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused[0]?.headers.get('access-control-allow-origin')).toBe(origin);
    expect(refused[0]?.body).toEqual(refusal('TOO_MANY', expect.stringMatching(/^Too many tries/)));
  });

  test('an IPv6 network counts as one address, which the gateway sends', async () => {
    const ask = (address: string, index: number) =>
      backend
        .visitor()
        .post('/api/newsletter/subscribe', { email: `v6-${index}@example.com` }, { 'x-forwarded-for': address });
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, index) => ask(`2001:db8:1:2:${index.toString(16)}::1`, index)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask('2001:db8:1:3::1', 99)).status).toBe(200);
  });

  test('the counted address is the one that the gateway sends', async () => {
    const visitor = backend.visitor();
    const answer = await visitor.post(
      '/api/newsletter/subscribe',
      { email: 'far@example.com' },
      { 'x-forwarded-for': '203.0.113.9' },
    );
    expect(answer.status).toBe(200);
  });
});
