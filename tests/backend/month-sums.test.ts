import { beforeAll, expect, test, vi } from 'vitest';
import { readShopValue, writeShopValue } from '#backend/db/shop-values.ts';
import { addHourlySums, addMonthlySums } from '#backend/features/orders/hourly-sums-repository.ts';
import { startHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

const minute = 60_000;
const hour = 60 * minute;
const month = 30 * 24 * hour;
/** The start of a month of 30 days. */
const start = Math.ceil(Date.parse('2024-03-04T00:00:00Z') / month) * month;
let now = start - hour;
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let apple: string;
let address: string;

interface Placed {
  id: string;
  cents: number;
}
let cash: Placed[];
let paid: Placed[];
let unpaid: Placed;

async function place(call: 'cod' | 'stripe', at: number, quantity: number): Promise<Placed> {
  now = at;
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const items = [{ product: apple, quantity }];
  const { body } = await shopper.post(`/api/order/${call}`, { items, address });
  expect(body).toMatchObject({ success: true });
  return { id: body.order._id, cents: Math.round(body.order.amount * 100) };
}

async function pay({ id: orderId, cents: amountCents }: Placed, provider: string, at: number) {
  const { database } = backend.context;
  await database.query.updateTable('orders').set({ provider }).where('id', '=', orderId).execute();
  const event = { provider, id: `paid-${orderId}`, orderId, kind: 'paid' as const, amountCents, currency: 'usd' };
  expect(await applyPaymentEvent(database, event, at)).toBe('paid');
}

async function change(call: string, orderId: string, fields: object) {
  const { body } = await seller.post(`/api/order/${call}`, { orderId, ...fields });
  expect(body).toMatchObject({ success: true });
}

/** The sums of all orders, of filters, of a search, and of days that begin inside and outside of whole months. */
async function readSums() {
  const moments = [start - 1, start, start + hour, start + 7 * minute, start + month, start + month + 1];
  const queries = [
    '',
    'method=COD',
    'paid=true',
    'stages=DONE',
    'search=nobody',
    ...moments.map((at) => `since=${new Date(at).toISOString()}`),
    `starts=${[start - hour, start, start + month, start + 3 * month].map((at) => new Date(at).toISOString()).join()}`,
  ];
  const answers = [];
  for (const query of queries) {
    const { body } = await seller.get(`/api/order/seller/sums?${query}`);
    expect(body).toMatchObject({ success: true });
    answers.push(body);
  }
  return answers;
}

const untilNames = ['orders-summed-until', 'order-months-summed-until'] as const;

/** The sums from the orders alone. The stored sums are there again afterwards. */
async function readSumsOfOrders() {
  const { database } = backend.context;
  const write = (name: (typeof untilNames)[number], value: string) =>
    database.write((trx) => writeShopValue(trx, name, value));
  const before = await Promise.all(untilNames.map((name) => readShopValue(database.query, name)));
  for (const name of untilNames) await write(name, '0');
  const answers = await readSums();
  for (const [at, name] of untilNames.entries()) await write(name, before[at] ?? '0');
  return answers;
}

const monthsUntil = async () =>
  Number(await readShopValue(backend.context.database.query, 'order-months-summed-until'));

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  apple = await addProduct(await backend.seller(), { name: 'Apple', price: '10', offerPrice: '10' });
  cash = [
    await place('cod', start - 1, 1),
    await place('cod', start, 2),
    await place('cod', start + hour, 3),
    await place('cod', start + month + hour, 1),
  ];
  paid = [await place('stripe', start + 2 * hour, 4), await place('stripe', start + month - 1, 5)];
  for (const order of paid) await pay(order, 'stripe', now);
  const tested = await place('stripe', start + 3 * hour, 6);
  await pay(tested, 'sandbox', now);
  unpaid = await place('stripe', start + 4 * hour, 7);
  now = start + 4 * month;
  await place('cod', now, 2);
  seller = await backend.seller();
  await addWhatMustNotCount(backend);
});

test('no month has sums before all of its hours have them', async () => {
  const { database } = backend.context;
  await addMonthlySums(database, now);
  expect(await monthsUntil()).toBe(0);
  await addHourlySums(database, start + month + 30 * minute);
  await addMonthlySums(database, now);
  expect(await monthsUntil()).toBe(start);
  await addHourlySums(database, start + month + hour);
  await addMonthlySums(database, now);
  expect(await monthsUntil()).toBe(start + month);
});

test('the sums are the same from orders, hours and months, also after later changes', async () => {
  const { database } = backend.context;
  const before = await readSums();
  expect(before[0].sums).toMatchObject({ count: 8 });
  await addHourlySums(database, now);
  await Promise.all([0, 1, 2].map(() => addMonthlySums(database, now)));
  expect(await monthsUntil()).toBe(start + 3 * month);
  expect(await readSums()).toEqual(before);

  await pay(unpaid, 'stripe', now);
  for (const order of [cash[0]!, cash[3]!, paid[0]!]) await change('cancel', order.id, { as: 'seller' });
  for (const to of ['PICKING', 'READY', 'DONE']) await change('move', cash[1]!.id, { to });
  await change('move', paid[1]!.id, { to: 'PICKING' });
  await change('pick', paid[1]!.id, { line: 0, quantity: 1, reason: 'MISSING' });
  await change('finish-picking', paid[1]!.id, {});
  const after = await readSums();
  expect(after[0].sums).toMatchObject({ count: 6 });
  expect(after).toEqual(await readSumsOfOrders());
  expect(after).not.toEqual(before);
  expect(await monthsUntil()).toBe(start - month);
  await Promise.all([0, 1, 2].map(() => addMonthlySums(database, now)));
  expect(await monthsUntil()).toBe(start + 3 * month);
  expect(await readSums()).toEqual(after);

  const { query } = database;
  const inMonths = query.selectFrom('order_sums').where('hour', '<', start + 3 * month);
  const hours = await inMonths.selectAll().execute();
  expect(hours.length).toBeGreaterThan(3);
  await query
    .deleteFrom('order_sums')
    .where('hour', '<', start + 3 * month)
    .execute();
  expect((await readSums())[0]).toEqual(after[0]);
  await query.insertInto('order_sums').values(hours).execute();
  expect(await readSums()).toEqual(after);
});

test('a store that starts makes the sums of months again, which a store of the version before may have left wrong', async () => {
  const { database } = backend.context;
  const right = await readSums();
  await database.query.updateTable('order_month_sums').set({ orders: 999 }).execute();
  expect(await readSums()).not.toEqual(right);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const stop = startHousekeeping(backend.context, { warn: () => undefined });
  vi.advanceTimersByTime(minute);
  vi.useRealTimers();
  await expect.poll(readSums).toEqual(right);
  stop();
  await expect.poll(monthsUntil).toBe(start + 3 * month);
});

test('sums that are added while orders of their months change are those of the orders', async () => {
  const { database } = backend.context;
  const later = start + 6 * month;
  const orders = [];
  for (let count = 0; count < 8; count += 1) orders.push(await place('cod', later + (count % 4) * 5 * hour, count + 1));
  now = later + 2 * month;
  seller = await backend.seller();
  await addHourlySums(database, now);
  await addMonthlySums(database, now);
  const adding = async () => {
    for (let times = 0; times < 6; times += 1) await addMonthlySums(database, now);
  };
  const changing = orders.map(async ({ id }, at) => {
    if (at % 2 === 0) return change('cancel', id, { as: 'seller' });
    for (const to of ['PICKING', 'READY', 'DONE']) await change('move', id, { to });
  });
  await Promise.all([adding(), adding(), ...changing]);
  await addMonthlySums(database, now);
  expect(await monthsUntil()).toBe(Math.floor((now - hour) / month) * month);
  expect(await readSums()).toEqual(await readSumsOfOrders());
});

test('an order that its hour misses, because a clock was set back, can be cancelled and delivered', async () => {
  const { database } = backend.context;
  const hourOfOrders = start + 9 * month;
  await place('cod', hourOfOrders, 1);
  await place('cod', hourOfOrders + minute, 1);
  await addHourlySums(database, hourOfOrders + 2 * hour);
  const cancelled = await place('cod', hourOfOrders + 2 * minute, 50);
  const delivered = await place('cod', hourOfOrders + 3 * minute, 60);
  now = hourOfOrders + 2 * hour;
  seller = await backend.seller();
  await change('cancel', cancelled.id, { as: 'seller' });
  for (const to of ['PICKING', 'READY', 'DONE']) await change('move', delivered.id, { to });
  const stageOf = async (id: string) => (await seller.get(`/api/order/seller?id=${id}`)).body.orders[0].stage;
  expect([await stageOf(cancelled.id), await stageOf(delivered.id)]).toEqual(['CANCELLED', 'DONE']);
});
