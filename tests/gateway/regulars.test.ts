import { describe, expect, test } from 'vitest';
import { order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore, type SeenCall } from '#tests/support/store-mock.ts';

const store = mockStore();
const query = 'query ($first: Int) { me { regulars(first: $first) { quantity product { id offerPrice } } } }';
const asAnn = { cookie: 'token=ann' };

/** An order of these quantities, by the ids of the products. */
function orderOf(quantities: Record<string, number>, over: object = {}) {
  const items = Object.entries(quantities).map(([_id, quantity]) => ({
    product: product({ _id }),
    quantity,
    price: 4,
  }));
  return order({ items, ...over });
}

/** The orders of each session, newest first; a store with pages sends as many as it is asked for. */
function openShop(orders: Record<string, object[]>, { products = ['p1', 'p2', 'p3'], hasPages = false } = {}) {
  const sessionOf = ({ headers }: SeenCall) => /\btoken=(\w+)/.exec(headers['cookie'] ?? '')?.[1] ?? '';
  store.on('GET /api/product/list', { success: true, products: products.map((_id) => product({ _id })) });
  store.on('GET /api/user/is-auth', (call) => {
    const session = sessionOf(call);
    return Response.json(
      orders[session]
        ? { success: true, user: shopper({ _id: session }) }
        : { success: false, message: 'Please log in.' },
    );
  });
  store.on('GET /api/order/user', (call) => {
    const own = (orders[sessionOf(call)] ?? []).map((each, at) => ({ ...each, _id: `o${at}` }));
    if (!hasPages) return Response.json({ success: true, orders: own });
    const page = own.slice(0, Number(call.query['first']));
    const pageInfo = { hasNextPage: page.length < own.length, hasPreviousPage: false };
    return Response.json({ success: true, orders: page, pageInfo });
  });
  return openGateway();
}

async function regularsOf(shop: Awaited<ReturnType<typeof openShop>>, options: object = asAnn, variables = {}) {
  const { data, errors } = await shop.run(query, variables, options);
  expect(errors).toBeUndefined();
  return data.me?.regulars.map((each: { quantity: number; product: { id: string } }) => [
    each.product.id,
    each.quantity,
  ]);
}

describe('regulars', () => {
  test('the regulars of a shopper are ordered by how often and how recently they were bought', async () => {
    const shop = await openShop({ ann: [orderOf({ p3: 1 }), orderOf({ p1: 1 }), orderOf({ p1: 1, p2: 1 })] });
    expect(await regularsOf(shop)).toEqual([
      ['p1', 1],
      ['p3', 1],
      ['p2', 1],
    ]);
  });

  test('the regulars of a shopper have the quantity that occurs most often, and of two the newer one', async () => {
    const orders = [
      orderOf({ p1: 9, p2: 4, p3: 4 }),
      orderOf({ p1: 3, p2: 2, p3: 4 }),
      orderOf({ p1: 3, p2: 2, p3: 2 }),
      orderOf({ p2: 4, p3: 2 }),
    ];
    expect(await regularsOf(await openShop({ ann: orders }))).toEqual([
      ['p2', 4],
      ['p3', 4],
      ['p1', 3],
    ]);
  });

  test('the regulars of a shopper add up a product that an order lists twice', async () => {
    const twice = order({
      items: [
        { product: product(), quantity: 2 },
        { product: product(), quantity: 3 },
      ],
    });
    expect(await regularsOf(await openShop({ ann: [twice] }))).toEqual([['p1', 5]]);
  });

  test('the regulars of a shopper leave out removed, archived and sold-out products and cancelled orders', async () => {
    const cancelled = orderOf({ p3: 5 }, { stage: 'CANCELLED' });
    const shop = await openShop({ ann: [orderOf({ p1: 1, p2: 1, gone: 7 }), cancelled] });
    const products = [product(), product({ _id: 'p2', inStock: false }), product({ _id: 'p3' })];
    store.on('GET /api/product/list', { success: true, products });
    expect(await regularsOf(shop)).toEqual([['p1', 1]]);
  });

  test('the regulars of a shopper have at most as many as are left, and today’s price', async () => {
    const shop = await openShop({ ann: [orderOf({ p1: 6 })] });
    const today = product({ availability: 'LOW', left: 2, offerPrice: 7.5 });
    store.on('GET /api/product/list', { success: true, products: [today] });
    const { data } = await shop.run(query, {}, asAnn);
    expect(data.me.regulars).toEqual([{ quantity: 2, product: { id: 'p1', offerPrice: 7.5 } }]);
  });

  test('the regulars of a shopper are of the own orders only: another session has others, and a visitor has none', async () => {
    const shop = await openShop({ ann: [orderOf({ p1: 1 })], ben: [orderOf({ p2: 2 })], cy: [] });
    expect(await regularsOf(shop)).toEqual([['p1', 1]]);
    expect(await regularsOf(shop, { cookie: 'token=ben' })).toEqual([['p2', 2]]);
    expect(await regularsOf(shop, { cookie: 'token=cy' })).toEqual([]);
    expect(await regularsOf(shop, {})).toBeUndefined();
  });

  test('the regulars of a shopper are stored by no cache', async () => {
    const shop = await openShop({ ann: [orderOf({ p1: 1 })] });
    const { headers } = await shop.run(query, {}, asAnn);
    expect(headers.get('cache-control')).toBe('no-store');
    const path = `/graphql?query=${encodeURIComponent('{ me { regulars { quantity } } }')}`;
    const got = await shop.get(path, { ...asAnn, 'apollo-require-preflight': 'true' });
    expect(got.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([true, false])(
    'the regulars of a shopper read the newest 50 of 3000 orders (the store has pages: %s)',
    async (hasPages) => {
      const newest = Array.from({ length: 50 }, () => orderOf({ p1: 2 }));
      const older = Array.from({ length: 2950 }, () => orderOf({ p2: 5 }));
      const shop = await openShop({ ann: [...newest, ...older] }, { hasPages });
      expect(await regularsOf(shop)).toEqual([['p1', 2]]);
      const calls = store.calls('GET /api/order/user');
      expect(calls.map((call) => call.query['first'])).toEqual(['50']);
    },
  );

  test('the regulars of a shopper are as many as the client asks for, 8 without a number', async () => {
    const ids = Array.from({ length: 12 }, (_none, at) => `p${at}`);
    const shop = await openShop({ ann: [orderOf(Object.fromEntries(ids.map((id) => [id, 1])))] }, { products: ids });
    const { data } = await shop.run('{ me { regulars { quantity } } }', {}, asAnn);
    expect(data.me.regulars).toHaveLength(8);
    expect(await regularsOf(shop, asAnn, { first: 11 })).toHaveLength(11);
    for (const first of [0, 21]) {
      const refused = await shop.run(query, { first }, asAnn);
      expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('the regulars of a shopper are empty while the catalogue cannot be read', async () => {
    const shop = await openShop({ ann: [orderOf({ p1: 1 })] });
    store.on('GET /api/product/list', () => new Response('down', { status: 503 }));
    expect(await regularsOf(shop)).toEqual([]);
  });
});
