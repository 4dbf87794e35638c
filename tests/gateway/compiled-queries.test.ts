import { describe, expect, test } from 'vitest';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, withCookies, withStatus } from '#tests/support/store-mock.ts';

const store = mockStore();
const products = Array.from({ length: 5 }, (_, index) => product({ _id: `p${index}`, name: `Apple ${index}` }));

/** Sends an operation until it has been compiled. @returns every response, without the parts that always differ */
async function askOften(query: string, variables: object = {}, cookie = 'token=ann; sellerToken=s') {
  const { run } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
  const answers = [];
  for (let count = 0; count < 5; count += 1) {
    const { status, data, errors } = await run(query, variables, { cookie });
    for (const error of errors ?? []) delete error.extensions.requestId;
    answers.push(JSON.stringify({ status, data, errors }));
  }
  return answers;
}

function stock() {
  store.on('GET /api/product/list', { success: true, products });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/user/is-auth', ({ headers }) =>
    withCookies({ success: true, user: shopper({ name: headers['cookie'], cartItems: { p1: 2, p9: 1 } }) }, []),
  );
  store.on('GET /api/order/user', { success: true, orders: [order(), order({ _id: 'o2', status: null })] });
}

describe('compiled execution', () => {
  test.each<[string, string, object?]>([
    [
      'lists in lists',
      '{ me { id orders { nodes { id address { city } items { quantity product { name related { id } } } } } } }',
    ],
    [
      'aliases and fragments',
      'query { who: me { ...U } } fragment U on User { n: name cart { lines { ... on CartLine { productId } } } __typename }',
    ],
    [
      'conditions',
      'query ($a: Boolean!, $b: Boolean = true) { me { id @include(if: $a) name @skip(if: $a) email @include(if: $b) } }',
      { a: true },
    ],
    [
      'other conditions',
      'query ($a: Boolean!, $b: Boolean = true) { me { id @include(if: $a) name @skip(if: $a) email @include(if: $b) } }',
      { a: false, b: false },
    ],
    [
      'the catalogue beside a session',
      'query ($n: Int, $f: ProductFilter) { a: products(first: $n, filter: $f) { nodes { id name } totalCount } me { name cart { lines { quantity product { name } } } } b: product(id: "p2") { name } c: product(id: "gone") { name } }',
      { n: 2, f: { search: 'apple' } },
    ],
    [
      'the catalogue after a session',
      '{ me { name } __typename store { name } products(first: 1) { nodes { related(first: 2) { id } } } }',
    ],
    [
      'a session in a fragment at the root',
      'query { products { totalCount } ...R } fragment R on Query { me { name } }',
    ],
    [
      'the same field twice',
      '{ products(first: 2) { totalCount } me { id } products(first: 2) { nodes { id } } me { name } }',
    ],
    [
      'a field alias from Object.prototype',
      '{ __proto__: me { constructor: name } products { toString: totalCount } }',
    ],
    ['the schema', '{ __type(name: "Store") { name fields { name } } me { id } }'],
    ['an argument out of bounds', '{ me { id } products(first: 1000) { totalCount } }'],
    [
      'an argument out of bounds deep inside',
      '{ me { id orders { nodes { items { product { related(first: 1000) { id } } } } } } }',
    ],
    ['a variable that is missing', 'query ($id: ID!) { product(id: $id) { id } me { id } }'],
    ['a variable of another type', 'query ($n: Int) { products(first: $n) { totalCount } me { id } }', { n: 'many' }],
    [
      'many wrong variables',
      'query ($f: ProductFilter!) { products(filter: $f) { totalCount } me { id } }',
      { f: { ids: Array.from({ length: 20 }, () => ({})), nothing: 1 } },
    ],
    ['two operations without a name', 'query A { me { id } } query B { me { name } }'],
    ['a change', 'mutation { setProductStock(input: { productId: "p1", inStock: true }) { success product { id } } }'],
  ])('compiled execution gives the same response as the first execution for %s', async (_what, query, variables) => {
    stock();
    store.on('POST /api/product/stock', { success: true, message: 'Done' });
    const answers = await askOften(query, variables);
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
  });

  test.each([
    ['is down', () => withStatus(503, {})],
    ['refuses', () => withCookies({ success: false, message: 'No orders for you' }, [])],
    ['sends a malformed reply', () => new Response('<h1>Hello</h1>')],
  ])('compiled execution gives the same response as the first execution for a store that %s', async (_what, answer) => {
    stock();
    store.on('GET /api/order/user', answer);
    const answers = await askOften(
      '{ products(first: 1) { nodes { id } } me { name orders { nodes { id } } } other: me { mine: orders { nodes { id } } } }',
    );
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
    expect(JSON.parse(answers[0] ?? '').errors).toHaveLength(2);
  });
});

test('a compiled operation that fails sends no more store calls than an interpreted one', async () => {
  stock();
  store.on('GET /api/order/user', { success: false, message: 'No orders for you' });
  const { run } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
  const query = '{ me { orders { nodes { id } } } }';
  for (let count = 0; count < 5; count += 1) await run(query, {}, { cookie: 'token=ann' });
  expect(store.calls('GET /api/order/user')).toHaveLength(5);
  expect(store.calls('GET /api/user/is-auth')).toHaveLength(5);
});

test('two shoppers who send the same operation in turn each see their own session', async () => {
  stock();
  const { run } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
  const query = '{ products(first: 2) { nodes { id } } me { name cart { lines { product { id } } } } }';
  for (let count = 0; count < 6; count += 1) {
    const cookie = `token=${count % 2 ? 'ann' : 'bob'}`;
    const { data } = await run(query, {}, { cookie });
    expect(data).toEqual({
      products: { nodes: [{ id: 'p0' }, { id: 'p1' }] },
      me: { name: cookie, cart: { lines: [{ product: { id: 'p1' } }] } },
    });
  }
  expect((await run(query)).data.me).toBeNull();
});

test('a catalogue change is visible to operations that also read the session', async () => {
  stock();
  store.on('POST /api/product/stock', { success: true, message: 'Done' });
  const { run } = await openGateway({}, { catalogueTimeToLiveMs: 60_000 });
  const isInStock = async () =>
    (await run('{ product(id: "p0") { inStock } me { id } }', {}, { cookie: 'token=ann' })).data.product.inStock;
  for (let count = 0; count < 5; count += 1) expect(await isInStock()).toBe(true);
  store.on('GET /api/product/list', { success: true, products: [product({ _id: 'p0', inStock: false })] });
  await run(
    'mutation { setProductStock(input: { productId: "p0", inStock: false }) { success } }',
    {},
    { cookie: 'sellerToken=s' },
  );
  expect(await isInStock()).toBe(false);
});
