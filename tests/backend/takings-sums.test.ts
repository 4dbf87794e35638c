import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeShopValue } from '#backend/db/shop-values.ts';
import { addPayment } from '#backend/features/orders/order-ledger-repository.ts';
import { readSummedUntil } from '#backend/features/orders/past-sums-repository.ts';
import { summedTakings } from '#backend/features/orders/past-takings-repository.ts';
import { addFailedRefund, addRefund } from '#backend/features/orders/refunds/refund-repository.ts';
import { addTakingsSums } from '#backend/features/reports/takings-sums-repository.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let start = Date.parse('2024-03-04T00:00:00Z');
let now = start;
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let address: string;
let apple: string;
let soap: string;

async function saveTax(mode: 'FLOOR' | 'RATES') {
  const classes = [
    { code: 'A', name: 'Standard', basisPoints: 1900 },
    { code: 'B', name: 'Food', basisPoints: 700 },
  ];
  const form = new FormData();
  form.append('storeData', JSON.stringify({ tax: { mode, number: '', classes } }));
  const { body } = await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(body).toMatchObject({ success: true });
}

/** Sessions of the seller end within a day. */
async function sellAt(at: number) {
  now = at;
  seller = await backend.seller();
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await sellAt(start);
  apple = await addProduct(seller, { name: 'Apple', price: '3.33', offerPrice: '3.33', taxClass: 'B' });
  soap = await addProduct(seller, { name: 'Soap', price: '11.90', offerPrice: '11.90' });
  await addWhatMustNotCount(backend);
});

/** Each test has a month of its own, later than those before. */
beforeEach(async () => {
  if (absentPostgres() !== null) return;
  start += 30 * day;
  await sellAt(start);
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
});

let placedOrders = 0;

async function place(call: 'cod' | 'stripe', at: number) {
  now = at;
  placedOrders += 1;
  const items = [
    { product: apple, quantity: 3 },
    { product: soap, quantity: 1 },
  ];
  const key = { 'idempotency-key': `order ${placedOrders}` };
  const { body } = await shopper.post(`/api/order/${call}`, { items, address }, key);
  expect(body).toMatchObject({ success: true });
  return { id: body.order._id as string, cents: Math.round(body.order.amount * 100) };
}

/** Pays an online order. A provider other than the sandbox is written as a shop with Stripe has stored it. */
async function pay({ id: orderId, cents: amountCents }: { id: string; cents: number }, provider: string, at: number) {
  const { database } = backend.context;
  await database.query.updateTable('orders').set({ provider }).where('id', '=', orderId).execute();
  const event = { provider, id: `paid-${orderId}`, orderId, kind: 'paid' as const, amountCents, currency: 'usd' };
  expect(await applyPaymentEvent(database, event, at)).toBe('paid');
}

async function change(call: string, orderId: string, fields: object, at: number) {
  await sellAt(at);
  const { body } = await seller.post(`/api/order/${call}`, { orderId, ...fields });
  expect(body).toMatchObject({ success: true });
}

async function deliver(orderId: string, at: number) {
  for (const to of ['PICKING', 'READY', 'DONE']) await change('move', orderId, { to }, at);
}

async function failRefunds(orderId: string, at: number) {
  const { database } = backend.context;
  const refunds = await database.query
    .selectFrom('refunds')
    .select(['id', 'cents'])
    .where('order_id', '=', orderId)
    .execute();
  await database.write(async (trx) => {
    for (const { id, cents } of refunds) await addFailedRefund(trx, { id, orderId, cents, at });
  });
}

/** Days of three time zones, and periods that begin and end inside a quarter of an hour. */
function divisions() {
  const days = (offset: number) => [0, 1, 2, 3].map((count) => start + count * day - offset);
  return [
    days(0),
    days(5.5 * hour),
    days(5.75 * hour),
    [7, 26, 61, 24 * 60 + 3, 24 * 60 + 38, 49 * 60 + 1].map((minutes) => start + minutes * minute + 1),
    [start],
  ];
}

async function readTakings() {
  await sellAt(start + 5 * day);
  const answers = [];
  for (const starts of divisions()) {
    const list = starts.map((at) => new Date(at).toISOString()).join();
    const { body } = await seller.get(`/api/order/seller/takings?starts=${list}`);
    expect(body).toMatchObject({ success: true });
    answers.push(body.takings);
  }
  return answers;
}

/** The answer from the orders and the ledger alone. The sums are there again afterwards. */
async function readWithoutSums() {
  const { database } = backend.context;
  const until = await readSummedUntil(database.query, summedTakings);
  const write = (value: number) => database.write((trx) => writeShopValue(trx, summedTakings.untilName, String(value)));
  await write(0);
  const answers = await readTakings();
  await write(until);
  return answers;
}

/** Two processes write the sums at once. */
async function addSums(at: number) {
  await Promise.all([0, 1].map(() => addTakingsSums(backend.context.database, at)));
}

const summedUntil = () => readSummedUntil(backend.context.database.query, summedTakings);

test('the takings are the same from the ledger and from the sums of past quarters, also after later changes', async () => {
  const cash = await place('cod', start + 3 * minute);
  const cancelledEarly = await place('cod', start + 8 * minute);
  await saveTax('RATES');
  const card = await place('stripe', start + 14 * minute);
  await pay(card, 'stripe', start + 16 * minute);
  const tested = await place('stripe', start + 20 * minute);
  await pay(tested, 'sandbox', start + 29 * minute);
  const cancelledLate = await place('cod', start + 31 * minute);
  const unpaid = await place('stripe', start + 40 * minute);
  await change('cancel', cancelledEarly.id, { as: 'seller' }, start + 50 * minute);
  await change('refund', card.id, { amount: 2, reason: 'Bruised' }, start + 55 * minute);
  await change('move', card.id, { to: 'PICKING' }, start + day);
  await change('pick', card.id, { line: 0, quantity: 1, reason: 'MISSING' }, start + day + minute);
  await change('pick', card.id, { line: 1, quantity: 1 }, start + day + minute);
  await change('finish-picking', card.id, {}, start + day + 3 * minute);
  await change('move', card.id, { to: 'DONE' }, start + day + 4 * minute);
  await deliver(cash.id, start + day + 7 * minute);
  await change('refund', card.id, { amount: 1.11, reason: 'Bruised', lines: [0] }, start + day + 36 * minute);
  await change('refund', tested.id, { amount: 5, reason: 'Bruised', lines: [1] }, start + day + 40 * minute);
  await failRefunds(tested.id, start + 2 * day);

  const before = await readTakings();
  const [[first, second]] = before;
  expect(first).toMatchObject({ placedCount: 3, card: card.cents / 100, refundedTotal: 2, test: { placedCount: 1 } });
  expect(second).toMatchObject({ cash: cash.cents / 100, test: { refundedTotal: 5 } });
  await addSums(start + 3 * day);
  expect(await summedUntil()).toBe(start + 3 * day - hour);
  expect(await readTakings()).toEqual(before);

  await change('cancel', cancelledLate.id, { as: 'seller' }, start + 3 * day);
  await pay(unpaid, 'stripe', start + 3 * day + minute);
  await deliver(unpaid.id, start + 3 * day + 2 * minute);
  await change('refund', tested.id, { amount: 3, reason: 'Bruised' }, start + 3 * day + 3 * minute);
  expect(await summedUntil()).toBe(start + 3 * day - hour);
  const after = await readTakings();
  expect(after[0][0]).toMatchObject({ placedCount: 3, placed: first.placed });
  expect(after[0][0].test).toEqual(first.test);
  expect(after).toEqual(await readWithoutSums());
  expect(after).not.toEqual(before);
  await addSums(start + 4 * day);
  expect(await readTakings()).toEqual(after);
});

test('an order that is paid or cancelled after its quarter has sums counts in it, or no longer', async () => {
  const kept = await place('cod', start);
  const cancelled = await place('cod', start + minute);
  const late = await place('stripe', start + 2 * minute);
  await addSums(start + 2 * hour);
  const placed = async () => {
    const [[{ placedCount, placed: amount }]] = await readTakings();
    return { placedCount, cents: Math.round(amount * 100) };
  };
  expect(await placed()).toEqual({ placedCount: 2, cents: kept.cents + cancelled.cents });
  await change('cancel', cancelled.id, { as: 'seller' }, start + 2 * hour);
  await change('cancel', kept.id, { as: 'seller' }, start + 2 * hour);
  expect(await placed()).toEqual({ placedCount: 0, cents: 0 });
  await pay(late, 'stripe', start + 2 * hour);
  expect(await placed()).toEqual({ placedCount: 1, cents: late.cents });
  expect(await summedUntil()).toBe(start + hour);
});

test('money that is entered late for a summed quarter counts at once, also by two processes, and changes later refunds', async () => {
  const { database } = backend.context;
  const orders = [];
  for (let count = 0; count < 4; count += 1) {
    const order = await place('stripe', start + count * minute);
    await pay(order, 'stripe', start + count * minute);
    orders.push(order);
  }
  const cash = await place('cod', start + 5 * minute);
  const [first] = orders;
  await change('refund', first!.id, { amount: 7.77, reason: 'Bruised' }, start + 5 * hour);
  await addSums(start + day);
  const before = await readTakings();
  const sumOf = (answers: typeof before, field: string) =>
    answers[0].reduce((sum: number, each: Record<string, number>) => sum + Math.round(each[field]! * 100), 0);

  const refund = { cents: 333, reason: 'Bruised', provider: 'sandbox', repeatKey: null, staff: null };
  await Promise.all([
    ...orders.map(({ id: orderId }, at) =>
      database.write((trx) =>
        addRefund(trx, { ...refund, orderId, lines: [{ line: 0, cents: 333 }], now: start + (2 + at) * hour }),
      ),
    ),
    addSums(start + day),
  ]);
  const refunded = await readTakings();
  expect(sumOf(refunded, 'refundedTotal')).toBe(sumOf(before, 'refundedTotal') + 4 * 333);
  expect(refunded).toEqual(await readWithoutSums());
  await addSums(start + day);
  await failRefunds(first!.id, start + 6 * hour);
  expect(await summedUntil()).toBe(start + 6 * hour);
  const late = { kind: 'CASH_TAKEN' as const, cents: cash.cents, at: start + 30 * minute };
  await database.write((trx) => addPayment(trx, cash.id, late));
  const after = await readTakings();
  expect(sumOf(after, 'refundedTotal')).toBe(3 * 333);
  expect(sumOf(after, 'cash')).toBe(cash.cents);
  expect(after).toEqual(await readWithoutSums());
  expect(await summedUntil()).toBe(start + 30 * minute);

  await addSums(start + day);
  expect(await summedUntil()).toBe(start + 23 * hour);
  expect(await readTakings()).toEqual(after);
  // The same payment again is no new money: the sums stay.
  await database.write((trx) => addPayment(trx, cash.id, late));
  expect(await summedUntil()).toBe(start + 23 * hour);
});

test('a picking that ends by a clock that was set back changes the taxes of its summed quarter', async () => {
  await saveTax('RATES');
  const order = await place('stripe', start + minute);
  await pay(order, 'stripe', start + 2 * minute);
  await change('refund', order.id, { amount: 4, reason: 'Bruised', forMissing: true }, start + hour);
  await addSums(start + day);
  const before = await readTakings();
  const at = start + 3 * hour;
  await change('move', order.id, { to: 'PICKING' }, at);
  await change('pick', order.id, { line: 0, quantity: 2, reason: 'MISSING' }, at);
  await change('pick', order.id, { line: 1, quantity: 1 }, at);
  await change('finish-picking', order.id, {}, at);
  const after = await readTakings();
  expect(after[0][0].net).toBe(before[0][0].net);
  expect(after[0][0].taxInNet).not.toBe(before[0][0].taxInNet);
  expect(after).toEqual(await readWithoutSums());
  await addSums(start + day);
  expect(await readTakings()).toEqual(after);
});

test('the takings of past days read no orders and no ledger', async () => {
  const { query } = backend.context.database;
  const order = await place('stripe', start + 3 * minute);
  await pay(order, 'stripe', start + 4 * minute);
  await change('refund', order.id, { amount: 1, reason: 'Bruised' }, start + day + minute);
  await addSums(start + 5 * day);
  const before = await readTakings();
  await query.deleteFrom('money_moves').execute();
  await query.updateTable('orders').set({ stage: 'CANCELLED' }).execute();
  const after = await readTakings();
  const wholeQuarters = [0, 1, 2];
  for (const at of wholeQuarters) expect(after[at]).toEqual(before[at]);
  expect(before[0]).toMatchObject([{ placedCount: 1, card: order.cents / 100 }, { refundedTotal: 1 }, {}, {}]);
});
