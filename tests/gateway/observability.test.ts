import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const metricsToken = 'a-token-of-some-length';
const productionConfig = { production: true, publicOrigin: 'https://shop.test' };
const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('the metrics', () => {
  test('the metrics count operations by their names in the manifest, store calls by status, and refusals', async () => {
    store.on('GET /api/product/list', { success: true, products: [product()] });
    store.on('GET /api/user/is-auth', { success: true, user: shopper() });
    const { run, get } = await openGateway();
    await run('query Me { me { id } }', {}, { cookie: 'token=x' });
    await run('query MadeUpByAnAttacker { products { totalCount } }');
    await run('{ nothing }');
    await run('{', {}, { headers: { origin: 'https://evil.test' } });
    await run('query ($x: String) { me { id } }', { x: 'y'.repeat(200_000) });

    const response = await get('/metrics');
    const text = await response.text();

    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('greengate_operation_seconds_count{operation="Me",outcome="ok",type="query"} 1');
    expect(text).toContain('greengate_operation_seconds_count{operation="other",outcome="ok",type="query"} 1');
    expect(text).toContain(
      'greengate_operation_seconds_count{operation="other",outcome="GRAPHQL_VALIDATION_FAILED",type="none"} 1',
    );
    expect(text).toContain('greengate_store_call_seconds_count{call="GET /api/user/is-auth",outcome="200"} 1');
    expect(text).toMatch(/greengate_refused_requests_total\{code="HTTP_413"\} 1/);
    expect(text).toContain('greengate_requests_under_way 0');
    expect(text).toContain('greengate_store_down 0');
    expect(text).toContain('greengate_catalogue_products 1');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/^greengate_build_info\{version="\d+\.\d+\.\d+",node="v\d+\.\d+\.\d+"\} 1$/m);
    expect(text).toContain('greengate_http_request_seconds_count{route="/graphql"} 5');
    expect(text).toContain('greengate_cached_documents 2');
    expect(text).toContain('greengate_page_renderings_waiting 0');
    expect(text).not.toMatch(/MadeUp/);
  });

  test('the metrics count the requests that run, and not as uploads', async () => {
    let answerMe: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answerMe = resolve));
    store.on('GET /api/user/is-auth', async () => {
      await held;
      return HttpResponse.json({ success: true, user: shopper() });
    });
    const { run, get } = await openGateway();
    const running = run('query Me { me { id } }', {}, { cookie: 'token=x' });
    await vi.waitFor(() => expect(store.calls('GET /api/user/is-auth')).toHaveLength(1));
    const text = await (await get('/metrics')).text();
    expect(text).toContain('greengate_requests_under_way 1');
    expect(text).toContain('greengate_uploads_under_way 0');
    answerMe?.();
    await running;
  });

  test('the metrics are available in production only with the token', async () => {
    const statusFor = async (config: object, headers = {}) => {
      const { get } = await openGateway({ ...productionConfig, ...config });
      const response = await get('/metrics', headers);
      // The body is read to its end, so that the gateway can close.
      await response.text();
      return response.status;
    };
    expect(await statusFor({})).toBe(404);
    expect(await statusFor({ metricsToken })).toBe(404);
    expect(await statusFor({ metricsToken }, bearing(`${metricsToken}x`).headers)).toBe(404);
    expect(await statusFor({ metricsToken }, bearing(metricsToken).headers)).toBe(200);
  });
});

test('the log has one line for each request, with its operation, its error codes, its trace and its duration', async () => {
  const lines: string[] = [];
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('POST /api/user/login', { success: false, message: 'Email or password is wrong.', code: 'WRONG_LOGIN' });
  store.on('GET /api/user/is-auth', () => new Response('', { status: 503 }));
  const { run, get } = await openGateway({ logLevel: 'info' }, { logStream: { write: (line) => lines.push(line) } });
  const trace = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x-request-id': 'mine' };
  const login =
    'mutation Enter($email: String!) { login(input: { email: $email, password: "x" }) { errors { code } } }';

  await run('query Count { products { totalCount } }', {}, { headers: trace });
  await run('query Count { products { totalCount } }', {}, { headers: trace });
  await run(login, { email: 'a@b.c' });
  await run(login, { email: 'a@b.c' });
  await run('query Me { me { id } }', {}, { cookie: 'token=x' });
  await run('{ nothing }');
  await run('{', {}, { headers: { origin: 'https://evil.test' } });
  await get('/nowhere.png?email=a@b.c').then((response) => response.text());
  await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(8);

  const graphql = { method: 'POST', path: '/graphql', ms: expect.any(Number), requestId: expect.any(String) };
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')).toMatchObject([
    { level: 'info', ...graphql, status: 200, operation: 'Count', traceId, requestId: 'mine' },
    { level: 'info', ...graphql, status: 200, operation: 'Count', traceId, requestId: 'mine' },
    { level: 'info', ...graphql, status: 200, operation: 'Enter', codes: ['WRONG_LOGIN'] },
    { level: 'info', ...graphql, status: 200, operation: 'Enter', codes: ['WRONG_LOGIN'] },
    { level: 'warn', ...graphql, status: 200, operation: 'Me', codes: ['UPSTREAM_UNREACHABLE'] },
    { level: 'info', ...graphql, status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'] },
    { level: 'info', ...graphql, status: 403, codes: ['FORBIDDEN_ORIGIN'] },
    { level: 'info', method: 'GET', path: '/nowhere.png', status: 404 },
  ]);
  const text = await (await get('/metrics')).text();
  expect(text).toContain('greengate_refusals_total{code="WRONG_LOGIN"} 2');
  expect(text).toContain('greengate_http_requests_total{method="POST",route="/graphql",status="400"} 1');
  expect(lines.join('')).not.toContain('a@b.c');
});

test('the log names the order that a mutation has changed, where the client asks for its number', async () => {
  const lines: string[] = [];
  const changed = order({ _id: 'o1', number: 1042, ...inLife() });
  store.on('GET /api/store', withFeatures('order.stages', 'orders.details', 'sessions.own'));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('POST /api/order/cancel', { success: true, message: 'Cancelled.', order: changed });
  const { run } = await openGateway({ logLevel: 'info' }, { logStream: { write: (line) => lines.push(line) } });
  const asSeller = { cookie: 'sellerToken=s' };
  for (const _time of [1, 2]) {
    await run('mutation Cancel { cancelOrder(input: { id: "o1" }) { order { number } } }', {}, asSeller);
    await run('mutation Cancel { cancelOrder(input: { id: "o1" }) { success } }', {}, asSeller);
  }
  await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(4);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(logged.map(({ operation, order: number }) => [operation, number])).toEqual(
    [1, 2].flatMap(() => [
      ['Cancel', '1042'],
      ['Cancel', undefined],
    ]),
  );
});

test('a shop without visitors writes no line: health checks, metrics and refreshes of the catalogue', async () => {
  const lines: string[] = [];
  store.on('GET /api/product/list', { success: true, products: [product()] });
  const { get, close } = await openGateway({ logLevel: 'info' }, { logStream: { write: (line) => lines.push(line) } });
  const check = async (path: string) => expect((await get(path)).status).toBe(200);
  for (const path of ['/health/live', '/health/ready', '/health/ready', '/metrics']) await check(path);
  // While the store is down, only the first refresh that fails has a line.
  store.on('GET /api/product/list', () => new Response('', { status: 503 }));
  const failures = () => lines.filter((line) => line.includes('the catalogue could not be refreshed'));
  await check('/health/ready');
  await expect.poll(failures).toHaveLength(1);
  for (let again = 0; again < 3; again += 1) await check('/health/ready');
  store.on('GET /api/product/list', { success: true, products: [product()] });
  await check('/health/ready');
  await expect
    .poll(() => get('/health/ready').then((response) => response.json()))
    .toMatchObject({ status: 'ready', store: 'fresh' });
  await close();
  expect(failures()).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"request"'))).toEqual([]);
});

test.each([
  ['outside production', {}, 0],
  ['in production', productionConfig, 1],
  ['in production with the proxy in the settings', { ...productionConfig, trustedProxies: 1 }, 0],
])('%s, requests through a proxy that the settings do not mention are warned of', async (_where, config, warnings) => {
  const lines: string[] = [];
  const { get } = await openGateway(
    { ...config, logLevel: 'info' },
    { logStream: { write: (line) => lines.push(line) } },
  );
  for (const client of ['203.0.113.9', '203.0.113.10']) {
    await (await get('/health/live', { 'x-forwarded-for': client })).text();
  }
  expect(lines.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(warnings);
});

test('a failed operation is measured with the time in which it waited for the store', async () => {
  store.on('GET /api/product/list', { success: true, products: [] });
  store.on('GET /api/user/is-auth', async () => {
    // The measured time is the subject.
    await pause(300);
    return new Response('', { status: 503 });
  });
  const { run, get } = await openGateway();
  await run('{ me { name } }', {}, { cookie: 'token=x' });
  const metrics = await (await get('/metrics')).text();
  const [, seconds] = /^greengate_operation_seconds_sum\{.*outcome="UPSTREAM_\w+".*\} (\S+)$/m.exec(metrics) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0.25);
});

test.each([
  ['login', '/api/user/login'],
  ['sellerLogin', '/api/seller/login'],
])('the answer to a guessed password of %s names its refusal, for the log of the balancer', async (field, path) => {
  store.on(`POST ${path}`, { success: false, message: 'Email or password is wrong.', code: 'WRONG_LOGIN' });
  store.on('GET /api/product/list', { success: true, products: [] });
  const { run } = await openGateway();
  const login = `mutation { ${field}(input: { email: "a@b.c", password: "x" }) { errors { code } } }`;
  expect((await run(login)).headers.get('x-refused')).toBe('WRONG_LOGIN');
  const withoutCode = `mutation { ${field}(input: { email: "a@b.c", password: "x" }) { success } }`;
  expect((await run(withoutCode)).headers.get('x-refused')).toBe('WRONG_LOGIN');
  expect((await run('{ store { currency } }')).headers.get('x-refused')).toBeNull();
});

describe('introspection in production', () => {
  test('introspection in production is available only with the token', async () => {
    const { run } = await openGateway({ ...productionConfig, introspectionToken: metricsToken });
    const query = getIntrospectionQuery();
    expect((await run(query, {}, bearing(metricsToken))).data.__schema.queryType.name).toBe('Query');
    expect((await run(query, {}, bearing(`${metricsToken}x`))).status).toBe(400);
    // A query that a token holder has sent before is refused without the token.
    expect((await run(query)).data).toBeUndefined();
  });

  test('introspection in production is unavailable in the query field of a mutation', async () => {
    store.on('GET /api/user/logout', { success: true });
    const { run } = await openGateway(productionConfig);
    for (const inner of ['__schema { types { name } }', '__type(name: "Query") { name }', '...S']) {
      const fragment = inner === '...S' ? ' fragment S on Query { a: __schema { types { name } } }' : '';
      const { data, errors } = await run(`mutation { logout { query { ${inner} } } }${fragment}`);
      expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, 'GRAPHQL_VALIDATION_FAILED']);
    }
    expect(store.seen).toEqual([]);
  });

  test('introspection in production allows __typename', async () => {
    const { run } = await openGateway(productionConfig);
    expect((await run('{ __typename store { __typename } }')).data).toEqual({
      __typename: 'Query',
      store: { __typename: 'Store' },
    });
  });
});

test('the log contains no password, cookie or token at its most detailed level', async () => {
  const lines: string[] = [];
  store.on('POST /api/user/login', () =>
    withCookies({ success: true, user: { name: 'Ann' }, token: 'raw-secret' }, ['token=fresh-secret']),
  );
  store.on('GET /api/user/is-auth', () => withCookies({ success: false, message: 'jwt expired: old-secret' }, []));
  store.on('POST /api/user/register', () => new Response('<pre>register-secret</pre>', { status: 500 }));
  const { run, get } = await openGateway(
    { logLevel: 'trace', introspectionToken: 'introspection-secret' },
    { logStream: { write: (line) => lines.push(line) } },
  );

  const headers = { authorization: 'Bearer bearer-secret', 'x-api-key': 'key-secret' };
  const as = { cookie: 'token=cookie-secret; other=other-secret', headers };
  await run(
    'mutation ($input: LoginInput!) { login(input: $input) { success query { me { id } } } }',
    { input: { email: 'a@b.c', password: 'password-secret' } },
    as,
  );
  await run(
    'mutation { register(input: { name: "A", email: "a@b.c", password: "literal-secret" }) { success } }',
    {},
    as,
  );
  await run('mutation ($input: LoginInput!) { login(input: $input) { success } }', {
    input: { email: 1, password: 'wrong-type-secret' },
  });
  await get('/images/x.webp?token=query-secret', { cookie: 'token=image-secret' }).catch(() => undefined);
  await get('/graphql?query={store{currency}}&token=search-secret', { 'apollo-require-preflight': 'true' });

  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toMatch(/(?<!old-)secret/);
});
