import { describe, expect, test } from 'vitest';
import { address, newAddress, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const trusted = ['sessions.own', 'orders.keys', 'cart.versions'];
const asAnn = { cookie: 'token=ann' };
const asSeller = { cookie: 'sellerToken=seller' };

/** Opens a gateway over a store with these features, in which Ann and the seller are logged in. */
async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartVersion: 3 }) });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('GET /api/order/user', { success: true, orders: [] });
  for (const path of ['cart/update', 'address/add', 'order/cod', 'product/stock', 'product/add']) {
    store.on(`POST /api/${path}`, { success: true, message: 'Done' });
  }
  return await openGateway();
}

/** The calls of the contract, without the catalogue, which the gateway reads for all visitors. */
const sentCalls = () => store.seen.map(({ call }) => call).filter((call) => call !== 'GET /api/product/list');

const order = (key: string) =>
  `mutation { placeOrder(input: { addressId: "a1", payment: COD, items: [{ productId: "p1", quantity: 1 }], idempotencyKey: "${key}" }) { success message errors { code } } }`;
const addAddress = 'mutation ($input: AddAddressInput!) { addAddress(input: $input) { success errors { code } } }';

describe('a store that checks its sessions itself', () => {
  test.each<[string, string, object, object, string[]]>([
    ['updateCart', 'mutation { updateCart(input: { items: [] }) { success } }', {}, asAnn, ['POST /api/cart/update']],
    ['addAddress', addAddress, { input: newAddress() }, asAnn, ['GET /api/address/get', 'POST /api/address/add']],
    ['placeOrder', order('k1'), {}, asAnn, ['POST /api/order/cod']],
    [
      'setProductStock',
      'mutation { setProductStock(input: { productId: "p1", inStock: false }) { success } }',
      {},
      asSeller,
      ['POST /api/product/stock'],
    ],
    [
      'addProduct',
      'mutation { addProduct(input: { name: "Tea", category: "drinks", price: 2, offerPrice: 1 }) { success } }',
      {},
      asSeller,
      ['POST /api/product/add'],
    ],
  ])(
    'the gateway sends %s without asking who is logged in, and names no user',
    async (name, operation, variables, who, calls) => {
      const { run } = await openShop(...trusted);

      const { data, errors } = await run(operation, variables, who);

      expect(errors).toBeUndefined();
      expect(data[name].success).toBe(true);
      expect(sentCalls()).toEqual(calls);
      for (const { query, body } of store.seen) {
        expect([Object.keys(query), JSON.stringify(body)]).toEqual([[], expect.not.stringMatching(/user_?id/i)]);
      }
    },
  );

  test('the gateway lists addresses and orders without naming the user', async () => {
    const { run } = await openShop(...trusted);
    const { errors } = await run('{ me { addresses { id } } }', {}, asAnn);
    expect(errors).toBeUndefined();
    expect(store.calls('GET /api/address/get')[0]?.query).toEqual({});
  });

  test.each<[string, string, object, object]>([
    ['updateCart', 'mutation { updateCart(input: { items: [] }) { success errors { code } } }', {}, asAnn],
    ['addAddress', addAddress, { input: newAddress() }, asAnn],
    ['placeOrder', order('k2'), {}, asAnn],
    [
      'setProductStock',
      'mutation { setProductStock(input: { productId: "p1", inStock: false }) { success errors { code } } }',
      {},
      asSeller,
    ],
  ])(
    'the gateway still refuses %s with NOT_LOGGED_IN, with an old session or none',
    async (name, operation, variables, who) => {
      const { run } = await openShop(...trusted);
      const refusal = { success: false, message: 'Not authorized. Please log in.' };
      for (const path of ['cart/update', 'address/add', 'order/cod', 'product/stock']) {
        store.on(`POST /api/${path}`, refusal);
      }
      store.on('GET /api/address/get', refusal);

      for (const cookie of [who, {}]) {
        const { data, errors } = await run(operation, variables, cookie);
        expect(errors).toBeUndefined();
        expect(data[name]).toMatchObject({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
      }
      expect(sentCalls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
    },
  );
});

test('over a store that remembers keys, the gateway sends a repeated order again, and the store decides', async () => {
  const { run } = await openShop('orders.keys');
  for (let time = 0; time < 2; time += 1) await run(order('k3'), {}, asAnn);
  const placed = store.calls('POST /api/order/cod');
  expect(placed.map(({ headers }) => headers['idempotency-key'])).toEqual(['k3', 'k3']);
  expect(placed[0]?.body).toMatchObject({ userId: 'u1' });
  // Without keys of the store, the gateway would look for the order among these.
  expect(store.calls('GET /api/order/user')).toEqual([]);
});

test('a product that has sold out does not refuse an order that the store may have placed already', async () => {
  const { run } = await openShop('orders.keys');
  store.on('GET /api/product/list', { success: true, products: [product({ inStock: false })] });
  expect((await run(order('k4'), {}, asAnn)).data.placeOrder.success).toBe(true);
});

test('over a classic store, the gateway asks who is logged in before a change, and places an order once', async () => {
  const { run } = await openShop();
  for (let time = 0; time < 2; time += 1) {
    expect((await run(order('k5'), {}, asAnn)).data.placeOrder.success).toBe(true);
  }
  expect(store.calls('POST /api/order/cod')).toHaveLength(1);
  await run('mutation { updateCart(input: { items: [] }) { success } }', {}, asAnn);
  expect(sentCalls().slice(-2)).toEqual(['GET /api/user/is-auth', 'POST /api/cart/update']);
  expect(store.calls('POST /api/cart/update').at(-1)?.body).toMatchObject({ userId: 'u1', userID: 'u1' });
});
