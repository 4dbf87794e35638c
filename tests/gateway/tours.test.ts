import { expect, test } from 'vitest';
import { inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };

const start = `mutation ($input: StartTourInput!) { startTour(input: $input) {
  success message errors { code field message } orders { id stage stopsBefore }
} }`;
const input = { orderIds: ['o2', 'o1'] };

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures('order.stages', 'sessions.own', ...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  return openGateway();
}

const onItsWay = (_id: string, stopsBefore: unknown) => order({ _id, ...inLife({ stage: 'OUT' }), stopsBefore });

test('a tour is started with the orders in the driving order, and answers with them', async () => {
  const { run } = await openShop('orders.tours');
  const orders = [onItsWay('o2', 0), onItsWay('o1', 1)];
  store.on('POST /api/order/tour', { success: true, message: 'Tour started.', orders });
  const { data } = await run(start, { input }, asSeller);
  expect(data.startTour).toEqual({
    success: true,
    message: 'Tour started.',
    errors: [],
    orders: [
      { id: 'o2', stage: 'OUT', stopsBefore: 0 },
      { id: 'o1', stage: 'OUT', stopsBefore: 1 },
    ],
  });
  expect(store.calls('POST /api/order/tour')).toMatchObject([{ body: input, headers: asSeller }]);
});

test('a refused tour has the sentence of the store, the field of the input, and no orders', async () => {
  const { run } = await openShop('orders.tours');
  const message = 'Order 7 is in the stage PLACED and cannot be sent out. Nothing was changed.';
  const errors = [{ code: 'REFUSED', field: 'orderIds', message }];
  store.on('POST /api/order/tour', { success: false, code: 'REFUSED', message, errors });
  const { data } = await run(start, { input }, asSeller);
  expect(data.startTour).toMatchObject({
    success: false,
    message,
    errors: [{ code: 'REFUSED', field: ['orderIds'] }],
    orders: [],
  });
});

test('a store without tours gets no call, and its orders have no stops before them', async () => {
  const { run } = await openShop();
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  store.on('GET /api/order/user', { success: true, orders: [order(inLife({ stage: 'OUT' }))] });
  const { data } = await run(start, { input }, asSeller);
  expect(data.startTour).toEqual({
    success: false,
    message: 'This store cannot start tours. Nothing was changed.',
    errors: [expect.objectContaining({ code: 'NOT_SUPPORTED' })],
    orders: [],
  });
  expect(store.calls('POST /api/order/tour')).toEqual([]);
  const listed = await run('{ me { orders { nodes { stage stopsBefore } } } }', {}, { cookie: 'token=ann' });
  expect(listed.data.me.orders.nodes).toEqual([{ stage: 'OUT', stopsBefore: null }]);
});

test('the stops before an order are a whole number from 0, or unknown', async () => {
  const { run } = await openShop('orders.tours');
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const sent = [0, 3, -1, 1.5, '2', undefined];
  store.on('GET /api/order/user', { success: true, orders: sent.map((stops, at) => onItsWay(`o${at}`, stops)) });
  const { data } = await run('{ me { orders { nodes { stopsBefore } } } }', {}, { cookie: 'token=ann' });
  expect(data.me.orders.nodes.map(({ stopsBefore }: { stopsBefore: unknown }) => stopsBefore)).toEqual([
    0,
    3,
    null,
    null,
    null,
    null,
  ]);
});
