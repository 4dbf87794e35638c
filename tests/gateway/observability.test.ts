import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const metricsToken = 'a-token-of-some-length';
const productionConfig = { production: true, publicOrigin: 'https://shop.test' };
const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('the metrics', () => {
  test('count operations by their names in the manifest, store calls by status, and refusals', async () => {
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
    expect(text).toContain('greengate_operation_seconds_count{operation="Me",outcome="ok"} 1');
    expect(text).toContain('greengate_operation_seconds_count{operation="other",outcome="ok"} 1');
    expect(text).toContain(
      'greengate_operation_seconds_count{operation="other",outcome="GRAPHQL_VALIDATION_FAILED"} 1',
    );
    expect(text).toContain('greengate_store_call_seconds_count{call="GET /api/user/is-auth",outcome="200"} 1');
    expect(text).toMatch(/greengate_refused_requests_total\{code="HTTP_413"\} 1/);
    expect(text).toContain('greengate_requests_under_way 0');
    expect(text).toContain('greengate_store_down 0');
    expect(text).toContain('greengate_catalogue_products 1');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toMatch(/MadeUp/);
  });

  test('are available in production only with the token', async () => {
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

describe('introspection in production', () => {
  test('is available only with the token', async () => {
    const { run } = await openGateway({ ...productionConfig, introspectionToken: metricsToken });
    const query = getIntrospectionQuery();
    expect((await run(query, {}, bearing(metricsToken))).data.__schema.queryType.name).toBe('Query');
    expect((await run(query, {}, bearing(`${metricsToken}x`))).status).toBe(400);
    // A query that a token holder has sent before is refused without the token.
    expect((await run(query)).data).toBeUndefined();
  });

  test('is unavailable in the query field of a mutation', async () => {
    store.on('GET /api/user/logout', { success: true });
    const { run } = await openGateway(productionConfig);
    for (const inner of ['__schema { types { name } }', '__type(name: "Query") { name }', '...S']) {
      const fragment = inner === '...S' ? ' fragment S on Query { a: __schema { types { name } } }' : '';
      const { data, errors } = await run(`mutation { logout { query { ${inner} } } }${fragment}`);
      expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, 'GRAPHQL_VALIDATION_FAILED']);
    }
    expect(store.seen).toEqual([]);
  });

  test('allows __typename', async () => {
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
