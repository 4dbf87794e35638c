import { expect, test } from 'vitest';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asAnn = { cookie: 'token=abc' };
const sums = '{ me { cart { lines { productId } subtotal tax total } } }';

function sell(...products: object[]) {
  store.on('GET /api/product/list', { success: true, products });
}

function fill(cartItems: object) {
  store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartItems }) });
}

test.each([
  ['one piece', { p1: 1 }, { subtotal: 19.99, tax: 0.39, total: 20.38 }],
  ['several products', { p1: 3, p2: 2 }, { subtotal: 60.57, tax: 1.21, total: 61.78 }],
  ['nothing', {}, { subtotal: 0, tax: 0, total: 0 }],
])('the sums of a cart with %s are those of an order', async (_what, cartItems, expected) => {
  sell(product({ _id: 'p1', price: 25, offerPrice: 19.99 }), product({ _id: 'p2', price: 0.3, offerPrice: 0.3 }));
  fill(cartItems);
  const { run } = await openGateway();

  const { data } = await run(sums, {}, asAnn);

  expect(data.me.cart).toMatchObject(expected);
});

test.each([
  ['nothing is added to prices that include their taxes', 'RATES', { tax: 0, total: 39.98 }],
  ['two per cent are added in a store with classes that adds its taxes', 'FLOOR', { tax: 0.79, total: 40.77 }],
])('%s', async (_what, mode, expected) => {
  sell(product({ _id: 'p1', price: 25, offerPrice: 19.99 }));
  fill({ p1: 2 });
  const described = withFeatures('store.settings', 'tax.rates');
  const tax = { mode, number: '', classes: [{ code: 'A', name: 'Food', basisPoints: 700 }] };
  store.on('GET /api/store', { ...described, settings: { ...described.settings, tax } });
  store.on('GET /api/store/pages', { success: true, pages: [] });
  const { run } = await openGateway();

  const { data } = await run(sums, {}, asAnn);

  expect(data.me.cart).toMatchObject({ subtotal: 39.98, ...expected });
});

test('products that are sold out stay in the cart but not in its sums, and removed ones are in neither', async () => {
  sell(product({ _id: 'p1', offerPrice: 1 }), product({ _id: 'p2', inStock: false }));
  fill({ p1: 2, p2: 5, gone: 1 });
  const { run } = await openGateway();

  const { data } = await run(sums, {}, asAnn);

  const lines = [{ productId: 'p1' }, { productId: 'p2' }];
  expect(data.me.cart).toEqual({ lines, subtotal: 2, tax: 0.04, total: 2.04 });
});

test('while the catalogue cannot be read, the cart has its lines, and its sums are null with an error', async () => {
  store.on('GET /api/product/list', () => new Response('down', { status: 500 }));
  fill({ p1: 2 });
  const { run } = await openGateway();

  const { data, errors } = await run(sums, {}, asAnn);

  expect(data.me.cart).toEqual({ lines: [{ productId: 'p1' }], subtotal: null, tax: null, total: null });
  expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions.code])).toEqual(
    ['subtotal', 'tax', 'total'].map((field) => [field, 'UPSTREAM_BAD_REPLY']),
  );
});

test('a saved cart comes with its sums without another call', async () => {
  sell(product({ _id: 'p1', offerPrice: 1 }));
  fill({});
  store.on('GET /api/store', withFeatures('cart.versions'));
  store.on('POST /api/cart/update', { success: true, message: 'Cart Updated', cartVersion: 5 });
  const { run } = await openGateway();

  const { data } = await run(
    'mutation { updateCart(input: { items: [{ productId: "p1", quantity: 3 }] }) { cart { lines { quantity } total version } } }',
    {},
    asAnn,
  );

  expect(data.updateCart.cart).toEqual({ lines: [{ quantity: 3 }], total: 3.06, version: 5 });
  expect(store.calls('GET /api/user/is-auth')).toHaveLength(1);
});

const bottle = { type: 't1', count: 6, name: 'Bottle', kind: 'RETURNABLE', amount: 0.9 };
const withDeposits =
  '{ me { cart { subtotal deposits tax total } } products { nodes { deposit { amount count name typeId } } } }';

test('deposits are in the total of a cart and in no price, with the tax on them', async () => {
  sell(product({ _id: 'p1', price: 2, offerPrice: 2, deposit: bottle }), product({ _id: 'p2', offerPrice: 1 }));
  fill({ p1: 3, p2: 1 });
  store.on('GET /api/store', withFeatures('deposits'));
  const { run } = await openGateway();

  const { data } = await run(withDeposits, {}, asAnn);

  expect(data.me.cart).toEqual({ subtotal: 7, deposits: 2.7, tax: 0.19, total: 9.89 });
  expect(data.products.nodes).toEqual([
    { deposit: { amount: 0.9, count: 6, name: 'Bottle', typeId: 't1' } },
    { deposit: null },
  ]);
});

test('over a store without deposits, no product has one and no cart counts one', async () => {
  sell(product({ _id: 'p1', price: 2, offerPrice: 2, deposit: bottle }));
  fill({ p1: 1 });
  const { run } = await openGateway();

  const { data } = await run(withDeposits, {}, asAnn);

  expect(data.me.cart).toEqual({ subtotal: 2, deposits: null, tax: 0.04, total: 2.04 });
  expect(data.products.nodes).toEqual([{ deposit: null }]);
});
