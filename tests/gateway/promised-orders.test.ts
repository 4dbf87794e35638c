import { expect, test } from 'vitest';
import { inLife, order } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const pageInfo = { hasNextPage: false, hasPreviousPage: false };
const day = { from: '2026-03-02T00:00:00.000Z', before: '2026-03-03T00:00:00.000Z' };
const nine = { kind: 'DELIVERY', start: '2026-03-02T08:00:00.000Z', end: '2026-03-02T10:00:00.000Z', count: 2 };

const query = `query ($from: DateTime!, $before: DateTime!) { seller {
  orders(sort: PROMISED, filter: { promisedFrom: $from, promisedBefore: $before }) { nodes { id } }
  promisedTimes(filter: { promisedFrom: $from, promisedBefore: $before, stages: [PLACED] }) { kind start end count }
} }`;

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures('orders.pages', 'orders.slots', 'order.stages', ...features));
  store.on('GET /api/product/list', { success: true, products: [] });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/order/seller', { success: true, orders: [order(inLife())], pageInfo });
  store.on('GET /api/order/seller/promises', { success: true, promises: [nine, { start: 'soon' }] });
  return openGateway();
}

test('the store lists the orders of a day by promise, and the times of that day', async () => {
  const { run } = await openShop('orders.promised');
  const { data } = await run(query, day, asSeller);
  expect(data.seller).toEqual({ orders: { nodes: [{ id: 'o1' }] }, promisedTimes: [nine] });
  const span = { promisedFrom: day.from, promisedBefore: day.before };
  expect(store.calls('GET /api/order/seller')[0]?.query).toMatchObject({ sort: 'promised', ...span });
  expect(store.calls('GET /api/order/seller/promises')[0]?.query).toEqual({ stages: 'PLACED', ...span });
});

test('over a store without promised times, no order meets the filter, and the store is not asked', async () => {
  const { run } = await openShop();
  const { data } = await run(query, day, asSeller);
  expect(data.seller).toEqual({ orders: { nodes: [] }, promisedTimes: null });
  expect(store.calls('GET /api/order/seller/promises')).toEqual([]);
  const all = '{ seller { orders(sort: PROMISED) { nodes { id } } } }';
  expect((await run(all, {}, asSeller)).data.seller).toEqual({ orders: { nodes: [{ id: 'o1' }] } });
  for (const call of store.calls('GET /api/order/seller')) expect(call.query).not.toHaveProperty('sort');
});

test('the promised times need a span', async () => {
  const { run } = await openShop('orders.promised');
  const { errors } = await run('{ seller { promisedTimes(filter: { stages: [PLACED] }) { count } } }', {}, asSeller);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});
