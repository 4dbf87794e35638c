import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { countedLists } from '#gateway/graphql/operation-cost.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies } from '#tests/support/store-mock.ts';

const store = mockStore();
const shelf = Array.from({ length: 120 }, (_none, at) => product({ _id: `p${at}`, name: `Apple ${at}` }));
const card = 'id name category categoryName price offerPrice images inStock weight';

async function openShop(config: object = {}, tuning: object = {}) {
  store.on('GET /api/product/list', { success: true, products: shelf });
  store.on('GET /api/user/is-auth', () => withCookies({ success: true, user: shopper() }, []));
  const gateway = await openGateway(config, { catalogueTimeToLive: 60_000, ...tuning });
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
  // The catalogue is there from the beginning.
  await gateway.get('/health/ready');
  const keptCount = async () =>
    Number(/^greengate_kept_answers_total (\d+)$/m.exec(await (await gateway.get('/metrics')).text())?.[1]);
  return { ...gateway, ask, keptCount };
}

describe('the cost of an operation', () => {
  test.each([
    ['an ordinary page of products', `{ products { nodes { ${card} } pageInfo { endCursor } } }`, 36, 1],
    ['nodes beside edges', `{ products(first: 50) { nodes { id } edges { node { id } } } }`, 161, 4],
    ['aliases of a list', `{ products(first: 50) { a: nodes { id } b: nodes { id } c: nodes { id } } }`, 161, 4],
    ['a list within a list', `{ products(first: 20) { nodes { related(first: 4) { id } } } }`, 111, 3],
    [
      'aliases of its values',
      `{ products(first: 10) { nodes { ${Array.from({ length: 12 }, (_none, at) => `d${at}: description`).join(' ')} } } }`,
      41,
      1,
    ],
    ['a search, for the work of it', '{ products(filter: { search: "apple" }, first: 1) { totalCount } }', 11, 1],
    ['one product', '{ product(id: "p1") { name } }', 1, 1],
  ])('counts %s', async (_what, query, objects, charged) => {
    const { ask } = await openShop();
    const { cost, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(cost).toEqual({ objects, charged, limit: 2500 });
  });

  test('counts what two fragments ask of the same field once', async () => {
    const { ask } = await openShop();
    const query =
      '{ products(first: 50) { nodes { ...A ...B } } } fragment A on Product { id related(first: 1) { id } } fragment B on Product { name related(first: 1) { name } }';
    expect((await ask(query)).cost?.objects).toBe(111);
  });

  test('knows how many objects a variable asks for', async () => {
    const { ask } = await openShop();
    const query = 'query ($first: Int = 30) { products(first: $first) { nodes { id } } }';
    expect((await ask(query, { first: 5 })).cost?.objects).toBe(16);
    expect((await ask(query, { first: 100 })).cost?.objects).toBe(111);
    expect((await ask(query)).cost?.objects).toBe(41);
  });

  test('of an answer from memory is that of the executed one', async () => {
    const { ask, keptCount } = await openShop();
    const query = '{ products(first: 100) { nodes { id } } }';
    const executed = await ask(query);
    expect(await ask(query)).toEqual(executed);
    expect(await keptCount()).toBe(1);
  });

  test('of a list of unknown length is known with the answer, however it is executed', async () => {
    const orders = Array.from({ length: 300 }, (_none, at) => order({ _id: `o${at}` }));
    store.on('GET /api/order/user', { success: true, orders });
    const { ask } = await openShop();
    for (const _way of ['by Apollo Server', 'prepared', 'prepared', 'compiled']) {
      const { cost } = await ask('{ me { orders { id } } }', {}, { cookie: 'token=ann' });
      expect(cost).toEqual({ objects: 301, charged: 7, limit: 2500 });
    }
  });

  test('is not told in production', async () => {
    const { ask } = await openShop({ production: true, publicOrigin: 'https://shop.test' });
    for (const query of ['{ products { totalCount } }', '{ me { name } }']) {
      for (const _time of [1, 2, 3]) expect(await ask(query)).not.toHaveProperty('extensions');
    }
  });

  test('is known of every list of objects in the schema', () => {
    const isList = (type: GraphQLOutputType) => isListType(getNullableType(type));
    const lists = Object.values(buildSchema(readSchemaText()).getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
      .filter(({ type }) => isCompositeType(getNamedType(type)) && isList(type))
      .map(({ name }) => name);
    expect([...new Set(lists)].toSorted()).toEqual(countedLists.toSorted());
  });
});

describe('an operation that asks for too much', () => {
  test.each([
    [
      'lists within lists',
      '{ products(first: 100) { nodes { related(first: 20) { id } } a: nodes { related { id } } } }',
    ],
    [
      'aliases of nodes',
      `{ products(first: 100) { ${Array.from({ length: 30 }, (_none, at) => `n${at}: nodes { id }`).join(' ')} } }`,
    ],
    ['products of the lines of orders', '{ me { orders { items { product { related { id } } } } } }'],
  ])('by %s is refused before anything is asked', async (_what, query) => {
    const { ask } = await openShop();
    const { status, errors } = await ask(query);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(errors?.[0]?.message).toMatch(
      /^An operation may ask for at most 2500 objects, .*; this one: \d+\. Ask for shorter lists\.$/,
    );
    expect(store.seen.filter(({ call }) => !['GET /api/product/list', 'GET /health/ready'].includes(call))).toEqual([]);
  });

  test('by its variables is refused although it was answered with others', async () => {
    const { ask } = await openShop();
    const query =
      'query ($first: Int) { me { name } products(first: $first) { nodes { related(first: 20) { related(first: 2) { id } } } } }';
    for (const _time of [1, 2, 3]) expect((await ask(query, { first: 2 })).status).toBe(200);
    expect((await ask(query, { first: 100 })).errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('does not concern what clients usually ask', async () => {
    store.on('GET /api/order/user', { success: true, orders: [order()] });
    store.on('GET /api/address/get', { success: true, addresses: [] });
    const { ask } = await openShop();
    for (const query of [
      `{ products(first: 100) { totalCount edges { cursor node { ${card} description createdAt updatedAt } } pageInfo { hasNextPage endCursor } } }`,
      `{ products(first: 100) { nodes { id related(first: 20) { id name } } } }`,
      `{ ${['BAKERY', 'DAIRY', 'DRINKS', 'FRUITS', 'GRAINS', 'INSTANT', 'VEGETABLES'].map((name) => `${name}: products(filter: { category: ${name} }, first: 100) { nodes { ${card} } }`).join(' ')} }`,
      '{ me { name cart { quantity product { name } } addresses { city } orders { id amount address { city } items { quantity product { name images } } } } }',
    ]) {
      expect((await ask(query, {}, { cookie: 'token=ann' })).errors).toBeUndefined();
    }
  });
});

describe('the limit of an address', () => {
  const limits = (max: number) => ({ rateLimits: { requests: { max, timeWindow: 60_000 } } });

  test('counts a dear operation as several, executed or kept', async () => {
    const { ask } = await openShop({}, limits(9));
    const dear = '{ products(first: 100) { nodes { id } } }';
    const statuses = [];
    for (const _time of [1, 2, 3, 4]) statuses.push((await ask(dear)).status);
    // Three each: the fourth does not fit.
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('{ store { currency } }')).status).toBe(429);
  });

  test('counts operations on someone’s own data alike, and says when to come back', async () => {
    const { run } = await openShop({}, limits(20));
    const query = '{ me { name } products(first: 100) { nodes { related(first: 1) { id } } } }';
    const answers = [];
    for (const _time of [1, 2, 3, 4, 5]) answers.push(await run(query, {}, { cookie: 'token=ann' }));
    // Five each.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers[4]?.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) });
    expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('refuses an operation that alone is dearer than what is left', async () => {
    const { ask, run } = await openShop({}, limits(2));
    const { status, headers, errors } = await run('{ products(first: 100) { nodes { id } } }');
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(errors?.[0]?.message).toBe('Too many requests from your address. Please try again later.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('{ store { currency } }')).status).toBe(429);
  });
});

describe('an answer from memory', () => {
  const query = 'query List($n: Int) { products(first: $n) { nodes { id name } } }';

  test.each([
    ['comments', { query: `# one\n${query} # ${'two'.repeat(4000)}`, variables: { n: 3 } }],
    ['blanks and commas', { query: query.replaceAll(' ', ' \n,\t '), variables: { n: 3 } }],
    ['variables that it does not use', { query, variables: { z: 1, n: 3, a: 'x' } }],
    ['another order of the body', { variables: { n: 3 }, query }],
  ])('answers the same document with %s', async (_what, body) => {
    const { url, ask, keptCount } = await openShop();
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
      expect(await keptCount()).toBe(count);
    }
  });

  test('answers it by GET with comments, too', async () => {
    const { get, keptCount } = await openShop();
    const headers = { 'apollo-require-preflight': '1' };
    const address = (text: string) =>
      `/graphql?query=${encodeURIComponent(text)}&variables=${encodeURIComponent('{"n":3}')}`;
    const first = await (await get(address(query), headers)).text();
    expect(await (await get(address(`${query} # again`), headers)).text()).toBe(first);
    expect(await keptCount()).toBe(1);
    // What Apollo Server refuses is not answered from memory.
    expect((await get(`${address(query)}&query=x`, headers)).status).toBe(400);
  });

  test('does not answer another text, other variables, a null one or another operation', async () => {
    const { ask, keptCount } = await openShop();
    const texts = ['"a # b"', '"a #  b"', '"a"'].map(
      (text) => `{ products(filter: { search: ${text} }) { totalCount } }`,
    );
    for (const text of texts) await ask(text);
    for (const variables of [{}, { n: null }, { n: 1 }]) await ask(query, variables);
    expect(await keptCount()).toBe(0);
  });

  test('does not answer what a safelist does not know', async () => {
    const { ask, keptCount } = await openShop({ safelist: 'enforce' });
    expect((await ask(`${query} # x`, { n: 3 })).status).toBe(400);
    expect(await keptCount()).toBe(0);
  });
});
