import { request } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const storeQuery = JSON.stringify({ query: '{ store { name } }' });
const asJson = { 'content-type': 'application/json' };

/** Sends a request with `node:http`, because fetch sets Host and Accept itself. */
function send(
  url: string,
  { method = 'POST', headers = {}, body = '' }: { method?: string; headers?: object; body?: string | Buffer },
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers: { ...headers }, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sending.on('error', reject).end(body);
  });
}

const newAddress =
  '{ firstName: "A", lastName: "B", email: "a@b.c", street: "S", city: "C", state: "S", country: "C", phone: "1", zipcode: 1 }';
const codeIn = (text: string) => JSON.parse(text).errors?.[0]?.extensions.code;

describe('the origin check', () => {
  const from = async (origin: string | undefined, config: object = {}, headers: object = {}) => {
    const { url } = await openGateway(config);
    const { port } = new URL(url);
    return await send(`${url}/graphql`, {
      headers: { ...asJson, ...(origin && { origin: origin.replace('PORT', port) }), ...headers },
      body: storeQuery,
    });
  };

  test.each([
    ['the address of the shop', 'http://127.0.0.1:PORT', {}],
    ['the public address', 'https://shop.test', { publicOrigin: 'https://shop.test' }],
    ['a development server', 'http://localhost:5173', {}],
    ['another loopback address', 'http://[::1]:3000', {}],
    ['hosted Sandbox', 'https://studio.apollographql.com', {}],
    ['a client without an origin', undefined, {}],
    ['the public address in production', 'https://shop.test', { publicOrigin: 'https://shop.test', production: true }],
  ])('the origin check accepts %s', async (_who, origin, config) => {
    const { status, text } = await from(origin, config);
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { store: { name: 'Greengate' } } }]);
  });

  test.each([
    ['a foreign origin', 'https://evil.test', {}],
    ['the origin null', 'null', {}],
    ['the public host with the wrong scheme', 'http://shop.test', { publicOrigin: 'https://shop.test' }],
    ['a host that starts with the public host', 'https://shop.test.evil.test', { publicOrigin: 'https://shop.test' }],
    ['a host that starts with localhost', 'http://localhost.evil.test', {}],
    [
      'a development server in production',
      'http://localhost:5173',
      { publicOrigin: 'https://shop.test', production: true },
    ],
    [
      'hosted Sandbox in production',
      'https://studio.apollographql.com',
      { publicOrigin: 'https://shop.test', production: true },
    ],
  ])('the origin check refuses %s', async (_who, origin, config) => {
    const { status, text, headers } = await from(origin, config);
    expect([status, codeIn(text)]).toEqual([403, 'FORBIDDEN_ORIGIN']);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('the origin check refuses a foreign host name that resolves to the gateway', async () => {
    const { status, text } = await from('http://evil.test:PORT', {}, { host: 'evil.test' });
    expect([status, codeIn(text)]).toEqual([403, 'FORBIDDEN_ORIGIN']);
  });

  test('the origin check reads the forwarded host only behind a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-host': 'localhost:9000', 'x-forwarded-proto': 'https' };
    const production = { production: true };
    expect((await from('https://localhost:9000', { ...production, trustedProxies: 1 }, forwarded)).status).toBe(200);
    expect((await from('https://localhost:9000', production, forwarded)).status).toBe(403);
  });

  test('the origin check answers the preflight request of an allowed origin, with credentials', async () => {
    const { url } = await openGateway();
    const { status, headers } = await send(`${url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
  });

  test('without an origin there is no preflight request', async () => {
    const { url } = await openGateway();
    const { status } = await send(`${url}/graphql`, { method: 'OPTIONS', headers: {} });
    expect(status).toBe(400);
  });
});

describe('refused requests', () => {
  test.each([
    ['a body that is not JSON', { headers: asJson, body: '{' }, 400, 'BAD_REQUEST'],
    [
      'a body of 101 KB',
      { headers: asJson, body: JSON.stringify({ query: ' '.repeat(101 * 1024) }) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a body in UTF-7',
      { headers: { 'content-type': 'application/json; charset=utf-7' }, body: storeQuery },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query={__typename}' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: storeQuery }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a batch of operations', { headers: asJson, body: `[${storeQuery},${storeQuery}]` }, 400, 'BAD_REQUEST'],
    [
      'a query over GET without the preflight header',
      { method: 'GET', headers: { accept: 'application/json' } },
      400,
      'BAD_REQUEST',
    ],
  ])('the gateway refuses %s', async (_what, options, status, code) => {
    const { url } = await openGateway();
    const path = 'method' in options ? '/graphql?query={__typename}' : '/graphql';
    const answer = await send(url + path, options);
    expect([answer.status, codeIn(answer.text)]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('the gateway refuses a mutation over GET, and another method', async () => {
    const { url } = await openGateway();
    const headers = { 'apollo-require-preflight': 'true', 'content-type': 'application/json' };
    const mutation = encodeURIComponent('mutation { logout { success } }');
    expect((await send(`${url}/graphql?query=${mutation}`, { method: 'GET', headers })).status).toBe(405);
    expect((await send(`${url}/graphql`, { method: 'PUT', headers, body: storeQuery })).status).toBe(405);
  });

  test.each([
    ['application/graphql-response+json', 'application/graphql-response+json'],
    ['application/graphql-response+json, application/json;q=0.9', 'application/graphql-response+json'],
    ['application/json, application/graphql-response+json;q=0.5', 'application/json'],
    ['*/*', 'application/json'],
  ])('the gateway refuses a request in the media type that the client accepts: %s', async (accept, type) => {
    const { url } = await openGateway();
    const { headers } = await send(`${url}/graphql`, { headers: { ...asJson, accept }, body: '{' });
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  });
});

describe('operation limits', () => {
  const repeat = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => make(i)).join(' ');
  const related = (depth: number): string => (depth === 0 ? 'id' : `id related { ${related(depth - 1)} }`);

  test.each([
    ['many aliases', `{ ${repeat(41, (i) => `a${i}: __typename`)} }`],
    ['many directives on one field', `{ store ${repeat(21, () => '@include(if: true)')} { name } }`],
    ['many calls to the store', `{ ${repeat(16, (i) => `m${i}: me { orders { nodes { id } } }`)} }`],
    ['many mutations', `mutation { ${repeat(8, (i) => `a${i}: addAddress(input: ${newAddress}) { success }`)} }`],
    ['many root fields', `{ ${repeat(21, () => 'store { name }')} }`],
    ['deep nesting', `{ product(id: "p1") { ${related(15)} } }`],
    ['lists within lists', '{ products(first: 100) { nodes { related(first: 20) { related(first: 20) { id } } } } }'],
    [
      'nested fragments that multiply',
      `{ ...F0 } ${repeat(30, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} ...F${i + 1} }`)} fragment F30 on Query { a: store { name } }`,
    ],
    ['a cycle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['thousands of tokens', `{ ${repeat(2001, () => '__typename')} }`],
    [
      'several logins in one operation',
      `mutation { ${repeat(2, (i) => `l${i}: login(input: { email: "a", password: "${i}" }) { success }`)} }`,
    ],
    [
      'several logins in a fragment',
      'mutation { login(input: { email: "a", password: "1" }) { success } ...F } fragment F on Mutation { sellerLogin(input: { email: "a", password: "2" }) { success } }',
    ],
  ])('the operation limits refuse %s', async (_what, query) => {
    const { run } = await openGateway();
    const { status, errors } = await run(query);
    expect(status).toBe(400);
    expect(['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']).toContain(errors?.[0]?.extensions.code);
    expect(store.seen).toEqual([]);
  });

  test('the operation limits refuse an operation with a bounded number of errors', async () => {
    const { run } = await openGateway();
    const { errors } = await run(`{ ${repeat(100, (i) => `nothing${i}`)} }`);
    expect(errors?.length).toBeLessThanOrEqual(21);
  });
});

describe('responses of the gateway', () => {
  test('the gateway masks an internal error and names its request id, which the log also has', async () => {
    const lines: string[] = [];
    // An invalid configuration makes the only resolver without a store call fail.
    const { run } = await openGateway(
      { logLevel: 'error', currency: undefined as unknown as string },
      { logStream: { write: (line) => lines.push(line) } },
    );

    const { errors, data } = await run(
      '{ store { currency { symbol } } }',
      {},
      { headers: { 'x-request-id': 'trace-7' } },
    );

    expect(data).toEqual({ store: null });
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Something went wrong here.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'trace-7' },
      }),
    ]);
    expect(JSON.stringify(errors)).not.toContain('non-nullable');
    expect(lines.join('')).toContain('trace-7');
  });

  test('a response of the gateway forbids storing and has a request id', async () => {
    const { run } = await openGateway();
    const { headers } = await run('{ store { name } }');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('no response contains the schema in production', async () => {
    const { run } = await openGateway({ production: true, publicOrigin: 'https://shop.test' });
    expect((await run(getIntrospectionQuery())).errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await run('{ stor { name } }')).errors?.[0]?.message).not.toMatch(/did you mean/i);
    expect((await run('mutation { login(input: { emai: "x" }) { success } }')).errors?.[0]?.message).not.toMatch(
      /did you mean/i,
    );
  });

  test('a response may contain the schema outside production', async () => {
    const { run } = await openGateway();
    expect((await run(getIntrospectionQuery())).data.__schema.queryType.name).toBe('Query');
    expect((await run('{ stor { name } }')).errors?.[0]?.message).toContain('Did you mean "store"');
  });

  test('the gateway compresses a long response', async () => {
    store.on('GET /api/product/list', {
      success: true,
      products: Array.from({ length: 50 }, (_, index) => product({ _id: `p${index}` })),
    });
    const { url } = await openGateway();
    const body = JSON.stringify({ query: '{ products(first: 50) { nodes { id name description } } }' });
    const { headers } = await send(`${url}/graphql`, { headers: { ...asJson, 'accept-encoding': 'br' }, body });
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('the health check', () => {
  test('the gateway is live without a store, and ready once the catalogue is loaded', async () => {
    store.on('GET /api/product/list', () => new Response('down', { status: 503 }));
    const { get } = await openGateway();
    expect((await get('/health/live')).status).toBe(200);
    expect((await get('/health/ready')).status).toBe(503);

    store.on('GET /api/product/list', { success: true, products: [] });
    const ready = await get('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', store: 'fresh' }]);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  test('the gateway is ready but degraded while reads work and changes fail, until the store reports otherwise', async () => {
    store.on('GET /api/product/list', { success: true, products: [] });
    store.on('GET /health/ready', { success: true, status: 'degraded' });
    const { get } = await openGateway();
    const ready = await get('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded', store: 'read-only' }]);

    store.on('GET /health/ready', { success: true, status: 'ready' });
    await expect
      .poll(async () => (await get('/health/ready')).json(), { timeout: 10_000 })
      .toEqual({ status: 'ready', store: 'fresh' });
  });

  test('the health check depends only on the catalogue when the store has no health page, and stops requesting it', async () => {
    store.on('GET /api/product/list', { success: true, products: [] });
    const { get } = await openGateway();
    for (let count = 0; count < 3; count += 1) {
      expect(await (await get('/health/ready')).json()).toEqual({ status: 'ready', store: 'fresh' });
    }
    expect(store.calls('GET /health/ready')).toHaveLength(1);
  });
});
