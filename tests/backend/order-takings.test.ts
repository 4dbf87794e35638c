import { beforeAll, expect, test } from 'vitest';
import { writeShopValue } from '#backend/db/shop-values.ts';
import { readSummedUntil } from '#backend/features/orders/past-sums-repository.ts';
import { addProductSums, productSums } from '#backend/features/orders/product-sums-repository.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const day = 86_400_000;
const monday = Date.parse('2024-01-08T00:00:00Z');
let now = monday;
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let address: string;
let apple: string;
let bread: string;

/** A session of the seller ends within a day, one of a shopper after some weeks. */
async function sellAt(at: number) {
  now = at;
  seller = await backend.seller();
}

async function logInAt(at: number) {
  await sellAt(at);
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await logInAt(monday);
  // 3.33 and 2 % tax: each order of one piece is 3.39 with 0.06 tax.
  apple = await addProduct(seller, { name: 'Apple', price: '3.33', offerPrice: '3.33' });
  bread = await addProduct(seller, { name: 'Bread', price: '10', offerPrice: '10' });
  await addWhatMustNotCount(backend);
});

let placedOrders = 0;

/** Each order has its own key: without one, the store may take an equal order in the next moment for a repetition. */
async function place(call: 'cod' | 'stripe', items: { product: string; quantity: number }[], at: number) {
  now = at;
  placedOrders += 1;
  const key = { 'idempotency-key': `order ${placedOrders}` };
  const { body } = await shopper.post(`/api/order/${call}`, { items, address }, key);
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string; amount: number };
}

/** Places an online order and pays it; with a provider other than the sandbox, as a shop with Stripe has stored it. */
async function pay(items: { product: string; quantity: number }[], at: number, provider: 'sandbox' | 'stripe') {
  const { query } = backend.context.database;
  const { _id: orderId, amount } = await place('stripe', items, at);
  await query.updateTable('orders').set({ provider }).where('id', '=', orderId).execute();
  const event = { provider, id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
  expect(
    await applyPaymentEvent(backend.context.database, { ...event, amountCents: Math.round(amount * 100) }, at),
  ).toBe('paid');
  return orderId;
}

async function deliver(orderId: string, at: number) {
  await sellAt(at);
  for (const to of ['PICKING', 'READY', 'DONE']) {
    expect((await seller.post('/api/order/move', { orderId, to })).body).toMatchObject({ success: true });
  }
}

async function refund(orderId: string, amount: number, at: number) {
  await sellAt(at);
  const { body } = await seller.post('/api/order/refund', { orderId, amount, reason: 'Bruised' });
  expect(body).toMatchObject({ success: true });
}

async function takings(...starts: number[]) {
  await sellAt(monday + 20 * day);
  const list = starts.map((start) => new Date(start).toISOString()).join();
  const { body } = await seller.get(`/api/order/seller/takings?starts=${list}`);
  expect(body).toMatchObject({ success: true });
  return body.takings;
}

const noDeposits = { deposits: [], depositPayouts: [] };
const none = { placedCount: 0, placed: 0, card: 0, cash: 0, refundedTotal: 0, net: 0, taxInNet: 0, taxes: [] };

test('each period has what was placed, taken and paid back in it, to the cent, with test payments apart', async () => {
  const cash = await place('cod', [{ product: apple, quantity: 1 }], monday + 1000);
  await deliver(cash._id, monday + day);
  await place('cod', [{ product: bread, quantity: 1 }], monday + 2000);
  const card = await pay([{ product: bread, quantity: 2 }], monday + day - 1, 'sandbox');
  await refund(cash._id, 1.13, monday + 2 * day - 1);
  await refund(cash._id, 2.26, monday + 2 * day);
  await refund(card, 20.4, monday + 2 * day);
  const cancelled = await place('cod', [{ product: bread, quantity: 9 }], monday + 3000);
  await sellAt(monday + 3000);
  expect((await seller.post('/api/order/cancel', { orderId: cancelled._id, as: 'seller' })).body.success).toBe(true);

  const [first, second, third] = await takings(monday, monday + day, monday + 2 * day);
  expect(first).toEqual({
    ...none,
    ...noDeposits,
    placedCount: 2,
    placed: 13.59,
    test: { ...none, placedCount: 1, placed: 20.4, card: 20.4, net: 20.4, taxInNet: 0.4 },
  });
  expect(second).toEqual({
    ...none,
    ...noDeposits,
    cash: 3.39,
    refundedTotal: 1.13,
    net: 2.26,
    taxInNet: 0.04,
    test: none,
  });
  expect(third).toEqual({
    ...none,
    ...noDeposits,
    refundedTotal: 2.26,
    net: -2.26,
    taxInNet: -0.04,
    test: { ...none, refundedTotal: 20.4, net: -20.4, taxInNet: -0.4 },
  });

  const rows = await backend.context.database.query.selectFrom('money_moves').selectAll().execute();
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  const [all] = await takings(monday);
  expect(Math.round((all.net + all.test.net) * 100)).toBe(cents);
});

test('money paid at a real provider is no test payment, and a refund that failed was not paid back', async () => {
  const { query } = backend.context.database;
  const from = monday + 5 * day;
  const orderId = await pay([{ product: bread, quantity: 1 }], from, 'stripe');
  const move = { order_id: orderId, reason: null, provider_ref: null, at: from + 1 };
  await query
    .insertInto('money_moves')
    .values([
      { id: 'r1', kind: 'REFUND_CARD', cents: -1020, ...move },
      { id: 'r1-failed', kind: 'REFUND_FAILED', cents: 1020, ...move },
    ])
    .execute();
  expect(await takings(from)).toEqual([
    { ...none, ...noDeposits, placedCount: 1, placed: 10.2, card: 10.2, net: 10.2, taxInNet: 0.2, test: none },
  ]);
});

// The client cuts the days: midnights of Berlin around the changes of the clocks.
test.each([
  ['23 hours in March', ['2024-03-30T23:00:00Z', '2024-03-31T22:00:00Z', '2024-04-01T22:00:00Z']],
  ['25 hours in October', ['2024-10-26T22:00:00Z', '2024-10-27T23:00:00Z', '2024-10-28T23:00:00Z']],
])('the takings of a day may cover %s', async (_name, days) => {
  const [start = 0, end = 0] = days.map((each) => Date.parse(each));
  await logInAt(start);
  await place('cod', [{ product: bread, quantity: 1 }], start);
  await place('cod', [{ product: bread, quantity: 1 }], end - 1);
  await place('cod', [{ product: bread, quantity: 1 }], end);
  await sellAt(end);
  const { body } = await seller.get(`/api/order/seller/takings?starts=${days.join()}`);
  expect(body.takings.map(({ placedCount }: { placedCount: number }) => placedCount)).toEqual([2, 1, 0]);
});

test('the best sellers are the products with the most pieces, without cancelled and test orders', async () => {
  const since = monday + 400 * day;
  await logInAt(since);
  await place('cod', [{ product: apple, quantity: 3 }], since);
  await pay([{ product: bread, quantity: 2 }], since, 'stripe');
  await pay([{ product: bread, quantity: 50 }], since, 'sandbox');
  const cancelled = await place('cod', [{ product: bread, quantity: 40 }], since);
  await shopper.post('/api/order/cancel', { orderId: cancelled._id });
  await place('cod', [{ product: apple, quantity: 1 }], since + 1);
  const list = async (query: string) =>
    (await seller.get(`/api/order/seller/best-sellers?since=${new Date(since).toISOString()}${query}`)).body;
  const expected = [
    { productId: apple, name: 'Apple', quantity: 4, amount: 13.32 },
    { productId: bread, name: 'Bread', quantity: 2, amount: 20 },
  ];
  expect(await list('')).toMatchObject({ success: true, bestSellers: expected });
  expect((await list('&first=1')).bestSellers).toEqual(expected.slice(0, 1));
});

test('the best sellers are the same from orders and from the sums of past days, also after later changes', async () => {
  const { database } = backend.context;
  const start = monday + 500 * day;
  await logInAt(start);
  const late = await place('stripe', [{ product: bread, quantity: 5 }], start + day);
  await place('cod', [{ product: apple, quantity: 3 }], start + day - 1);
  const cancelled = await place('cod', [{ product: apple, quantity: 4 }], start + day);
  await place('cod', [{ product: apple, quantity: 2 }], start + 2 * day);
  const only = await place('cod', [{ product: bread, quantity: 1 }], start + 2 * day);
  await place('cod', [{ product: apple, quantity: 1 }], start + 3 * day);
  const list = async (since: number) => {
    await sellAt(start + 3 * day + 2000);
    const { body } = await seller.get(`/api/order/seller/best-sellers?since=${new Date(since).toISOString()}`);
    return body.bestSellers.map(({ productId, quantity, amount }: Record<string, unknown>) => [
      productId === apple ? 'apple' : 'bread',
      quantity,
      amount,
    ]);
  };
  const checks = [start - 1, start + day - 1, start + day, start + day + 1, start + 3 * day];
  const read = async () => {
    const lists = [];
    for (const since of checks) lists.push(await list(since));
    return lists;
  };
  const before = await read();
  expect(before[0]).toEqual([
    ['apple', 10, 33.3],
    ['bread', 1, 10],
  ]);
  expect(before[3]).toEqual([
    ['apple', 3, 9.99],
    ['bread', 1, 10],
  ]);
  await Promise.all([0, 1].map(() => addProductSums(database, start + 3 * day + 2 * 3_600_000)));
  expect(await readSummedUntil(database.query, productSums)).toBe(start + 3 * day);
  expect(await read()).toEqual(before);

  await seller.post('/api/order/cancel', { orderId: cancelled._id, as: 'seller' });
  await seller.post('/api/order/cancel', { orderId: only._id, as: 'seller' });
  await database.query.updateTable('orders').set({ provider: 'stripe' }).where('id', '=', late._id).execute();
  const event = { provider: 'stripe', id: 'late', orderId: late._id, kind: 'paid' as const, currency: 'usd' };
  await applyPaymentEvent(database, { ...event, amountCents: Math.round(late.amount * 100) }, start + 3 * day);
  const after = await read();
  expect(after[0]).toEqual([
    ['apple', 6, 19.98],
    ['bread', 5, 50],
  ]);
  expect(after[3]).toEqual([['apple', 3, 9.99]]);
  await database.query.deleteFrom('product_sums').execute();
  await database.write((trx) => writeShopValue(trx, 'products-summed-until', '0'));
  expect(await read()).toEqual(after);
});

test('takings need the starts of their periods, at most 62 and in the order of time', async () => {
  const ask = async (query: string) => (await seller.get(`/api/order/seller/takings${query}`)).body;
  const moment = '2024-01-08T00:00:00Z';
  expect(await ask('')).toMatchObject(
    refusal('INVALID', 'Starts must be moments in ISO 8601 with commas between.', 'starts'),
  );
  expect(await ask(`?starts=${Array(63).fill(moment).join()}`)).toMatchObject(
    refusal('INVALID', 'Starts can hold at most 62 moments.', 'starts'),
  );
  expect(await ask('?starts=2024-01-09T00:00:00Z,2024-01-08T00:00:00Z')).toMatchObject(
    refusal('INVALID', 'Each of starts must be later than the one before.', 'starts'),
  );
});

test('only the seller reads takings and best sellers', async () => {
  for (const path of ['takings?starts=2024-01-08T00:00:00Z', 'best-sellers?since=2024-01-08T00:00:00Z']) {
    expect((await shopper.get(`/api/order/seller/${path}`)).body).toMatchObject({ success: false });
  }
});
