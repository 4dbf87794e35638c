import { expect, test } from 'vitest';
import { product } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const asSeller = { cookie: 'sellerToken=sam' };
const days = ['2024-03-30T23:00:00.000Z', '2024-03-31T22:00:00.000Z'];
const nothing = { placedCount: 0, placed: 0, card: 0, cash: 0, refundedTotal: 0, net: 0, taxInNet: 0 };
const query = `query ($starts: [DateTime!]!) { seller { takings(starts: $starts) {
  real { placedCount placed card cash refunded net tax taxes { name rate amount net } } test { card net }
} } }`;
const bestSellers = `query ($since: DateTime!, $first: Int) { seller {
  bestSellers(since: $since, first: $first) { productId name quantity amount product { name } }
} }`;

const food = { name: 'Food', rate: 7, amount: 0.07, net: 1 };

async function openShop(...features: string[]) {
  store.on('GET /api/store', withFeatures(...features));
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/seller/is-auth', { success: true });
  return openGateway();
}

test('the takings of each period come from the store, with test payments apart', async () => {
  const { run } = await openShop('orders.ledger');
  // The sums of a store that adds fractions.
  const more = 1e-4;
  const first = {
    placedCount: 2,
    placed: 13.59 + more,
    card: 20.4 + more,
    cash: 3.39 + more,
    refundedTotal: 1.13 + more,
    net: 22.66 + more,
  };
  const taxes = [{ ...food, amount: 0.07 + more, net: 1 + more }];
  store.on('GET /api/order/seller/takings', {
    success: true,
    takings: [
      { ...first, taxInNet: 0.44 + more, taxes, test: { ...nothing, card: 5.1 + more, net: 5.1 + more } },
      { ...nothing, net: -2.26, test: nothing },
    ],
  });
  const { data } = await run(query, { starts: days }, asSeller);
  expect(data.seller.takings).toEqual([
    {
      real: {
        placedCount: 2,
        placed: 13.59,
        card: 20.4,
        cash: 3.39,
        refunded: 1.13,
        net: 22.66,
        tax: 0.44,
        taxes: [food],
      },
      test: { card: 5.1, net: 5.1 },
    },
    {
      real: { placedCount: 0, placed: 0, card: 0, cash: 0, refunded: 0, net: -2.26, tax: 0, taxes: null },
      test: { card: 0, net: 0 },
    },
  ]);
  expect(store.calls('GET /api/order/seller/takings')[0]?.query).toEqual({ starts: days.join() });
});

test('a best seller has its product of today, or none when it was removed', async () => {
  const { run } = await openShop('orders.ledger');
  const sold = { name: 'Old name', quantity: 7, amount: 12.5 };
  store.on('GET /api/order/seller/best-sellers', {
    success: true,
    bestSellers: [
      { productId: 'p1', ...sold },
      { productId: 'gone', ...sold },
    ],
  });
  const { data } = await run(bestSellers, { since: days[0], first: 2 }, asSeller);
  expect(data.seller.bestSellers).toEqual([
    { productId: 'p1', ...sold, product: { name: product().name } },
    { productId: 'gone', ...sold, product: null },
  ]);
  expect(store.calls('GET /api/order/seller/best-sellers')[0]?.query).toEqual({ since: days[0], first: '2' });
});

test('over a store without the ledger both are null, and nothing is sent', async () => {
  const { run } = await openShop();
  const { data } = await run(query, { starts: days }, asSeller);
  expect(data.seller.takings).toBeNull();
  const { data: sold } = await run(bestSellers, { since: days[0] }, asSeller);
  expect(sold.seller.bestSellers).toBeNull();
  expect(store.calls('GET /api/order/seller/takings')).toEqual([]);
  expect(store.calls('GET /api/order/seller/best-sellers')).toEqual([]);
});

test.each([
  [query, { starts: Array.from({ length: 63 }, () => days[0]) }, '`starts` may hold at most 62 dates.'],
  [query, { starts: days.toReversed() }, 'Each of `starts` must be later than the one before.'],
  [query, { starts: [days[0], days[0]] }, 'Each of `starts` must be later than the one before.'],
  [bestSellers, { since: days[0], first: 0 }, '`first` must be from 1 to 20.'],
  [bestSellers, { since: days[0], first: 21 }, '`first` must be from 1 to 20.'],
])('arguments out of range are refused: %#', async (text, variables, message) => {
  const { run } = await openShop('orders.ledger');
  const { errors } = await run(text, variables, asSeller);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

test.each([1, 20])('the %d best sellers are asked for', async (first) => {
  const { run } = await openShop('orders.ledger');
  store.on('GET /api/order/seller/best-sellers', { success: true, bestSellers: [] });
  const { data } = await run(bestSellers, { since: days[0], first }, asSeller);
  expect(data.seller.bestSellers).toEqual([]);
  expect(store.calls('GET /api/order/seller/best-sellers')).toMatchObject([{ query: { first: String(first) } }]);
});

test('a malformed response is a fault of the store', async () => {
  const { run } = await openShop('orders.ledger');
  store.on('GET /api/order/seller/takings', { success: true, takings: [{ card: 'much' }] });
  const { errors } = await run(query, { starts: days }, asSeller);
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'UPSTREAM_BAD_REPLY' } });
});
