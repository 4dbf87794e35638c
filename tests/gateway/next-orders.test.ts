import { expect, test } from 'vitest';
import { inLife, order, product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const query = `query ($first: Int) { seller { nextToPick(first: $first) {
  id slot { start } items { name image { url } product { name } }
} } }`;

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures('order.stages', 'orders.slots', ...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

const slot = (start: string) => ({ id: start, kind: 'DELIVERY', start, end: '2026-03-07T20:00:00.000Z' });

test('the orders to pick next come in the order of the store', async () => {
  const { run } = await openShop('orders.next', 'orders.lean');
  const [today, saturday] = ['2026-03-02T08:00:00.000Z', '2026-03-07T08:00:00.000Z'];
  const [item] = order().items;
  const items = [{ ...item, product: 'p1' }];
  store.on('GET /api/order/seller/next', {
    success: true,
    orders: [
      order({ ...inLife(), _id: 'o9', slot: slot(today), items }),
      order({ ...inLife(), _id: 'o1', slot: slot(saturday) }),
    ],
  });
  const { data } = await run(query, {}, asSeller);
  const seen = [
    { name: 'Green Apples', image: { url: 'https://pictures.test/then.png' }, product: { name: product().name } },
  ];
  expect(data.seller.nextToPick).toEqual([
    { id: 'o9', slot: { start: today }, items: seen },
    { id: 'o1', slot: { start: saturday }, items: seen },
  ]);
  await run(query, { first: 3 }, asSeller);
  const calls = store.calls('GET /api/order/seller/next');
  expect(calls.map((call) => call.query)).toEqual([{ first: '10' }, { first: '3' }]);
  expect(calls[0]).toMatchObject({ headers: asSeller });
});

test('over a store without the feature the list is null, and nothing is sent', async () => {
  const { run } = await openShop();
  const { data } = await run(query, {}, asSeller);
  expect(data.seller.nextToPick).toBeNull();
  expect(store.calls('GET /api/order/seller/next')).toEqual([]);
});

test.each([0, 101, -1])('a list of %d orders is refused before the store is asked', async (first) => {
  const { run } = await openShop('orders.next');
  const { errors } = await run(query, { first }, asSeller);
  expect(errors?.[0]).toMatchObject({
    message: '`first` must be from 1 to 100.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(store.calls('GET /api/order/seller/next')).toEqual([]);
});
