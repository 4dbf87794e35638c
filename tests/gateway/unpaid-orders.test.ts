import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const heldUntil = '2026-10-26T08:00:00.000Z';
const list = `{ seller { unpaidOrders { hasMore holds { heldUntil order { id number amount items { name quantity } } } } } }`;
const release = `mutation ($input: ReleaseOrderInput!) {
  releaseOrder(input: $input) { success message errors { code field message } }
}`;

const unpaid = (id: string) => ({
  _id: id,
  number: '1001',
  amount: 40.8,
  status: 'Payment Pending',
  isPaid: false,
  paymentType: 'Online',
  createdAt: '2026-10-26T07:00:00.000Z',
  items: [{ product: 'p1', name: 'Plum', price: 20, quantity: 2 }],
  heldUntil,
});

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

test('the seller reads which orders wait for their payment, what they hold and until when', async () => {
  const { run } = await openShop('orders.unpaid', 'orders.details');
  const noTime = { ...unpaid('o2'), heldUntil: 'soon' };
  store.on('GET /api/order/unpaid', { success: true, orders: [unpaid('o1'), noTime, { heldUntil }], hasMore: true });
  const { data } = await run(list, {}, asSeller);
  const order = { id: 'o1', number: '1001', amount: 40.8, items: [{ name: 'Plum', quantity: 2 }] };
  expect(data.seller.unpaidOrders).toEqual({ hasMore: true, holds: [{ heldUntil, order }] });
});

test('the seller releases an order', async () => {
  const { run } = await openShop('orders.unpaid');
  const message = 'The goods of this order are free again.';
  store.on('POST /api/order/release', { success: true, message });
  const { data } = await run(release, { input: { id: 'o1' } }, asSeller);
  expect(data.releaseOrder).toEqual({ success: true, message, errors: [] });
  expect(store.calls('POST /api/order/release')[0]?.body).toEqual({ orderId: 'o1' });
});

test('a release that comes too late is refused with the sentence of the store, at the identifier', async () => {
  const { run } = await openShop('orders.unpaid', 'errors.codes');
  const message = 'This order does not wait for its payment any more. Please load the orders again.';
  const refused = { success: false, message, code: 'REFUSED' };
  store.on('POST /api/order/release', { ...refused, errors: [{ field: 'orderId', code: 'REFUSED', message }] });
  const { data } = await run(release, { input: { id: 'o1' } }, asSeller);
  const errors = [{ code: 'REFUSED', field: ['id'], message }];
  expect(data.releaseOrder).toEqual({ success: false, message, errors });
});

test('without a login of the seller nothing is released', async () => {
  const { run } = await openShop('orders.unpaid');
  store.on('GET /api/seller/is-auth', { success: false, message: 'Not Authorized' });
  const { data } = await run(release, { input: { id: 'o1' } }, asSeller);
  expect(data.releaseOrder).toMatchObject({ success: false, errors: [{ code: 'NOT_LOGGED_IN' }] });
  expect(store.calls('POST /api/order/release')).toEqual([]);
});

test('over a store without the feature the list is null, a release is refused, and nothing is sent', async () => {
  const { run } = await openShop();
  const { data } = await run(list, {}, asSeller);
  expect(data.seller.unpaidOrders).toBeNull();
  const { data: changed } = await run(release, { input: { id: 'o1' } }, asSeller);
  expect(changed.releaseOrder).toMatchObject({ success: false, errors: [{ code: 'NOT_SUPPORTED' }] });
  expect(store.calls('GET /api/order/unpaid')).toEqual([]);
  expect(store.calls('POST /api/order/release')).toEqual([]);
});
