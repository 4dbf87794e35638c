import { expect, test } from 'vitest';
import { inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const as = { cookie: 'token=ada' };
const features = ['orders.joined', 'orders.keys', 'order.stages', 'sessions.own', 'cart.versions', 'orders.slots'];
const items = [{ productId: 'p1', quantity: 2 }];
const slot = { id: 's1', kind: 'DELIVERY', start: '2026-10-27T08:00:00.000Z', end: '2026-10-27T10:00:00.000Z' };

async function openShop(...names: string[]) {
  store.on('GET /api/store', withFeatures(...names));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  return openGateway();
}

const place = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { success message errors { code field } order { id joins { id number } joinedBy { id } } }
}`;
const open = '{ me { openOrders { id number openUntil slot { id start } address { city } } } }';

test('an order is added to another one without an address, and says which one', async () => {
  const { run } = await openShop(...features);
  const added = order({ _id: 'o2', ...inLife(), joins: { _id: 'o1', number: '1042' }, joinedBy: [] });
  store.on('POST /api/order/cod', { success: true, message: 'Order placed.', order: added });
  const { data } = await run(place, { input: { joins: 'o1', items, payment: 'COD' } }, as);
  expect(data.placeOrder).toMatchObject({
    success: true,
    order: { id: 'o2', joins: { id: 'o1', number: '1042' }, joinedBy: [] },
  });
  const [sent] = store.calls('POST /api/order/cod');
  expect(sent?.body).toMatchObject({ joins: 'o1' });
  expect(sent?.body).not.toHaveProperty('address');
});

test('a refusal names the input, and an order needs an address or an order to add to', async () => {
  const { run } = await openShop(...features);
  const message = 'Nothing can be added to order 1042 any more. Please place a new order instead.';
  const errors = [{ code: 'REFUSED', field: 'joins', message }];
  store.on('POST /api/order/cod', { success: false, code: 'REFUSED', message, errors });
  const refused = await run(place, { input: { joins: 'o1', items, payment: 'COD' } }, as);
  expect(refused.data.placeOrder).toMatchObject({ success: false, message, errors: [{ field: ['joins'] }] });
  const nowhere = await run(place, { input: { items, payment: 'COD' } }, as);
  expect(nowhere.data.placeOrder).toMatchObject({ errors: [{ code: 'INVALID', field: ['addressId'] }] });
  expect(store.calls('POST /api/order/cod')).toHaveLength(1);
});

test('the open orders are those of the store; one that cannot be read is left out', async () => {
  const { run } = await openShop(...features);
  const openUntil = '2026-10-26T17:00:00.000Z';
  const address = { firstName: 'Ada', city: 'Springfield' };
  const orders = [{ _id: 'o1', number: '1042', openUntil, slot, address }, { _id: 'o3' }];
  store.on('GET /api/order/open', { success: true, orders });
  const { data } = await run(open, {}, as);
  const { id, start } = slot;
  expect(data.me.openOrders).toEqual([
    { id: 'o1', number: '1042', openUntil, slot: { id, start }, address: { city: 'Springfield' } },
  ]);
});

test('over a store without the feature there are no open orders, and nothing is added to another order', async () => {
  const { run } = await openShop('orders.keys', 'order.stages', 'sessions.own', 'cart.versions');
  expect((await run(open, {}, as)).data.me.openOrders).toBeNull();
  const refused = await run(place, { input: { joins: 'o1', items, payment: 'COD' } }, as);
  expect(refused.data.placeOrder).toMatchObject({
    success: false,
    errors: [{ code: 'NOT_SUPPORTED', field: ['joins'] }],
  });
  expect([...store.calls('GET /api/order/open'), ...store.calls('POST /api/order/cod')]).toEqual([]);
});
