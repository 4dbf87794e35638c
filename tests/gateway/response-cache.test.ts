import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { buildSchema, parse, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createResponseCache } from '#gateway/fast-path/response-cache.ts';
import { isPublicDocument } from '#gateway/fast-path/public-documents.ts';
import { readSchemaText } from '#gateway/graphql/schema.ts';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { readBody } from '#tests/support/open-store.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const perMinute = (max: number) => ({ max, timeWindow: 60_000 });
const highLimits = { requests: perMinute(1000), credentials: perMinute(1000), uploads: perMinute(1000) };
const products = Array.from({ length: 30 }, (_, index) =>
  product({ _id: `p${index}`, name: `Apple ${index} ü`, inStock: index % 2 === 0 }),
);
const list =
  '{ products(first: 30) { totalCount nodes { id name category { slug label productCount } price images { url(width: 320) } description } } }';

async function openShop(config: object = {}, tuning: object = {}) {
  store.on('GET /api/product/list', { success: true, products: products });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('POST /api/product/stock', { success: true, message: 'Stock Updated' });
  const { url, get, run } = await openGateway(config, { catalogueTimeToLiveMs: 60_000, ...tuning });
  const cachedResponses = async () =>
    Number(/^greengate_cached_responses_total (\d+)$/m.exec(await (await get('/metrics')).text())?.[1]);
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  // The readiness check loads the catalogue.
  await get('/health/ready');
  return { url, get, run, post, cachedResponses };
}

/** The `data` of a response as text. */
const dataIn = (text: string) => /^\{"data":(.*),"extensions":\{"cost":\{[^}]*\}\}\}\n$/.exec(text)?.[1];

/** A response of Apollo Server itself: a request that registers its text is never served from the cache. */
async function fromApollo(post: Awaited<ReturnType<typeof openShop>>['post'], body: { query: string }, headers = {}) {
  const sha256Hash = createHash('sha256').update(body.query).digest('hex');
  return await post({ ...body, extensions: { persistedQuery: { version: 1, sha256Hash } } }, headers);
}

/** The response body without decompression. */
function rawBytes(url: string, body: object, headers: Record<string, string>) {
  return new Promise<{ bytes: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    const asked = request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    asked.once('error', reject).once('response', (response) => {
      readBody(response).then((bytes) => resolve({ bytes, headers: response.headers }), reject);
    });
    asked.end(JSON.stringify(body));
  });
}

describe('cached responses', () => {
  test('a cached response has the same bytes and headers as the response of Apollo Server', async () => {
    const { post, cachedResponses } = await openShop();
    const accept = { accept: 'application/graphql-response+json, application/json;q=0.9' };
    const original = await fromApollo(post, { query: list }, accept);
    const text = await original.text();

    for (const count of [0, 1, 2]) {
      const answer = await post({ query: list }, { ...accept, 'x-request-id': `asked-${count}` });
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('x-request-id')).toBe(`asked-${count}`);
      const headers = (from: Response) =>
        Object.fromEntries(
          [...from.headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name)),
        );
      expect(headers(answer)).toEqual(headers(original));
      expect(await cachedResponses()).toBe(count);
    }
    expect(original.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(original.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['aliases', { query: '{ a: products(first: 2) { n: nodes { x: name } } b: product(id: "p1") { name } }' }],
    [
      'fragments',
      {
        query:
          'query { products(first: 2) { ...P } } fragment P on ProductConnection { nodes { ... on Product { id } } }',
      },
    ],
    [
      'a skipped field',
      {
        query: 'query ($no: Boolean!) { products(first: 1) { nodes { id name @skip(if: $no) } } }',
        variables: { no: true },
      },
    ],
    [
      'a field left in',
      {
        query: 'query ($no: Boolean!) { products(first: 1) { nodes { id name @skip(if: $no) } } }',
        variables: { no: false },
      },
    ],
    [
      'variables',
      {
        query: 'query ($n: Int, $s: ProductSort) { products(first: $n, sort: $s) { nodes { id } } }',
        variables: { n: 3, s: 'NEWEST' },
      },
    ],
    [
      'variables in another order',
      {
        query: 'query ($n: Int, $s: ProductSort) { products(first: $n, sort: $s) { nodes { id } } }',
        variables: { s: 'NEWEST', n: 3 },
      },
    ],
    [
      'an operation without a name',
      { query: '{ __typename products(first: 1) { __typename totalCount } store { name } }' },
    ],
    [
      'one of two operations',
      {
        query: 'query A { products(first: 1) { nodes { id } } } query B { product(id: "p3") { name } }',
        operationName: 'A',
      },
    ],
    [
      'the other of two operations',
      {
        query: 'query A { products(first: 1) { nodes { id } } } query B { product(id: "p3") { name } }',
        operationName: 'B',
      },
    ],
    ['an unknown product', { query: '{ product(id: "gone") { name } }' }],
    ['related products', { query: '{ product(id: "p1") { related(first: 3) { id name } } }' }],
  ])('a cached response equals the response of Apollo Server for %s', async (_what, body) => {
    const { post, cachedResponses } = await openShop();
    const original = await (await fromApollo(post, body)).text();
    await (await post(body)).text();
    expect(await (await post(body)).text()).toBe(original);
    expect(await cachedResponses()).toBe(1);
    expect(JSON.parse(original).errors).toBeUndefined();
  });

  test('a cached response is not served for other variables, another operation or another media type', async () => {
    const { post } = await openShop();
    const query = 'query A($n: Int) { products(first: $n) { nodes { id } } } query B { product(id: "p3") { id } }';
    const ask = async (operationName: string, n: number, accept = 'application/json') => {
      const answer = await post({ query, operationName, variables: { n } }, { accept });
      return [answer.headers.get('content-type'), dataIn(await answer.text())];
    };
    for (const _round of [1, 2]) {
      const json = 'application/json; charset=utf-8';
      expect(await ask('A', 1)).toEqual([json, '{"products":{"nodes":[{"id":"p0"}]}}']);
      expect(await ask('A', 2)).toEqual([json, '{"products":{"nodes":[{"id":"p0"},{"id":"p1"}]}}']);
      expect(await ask('B', 1)).toEqual([json, '{"product":{"id":"p3"}}']);
      expect(await ask('B', 1, 'application/graphql-response+json')).toEqual([
        'application/graphql-response+json; charset=utf-8',
        '{"product":{"id":"p3"}}',
      ]);
    }
  });

  test('a cached response is compressed when the client accepts it, with the same content', async () => {
    const { url, post, cachedResponses } = await openShop();
    const plain = await (await fromApollo(post, { query: list }, { 'accept-encoding': 'identity' })).text();
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decompress] of Object.entries(read)) {
      for (const _round of [1, 2]) {
        const answer = await rawBytes(url, { query: list }, { 'accept-encoding': `${encoding}, identity;q=0.5` });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['vary']).toBe('Origin, Accept, accept-encoding');
        expect(answer.bytes.length).toBeLessThan(plain.length / 2);
        expect(decompress(answer.bytes).toString()).toBe(plain);
      }
    }
    expect((await rawBytes(url, { query: list }, {})).bytes.toString()).toBe(plain);
    expect(await cachedResponses()).toBe(4);
  });

  test('the cache keeps a body in the codings that clients asked for, with no more memory than its size says', async () => {
    const cache = createResponseCache();
    const operation = { operation: { name: undefined }, charged: 1 } as never;
    const text = `"${'no spare '.repeat(600)}"`;
    const parts = { operation, snapshot: {} as never, text, contentType: 'application/json' };
    const response = cache.add({ sent: 'key', normal: 'key' }, parts)!;
    expect(cache.sizeBytes).toBe(text.length + 'key'.length);
    const etag = response.etag();
    const sizeOf = async (coding: string | undefined) => {
      const { bytes } = await response.body(coding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
      return bytes.length;
    };
    const brotli = await sizeOf('br');
    expect(cache.sizeBytes).toBe(brotli + 'key'.length);
    const gzip = await sizeOf('gzip');
    expect(cache.sizeBytes).toBe(brotli + gzip + 'key'.length);
    expect((await response.body(undefined)).bytes.toString()).toBe(text);
    expect(cache.sizeBytes).toBe(brotli + gzip + text.length + 'key'.length);
    expect(response.etag()).toBe(etag);
  });

  test('a cached response has an ETag over GET, and is a 304 for a client that has it', async () => {
    const { get, cachedResponses } = await openShop();
    const path = `/graphql?query=${encodeURIComponent(list)}`;
    const headers = { 'apollo-require-preflight': '1' };
    const first = await get(path, headers);
    const etag = first.headers.get('etag') ?? '';
    const text = await first.text();
    const again = await get(path, { ...headers, 'if-none-match': `"other", ${etag}` });

    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get(path, { ...headers, 'if-none-match': '"other"' });
    expect([other.status, await other.text()]).toEqual([200, text]);
    expect(await cachedResponses()).toBe(2);
  });

  test('a cached response is dropped after any change of the catalogue', async () => {
    const { post, run } = await openShop();
    const stock = async () =>
      (await (await post({ query: '{ product(id: "p0") { inStock } }' })).json()) as { data: object };
    expect((await stock()).data).toEqual({ product: { inStock: true } });
    expect((await stock()).data).toEqual({ product: { inStock: true } });

    store.on('GET /api/product/list', { success: true, products: [product({ _id: 'p0', inStock: false })] });
    await run(
      'mutation { setProductStock(input: { productId: "p0", inStock: false }) { success } }',
      {},
      { cookie: 'sellerToken=x' },
    );

    expect((await stock()).data).toEqual({ product: { inStock: false } });
    expect((await stock()).data).toEqual({ product: { inStock: false } });
  });

  test('a cached response shows changes made in the store as soon as an executed response does', async () => {
    const { post } = await openShop({}, { catalogueTimeToLiveMs: 0 });
    const count = async () =>
      (
        (await (await post({ query: '{ products { totalCount } }' })).json()) as {
          data: { products: { totalCount: number } };
        }
      ).data.products.totalCount;
    await count();
    store.on('GET /api/product/list', { success: true, products: [product()] });
    await expect.poll(count).toBe(1);
  });
});

describe('responses that are not cached', () => {
  test.each([
    ['a session', '{ me { name } }'],
    ['a session beside the catalogue', '{ products { totalCount } me { name } }'],
    ['a session in a fragment', 'query { products { totalCount } ...Q } fragment Q on Query { me { name } }'],
    ['a session under another name', '{ products: me { name: email } product(id: "p1") { name } }'],
    ['the seller', '{ seller { __typename } products { totalCount } }'],
  ])('the cache does not store %s', async (_what, query) => {
    const { run, cachedResponses } = await openShop();
    store.on('GET /api/user/is-auth', ({ headers }) =>
      withCookies({ success: true, user: shopper({ name: headers['cookie'], email: headers['cookie'] }) }, []),
    );
    for (const cookie of ['token=ann', 'token=bob', 'token=ann']) {
      const { data } = await run(query, {}, { cookie });
      // The seller's session contains no name.
      expect(JSON.stringify(data)).toContain(query.includes('seller') ? 'seller' : cookie);
    }
    expect(await cachedResponses()).toBe(0);
  });

  test.each([
    ['an error', '{ products(first: 1000) { totalCount } }'],
    ['an invalid document', '{ products { nothing } }'],
    ['the schema', '{ __schema { queryType { name } } products { totalCount } }'],
    ['a query without the catalogue', '{ store { name } }'],
  ])('the cache does not store %s', async (_what, query) => {
    const { run, cachedResponses } = await openShop();
    await run(query);
    await run(query);
    expect(await cachedResponses()).toBe(0);
  });

  test('the cache does not store the refusal of a media type', async () => {
    const { post, cachedResponses } = await openShop();
    for (const _time of [1, 2, 3]) expect((await post({ query: list }, { accept: 'image/png' })).status).toBe(406);
    expect(await cachedResponses()).toBe(0);
  });

  test('the cache stores no document with a path to personal data', () => {
    const schema = buildSchema(`${readSchemaText()}\nextend type Product { boughtBy: User }`);
    const isPublic = (document: DocumentNode) => isPublicDocument(document, schema);
    expect(isPublic(parse('{ products { nodes { name } } }'))).toBe(true);
    expect(isPublic(parse('{ products { nodes { boughtBy { name } } } }'))).toBe(false);
    expect(isPublic(parse('{ products { totalCount } } query Me { me { id } }'))).toBe(false);
    expect(isPublic(parse('mutation { logout { query { products { totalCount } } } }'))).toBe(false);
  });
});

test.each([
  ['categories', '{ categories { label productCount image { url } } }'],
  ['nearestProducts', '{ nearestProducts(search: "ap") { name } }'],
  ['product', '{ product(id: "p1") { name } }'],
  ['products', '{ products(first: 1) { nodes { name } } }'],
])('%s alone is answered from the cache, and is another answer after a change', async (field, query) => {
  const { run, cachedResponses } = await openShop({}, { catalogueTimeToLiveMs: 0 });
  const { data: before } = await run(query);
  expect((await run(query)).data).toEqual(before);
  expect(await cachedResponses()).toBe(1);
  const category = { path: 'Apples', text: 'Apples', image: 'a.png', bgColor: '#fff' };
  store.on('GET /api/product/list', {
    success: true,
    products: [product({ _id: 'p1', name: `Apricots for ${field}`, category: category.path })],
  });
  await expect.poll(async () => JSON.stringify((await run(query)).data)).not.toBe(JSON.stringify(before));
});

test('the web’s own lists of products are answered from the cache', async () => {
  const { post, cachedResponses } = await openShop();
  const { operations } = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as {
    operations: { name: string; body: string }[];
  };
  const asked = {
    BestSellers: {},
    ProductDetail: { id: 'p1' },
    CartProducts: { ids: ['p1'] },
    NoResultsHelp: { search: 'ap' },
  };
  for (const [name, variables] of Object.entries(asked)) {
    const query = operations.find((each) => each.name === name)?.body;
    await post({ query, variables });
    await post({ query, variables });
  }
  expect(await cachedResponses()).toBe(Object.keys(asked).length);
});

describe('checks before a cached response', () => {
  const body = { query: '{ products { totalCount } }' };

  test('the gateway serves a cached response only after the rate limit', async () => {
    const { post } = await openShop({}, { rateLimits: { ...highLimits, requests: perMinute(3) } });
    const statuses = [];
    for (const _time of [1, 2, 3, 4]) statuses.push((await post(body)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('the gateway serves a cached response only after the origin check', async () => {
    const { post } = await openShop();
    await post(body);
    await post(body);
    expect((await post(body, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('the gateway serves a cached response only after the check of the CSRF header', async () => {
    const { get, url } = await openShop();
    const path = `/graphql?query=${encodeURIComponent(body.query)}`;
    const headers = { 'apollo-require-preflight': '1' };
    await get(path, headers);
    expect((await get(path, headers)).status).toBe(200);
    expect((await get(path)).status).toBe(400);
    const asText = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) };
    expect((await fetch(`${url}/graphql`, asText)).status).toBe(415);
  });

  test('the gateway serves a cached response only after the check of encoding and body size', async () => {
    const { post } = await openShop();
    await post(body);
    expect((await post(body, { 'content-type': 'application/json; charset=latin1' })).status).toBe(415);
    const large = { ...body, variables: { x: 'x'.repeat(200_000) } };
    expect((await post(large)).status).toBe(413);
    expect((await post(large)).status).toBe(413);
  });

  test('the gateway serves a cached response only after the safelist check', async () => {
    const { post, cachedResponses } = await openShop({ safelist: 'enforce' });
    for (const _time of [1, 2]) expect((await post(body)).status).toBe(400);
    expect(await cachedResponses()).toBe(0);
  });

  test('the gateway serves a cached response only after the log entry for an unregistered operation', async () => {
    const lines: string[] = [];
    const { post } = await openShop(
      { safelist: 'log', logLevel: 'warn' },
      { logStream: { write: (line: string) => lines.push(line) } },
    );
    for (const _time of [1, 2, 3]) await post(body);
    expect(lines.filter((line) => line.includes('in no manifest'))).toHaveLength(3);
  });
});

test('the metrics count cached responses as operations', async () => {
  const { get, post } = await openShop();
  for (const _time of [1, 2, 3])
    await post({ query: 'query BestSellers { products { totalCount } }', operationName: 'BestSellers' });
  const text = await (await get('/metrics')).text();
  expect(text).toContain('greengate_operation_seconds_count{operation="BestSellers",outcome="ok",type="query"} 3');
  expect(text).toContain('greengate_cached_responses_total 2');
  expect(text).toMatch(/greengate_response_cache_bytes [1-9]/);
});

test('an unavailable catalogue delays one request, and the last known catalogue is served', async () => {
  const { post, run } = await openShop({}, { deadlinesMs: { read: 300 } });
  const query = '{ products { totalCount } }';
  await post({ query });
  store.on('GET /api/product/list', () => new Promise(() => undefined));
  await run(
    'mutation { setProductStock(input: { productId: "p0", inStock: false }) { success } }',
    {},
    { cookie: 'sellerToken=x' },
  );

  expect(dataIn(await (await post({ query })).text())).toBe('{"products":{"totalCount":30}}');
  expect(store.calls('GET /api/product/list').length).toBeLessThanOrEqual(3);
});
