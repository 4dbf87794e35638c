import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { fieldCostsOf } from '#gateway/graphql/field-costs.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const products = Array.from({ length: 120 }, (_none, at) => product({ _id: `p${at}`, name: `Apple ${at}` }));
const card = 'id name category { slug label } price offerPrice images { url } inStock weight';

async function openShop(config: object = {}, tuning: object = {}) {
  store.on('GET /api/product/list', { success: true, products: products });
  store.on('GET /api/user/is-auth', () => withCookies({ success: true, user: shopper() }, []));
  const gateway = await openGateway(config, { catalogueTimeToLiveMs: 60_000, ...tuning });
  const ask = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as {
      data?: unknown;
      errors?: { message: string; extensions: { code: string } }[];
      extensions?: { cost: { objects: number; charged: number; limit: number } };
    };
    return { status: response.status, ...body, cost: body.extensions?.cost };
  };
  // The readiness check loads the catalogue.
  await gateway.get('/health/ready');
  const cachedResponses = async () =>
    Number(/^greengate_cached_responses_total (\d+)$/m.exec(await (await gateway.get('/metrics')).text())?.[1]);
  return { ...gateway, ask, cachedResponses };
}

describe('costs of operations', () => {
  test.each([
    ['a page of products', `{ products { nodes { ${card} } pageInfo { endCursor } } }`, 36, 1],
    ['nodes beside edges', `{ products(first: 50) { nodes { id } edges { node { id } } } }`, 161, 4],
    ['aliases of a list', `{ products(first: 50) { a: nodes { id } b: nodes { id } c: nodes { id } } }`, 161, 4],
    ['a nested list', `{ products(first: 20) { nodes { related(first: 4) { id } } } }`, 111, 3],
    [
      'aliases of scalar fields',
      `{ products(first: 10) { nodes { ${Array.from({ length: 12 }, (_none, at) => `d${at}: description`).join(' ')} } } }`,
      41,
      1,
    ],
    ['a search with a surcharge', '{ products(filter: { search: "apple" }, first: 1) { totalCount } }', 11, 1],
    ['a page of orders', '{ me { orders { nodes { id } } } }', 52, 2],
    ['a page of orders of a size', '{ me { orders(first: 5) { nodes { id } } } }', 7, 1],
    ['a page of orders from the end', '{ me { orders(last: 5) { nodes { id } } } }', 7, 1],
    ['a shopping list', '{ matchList(text: "milk") { lines { matches { product { id } } } } }', 381, 8],
    ['one product', '{ product(id: "p1") { name } }', 1, 1],
  ])('the cost of an operation counts %s', async (_what, query, objects, charged) => {
    const { ask } = await openShop();
    const { cost, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(cost).toEqual({ objects, charged, limit: 2500 });
  });

  test('the cost of placing an order covers the calls that it sends, also when the answer of the store is lost', async () => {
    const { ask } = await openShop();
    store.on('GET /api/address/get', { success: true, addresses: [address()] });
    store.on('GET /api/order/user', { success: true, orders: [order()] });
    store.on('POST /api/order/cod', () => HttpResponse.error());
    const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success order { id } } }';
    const input = { addressId: 'a1', payment: 'COD', items: [{ productId: 'p1', quantity: 1 }], idempotencyKey: 'one' };
    const schema = buildSchema(readSchemaText());
    const placeOrder = schema.getMutationType()?.getFields()['placeOrder'];
    const priced = (placeOrder && fieldCostsOf(schema).get(placeOrder)?.calls) ?? 0;
    for (const _again of [1, 2]) {
      const before = store.seen.length;
      await ask(place, { input }, { cookie: 'token=ann' });
      const calls = store.seen.slice(before).map(({ call }) => call);
      expect(calls).toContain('POST /api/order/cod');
      expect(calls.length).toBeGreaterThan(1);
      expect(priced).toBeGreaterThanOrEqual(calls.length);
    }
  });

  test('the cost of an operation counts a field once that two fragments select', async () => {
    const { ask } = await openShop();
    const query =
      '{ products(first: 50) { nodes { ...A ...B } } } fragment A on Product { id related(first: 1) { id } } fragment B on Product { name related(first: 1) { name } }';
    expect((await ask(query)).cost?.objects).toBe(111);
  });

  test('the cost of an operation depends on the page size in a variable', async () => {
    const { ask } = await openShop();
    const query = 'query ($first: Int = 30) { products(first: $first) { nodes { id } } }';
    expect((await ask(query, { first: 5 })).cost?.objects).toBe(16);
    expect((await ask(query, { first: 100 })).cost?.objects).toBe(111);
    expect((await ask(query)).cost?.objects).toBe(41);
  });

  test('the cost of an operation depends on both variables of a page size', async () => {
    const { ask } = await openShop();
    const query = 'query ($first: Int, $last: Int) { me { orders(first: $first, last: $last) { nodes { id } } } }';
    expect((await ask(query, { first: 3 })).cost?.objects).toBe(5);
    expect((await ask(query, { last: 7 })).cost?.objects).toBe(9);
    expect((await ask(query)).cost?.objects).toBe(52);
  });

  test('the cost of an operation is the same for a cached response and an executed one', async () => {
    const { ask, cachedResponses } = await openShop();
    const query = '{ products(first: 100) { nodes { id } } }';
    const executed = await ask(query);
    expect(await ask(query)).toEqual(executed);
    expect(await cachedResponses()).toBe(1);
  });

  test('the cost of an operation counts a list of unknown length by the response, in every way of execution', async () => {
    const addresses = Array.from({ length: 300 }, (_none, at) => address({ _id: `a${at}` }));
    store.on('GET /api/address/get', { success: true, addresses });
    const { ask } = await openShop();
    for (const _way of ['by Apollo Server', 'prepared', 'prepared', 'compiled']) {
      const { cost } = await ask('{ me { addresses { id } } }', {}, { cookie: 'token=ann' });
      expect(cost).toEqual({ objects: 301, charged: 7, limit: 2500 });
    }
  });

  test('the gateway shows no cost in production', async () => {
    const { ask } = await openShop({ production: true, publicOrigin: 'https://shop.test' });
    for (const query of ['{ products { totalCount } }', '{ me { name } }']) {
      for (const _time of [1, 2, 3]) expect(await ask(query)).not.toHaveProperty('extensions');
    }
  });
});

describe('the cost limit', () => {
  test.each([
    [
      'lists within lists',
      '{ products(first: 100) { nodes { related(first: 20) { id } } a: nodes { related { id } } } }',
    ],
    [
      'aliases of nodes',
      `{ products(first: 100) { ${Array.from({ length: 30 }, (_none, at) => `n${at}: nodes { id }`).join(' ')} } }`,
    ],
    ['products of the lines of orders', '{ me { orders { nodes { items { product { related { id } } } } } } }'],
  ])('the cost limit refuses %s without a store call', async (_what, query) => {
    const { ask } = await openShop();
    const { status, errors } = await ask(query);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(errors?.[0]?.message).toMatch(
      /^An operation may ask for at most 2500 objects, .*; this one: \d+\. Ask for shorter lists\.$/,
    );
    expect(store.seen.filter(({ call }) => !['GET /api/product/list', 'GET /health/ready'].includes(call))).toEqual([]);
  });

  test('the cost limit refuses costly variables of an operation that was accepted with others', async () => {
    const { ask } = await openShop();
    const query =
      'query ($first: Int) { me { name } products(first: $first) { nodes { related(first: 20) { related(first: 2) { id } } } } }';
    for (const _time of [1, 2, 3]) expect((await ask(query, { first: 2 })).status).toBe(200);
    expect((await ask(query, { first: 100 })).errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('the cost limit accepts the usual operations of clients', async () => {
    store.on('GET /api/order/user', { success: true, orders: [order()] });
    store.on('GET /api/address/get', { success: true, addresses: [] });
    const { ask } = await openShop();
    for (const query of [
      `{ products(first: 100) { totalCount edges { cursor node { ${card} description createdAt updatedAt } } pageInfo { hasNextPage endCursor } } }`,
      `{ products(first: 100) { nodes { id related(first: 20) { id name } } } }`,
      `{ ${['bakery', 'dairy', 'drinks', 'fruits', 'grains', 'instant', 'vegetables'].map((name) => `${name}: products(filter: { category: "${name}" }, first: 100) { nodes { ${card} } }`).join(' ')} }`,
      '{ me { name cart { lines { quantity product { name } } } addresses { city } orders { nodes { id amount address { city } items { quantity product { name images { url } } } } } } }',
    ]) {
      expect((await ask(query, {}, { cookie: 'token=ann' })).errors).toBeUndefined();
    }
  });
});

describe('the rate limit of an address', () => {
  const limits = (max: number) => ({ rateLimits: { requests: { max, timeWindow: 60_000 } } });

  test('the rate limit of an address counts a costly operation as several requests, executed or cached', async () => {
    const { ask } = await openShop({}, limits(9));
    const costly = '{ products(first: 100) { nodes { id } } }';
    const statuses = [];
    for (const _time of [1, 2, 3, 4]) statuses.push((await ask(costly)).status);
    // Each counts as three requests, so the fourth exceeds the limit.
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('{ store { name } }')).status).toBe(429);
  });

  test('the rate limit of an address counts personal operations in the same way, and sends Retry-After', async () => {
    const { run } = await openShop({}, limits(20));
    const query = '{ me { name } products(first: 100) { nodes { related(first: 1) { id } } } }';
    const answers = [];
    for (const _time of [1, 2, 3, 4, 5]) answers.push(await run(query, {}, { cookie: 'token=ann' }));
    // Each counts as five requests.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers[4]?.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) });
    expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('the rate limit of an address refuses an operation that costs more than the rest of the limit', async () => {
    const { ask, run } = await openShop({}, limits(2));
    const { status, headers, errors } = await run('{ products(first: 100) { nodes { id } } }');
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(errors?.[0]?.message).toBe('Too many requests from your address. Please try again later.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('{ store { name } }')).status).toBe(429);
  });
});

describe('the response cache', () => {
  const query = 'query List($n: Int) { products(first: $n) { nodes { id name } } }';

  test.each([
    ['comments', { query: `# one\n${query} # ${'two'.repeat(4000)}`, variables: { n: 3 } }],
    ['extra spaces and commas', { query: query.replaceAll(' ', ' \n,\t '), variables: { n: 3 } }],
    ['unused variables', { query, variables: { z: 1, n: 3, a: 'x' } }],
    ['another key order in the body', { variables: { n: 3 }, query }],
  ])('the response cache serves the same document with %s', async (_what, body) => {
    const { url, ask, cachedResponses } = await openShop();
    const first = await ask(query, { n: 3 });
    const again = async () =>
      (await (
        await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as object;
    for (const count of [1, 2]) {
      expect(await again()).toEqual({ data: first.data, extensions: first.extensions });
      expect(await cachedResponses()).toBe(count);
    }
  });

  test('the response cache serves the same document with comments over GET', async () => {
    const { get, cachedResponses } = await openShop();
    const headers = { 'apollo-require-preflight': '1' };
    const address = (text: string) =>
      `/graphql?query=${encodeURIComponent(text)}&variables=${encodeURIComponent('{"n":3}')}`;
    const first = await (await get(address(query), headers)).text();
    expect(await (await get(address(`${query} # again`), headers)).text()).toBe(first);
    expect(await cachedResponses()).toBe(1);
    // The cache does not serve a request that Apollo Server refuses.
    expect((await get(`${address(query)}&query=x`, headers)).status).toBe(400);
  });

  test('the response cache does not serve another text, other variables, a null variable or another operation', async () => {
    const { ask, cachedResponses } = await openShop();
    const texts = ['"a # b"', '"a #  b"', '"a"'].map(
      (text) => `{ products(filter: { search: ${text} }) { totalCount } }`,
    );
    for (const text of texts) await ask(text);
    for (const variables of [{}, { n: null }, { n: 1 }]) await ask(query, variables);
    expect(await cachedResponses()).toBe(0);
  });

  test('the response cache does not serve an operation that is missing in the safelist', async () => {
    const { ask, cachedResponses } = await openShop({ safelist: 'enforce' });
    expect((await ask(`${query} # x`, { n: 3 })).status).toBe(400);
    expect(await cachedResponses()).toBe(0);
  });
});
