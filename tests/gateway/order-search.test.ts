import { expect, test } from 'vitest';
import { order } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const pageInfo = { hasNextPage: false, hasPreviousPage: false };
const sums = { count: 1, amount: 8.16, pendingCount: 0, pendingAmount: 0, paymentTypes: ['COD'] };
const query = `query ($search: String) { seller {
  orders(filter: { search: $search, isPaid: false }) { nodes { id } totalCount }
  orderSums(filter: { search: $search }) { count }
} }`;

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures('orders.pages', 'orders.sums', ...features));
  store.on('GET /api/product/list', { success: true, products: [] });
  store.on('GET /api/seller/is-auth', { success: true });
  store.on('GET /api/order/seller', { success: true, orders: [order()], pageInfo, totalCount: 1 });
  store.on('GET /api/order/seller/sums', { success: true, sums, days: [] });
  return openGateway();
}

test('the store searches its orders, with the other filters', async () => {
  const { run } = await openShop('orders.search');
  const { data } = await run(query, { search: "O'Neil" }, asSeller);
  expect(data.seller).toEqual({ orders: { nodes: [{ id: 'o1' }], totalCount: 1 }, orderSums: { count: 1 } });
  expect(store.calls('GET /api/order/seller')[0]?.query).toMatchObject({ search: "O'Neil", paid: 'false' });
  expect(store.calls('GET /api/order/seller/sums')[0]?.query).toMatchObject({ search: "O'Neil" });
});

test('over a store that cannot search, a search finds nothing and sends nothing', async () => {
  const { run } = await openShop();
  const { data } = await run(query, { search: 'ann' }, asSeller);
  expect(data.seller).toEqual({ orders: { nodes: [], totalCount: 0 }, orderSums: { count: 0 } });
  for (const call of store.calls('GET /api/order/seller')) expect(call.query).not.toHaveProperty('search');
});

test('without a search text, the gateway sends the store none', async () => {
  const { run } = await openShop('orders.search');
  const { data } = await run(query, {}, asSeller);
  expect(data.seller.orders.totalCount).toBe(1);
  expect(store.calls('GET /api/order/seller')[0]?.query).not.toHaveProperty('search');
});

test('a search of more than 100 characters is refused', async () => {
  const { run } = await openShop('orders.search');
  const { errors } = await run(query, { search: 'a'.repeat(101) }, asSeller);
  expect(errors?.[0]).toMatchObject({
    message: '`search` may hold at most 100 characters.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('the store lists chosen orders, and none when none is chosen', async () => {
  const { run } = await openShop('orders.search');
  const chosen = `query ($ids: [ID!]) { seller { orders(filter: { ids: $ids }) { nodes { id } } } }`;
  const { data } = await run(chosen, { ids: ['o1', 'o2'] }, asSeller);
  expect(data.seller.orders.nodes).toEqual([{ id: 'o1' }]);
  expect(store.calls('GET /api/order/seller')[0]?.query).toMatchObject({ ids: 'o1,o2' });
  const { data: none } = await run(chosen, { ids: [] }, asSeller);
  expect(none.seller.orders.nodes).toEqual([]);
  const { errors } = await run(chosen, { ids: Array.from({ length: 101 }, (_none, at) => `o${at}`) }, asSeller);
  expect(errors?.[0]).toMatchObject({ message: '`ids` may hold at most 100 identifiers.' });
});
