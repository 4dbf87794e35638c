import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { address, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

/**
 * Orders two apples for cash.
 * @param before the saved cart
 * @param after the saved cart once the store has placed the order
 */
async function orderApples(before: object, after: object) {
  let cartItems = before;
  store.on('GET /api/user/is-auth', () => HttpResponse.json({ success: true, user: shopper({ cartItems }) }));
  store.on('GET /api/address/get', { success: true, addresses: [address()] });
  store.on('GET /api/product/list', { success: true, products: [product(), product({ _id: 'p2', name: 'Pears' })] });
  store.on('POST /api/order/cod', () => {
    cartItems = after;
    return HttpResponse.json({ success: true, message: 'Order Placed' });
  });
  const { run } = await openGateway();
  return async (fields = '') => {
    const { data, errors } = await run(
      `mutation { placeOrder(input: { addressId: "a1", payment: COD, items: [{ productId: "p1", quantity: 2 }] }) { success message ${fields} } }`,
      {},
      { cookie: 'token=ann' },
    );
    expect(errors).toBeUndefined();
    return data.placeOrder;
  };
}

function acceptCarts() {
  store.on('POST /api/cart/update', { success: true, message: 'Cart Updated' });
}

const savedCarts = () =>
  store.calls('POST /api/cart/update').map(({ body }) => (body as { cartItems: object }).cartItems);

test('after a cash order the gateway empties the cart that the store has left full', async () => {
  acceptCarts();
  const order = await orderApples({ p1: 2 }, { p1: 2 });

  expect(await order()).toEqual({ success: true, message: 'Order Placed' });
  expect(store.calls('POST /api/cart/update')[0]?.body).toEqual({ userId: 'u1', userID: 'u1', cartItems: {} });
});

test('products that another device added meanwhile stay in the cart', async () => {
  acceptCarts();
  const order = await orderApples({ p1: 2 }, { p1: 3, p2: 1 });
  await order();

  expect(savedCarts()).toEqual([{ p1: 1, p2: 1 }]);
});

test('the gateway saves no cart when the store has emptied it', async () => {
  const order = await orderApples({ p1: 2, p2: 4 }, { p2: 4 });
  await order();

  expect(savedCarts()).toEqual([]);
});

test('the gateway saves no cart when the store has cart versions or the cart lacks the ordered products', async () => {
  store.on('GET /api/store', withFeatures('cart.versions'));
  const order = await orderApples({ p1: 2 }, { p1: 2 });
  await order();
  expect(store.calls('GET /api/user/is-auth')).toHaveLength(1);

  store.on('GET /api/store', {});
  const other = await orderApples({ p2: 1 }, { p2: 1 });
  await other();
  expect(store.calls('GET /api/user/is-auth')).toHaveLength(2);
  expect(savedCarts()).toEqual([]);
});

test.each([
  ['refuses', () => HttpResponse.json({ success: false, message: 'Not now' })],
  ['does not answer', () => HttpResponse.error()],
])('the order succeeds when the store %s while the cart is emptied', async (_what, answer) => {
  store.on('POST /api/cart/update', answer);
  const order = await orderApples({ p1: 2 }, { p1: 2 });

  expect(await order()).toEqual({ success: true, message: 'Order Placed' });
  expect(savedCarts()).toEqual([{}]);
});

test('the response contains the emptied cart', async () => {
  const order = await orderApples({ p1: 2 }, { p1: 2 });
  store.on('POST /api/cart/update', () => {
    store.on('GET /api/user/is-auth', { success: true, user: shopper({ cartItems: {} }) });
    return HttpResponse.json({ success: true });
  });

  expect(await order('user { cart { lines { productId } } }')).toMatchObject({ user: { cart: { lines: [] } } });
});
