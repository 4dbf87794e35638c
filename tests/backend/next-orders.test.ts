import { beforeAll, beforeEach, expect, test } from 'vitest';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const hourMs = 3_600_000;
/** A Monday. */
const monday = Date.parse('2026-11-02T07:00Z');
let now = monday;
const backend = backendForTests({}, () => now);

let seller: StoreClient;
let shopper: StoreClient;
let address = '';
let product = '';
let planVersion = 0;

const window = {
  kind: 'DELIVERY',
  start: '15:00',
  end: '17:00',
  capacity: 20,
  cutOffTime: '12:00',
  cutOffDaysBefore: 0,
};
const mondayAndSaturday = [
  { ...window, weekday: 1 },
  { ...window, weekday: 6 },
];

async function savePlan(windows: object[]): Promise<void> {
  const plan = { ifVersion: planVersion, daysAhead: 7, windows, closedDays: [], areas: [] };
  planVersion = (await seller.post('/api/delivery/plan/save', plan)).body.plan.version;
}

/** Places an order for the slot of that day, or without a slot. */
async function order(day?: string, call: 'cod' | 'stripe' = 'cod') {
  const { slots } = (await backend.visitor().get('/api/delivery/slots')).body;
  const slotId = day && slots.find(({ start }: { start: string }) => start.startsWith(day)).id;
  const { body } = await shopper.post(`/api/order/${call}`, { items: [{ product, quantity: 1 }], address, slotId });
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string; number: string };
}

const next = async (query = '', client = seller) => (await client.get(`/api/order/seller/next${query}`)).body;
const numbersOf = ({ orders }: { orders: { number: string }[] }) => orders.map(({ number }) => number);

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  product = await addProduct(seller);
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now = monday;
  await backend.context.database.query.deleteFrom('orders').execute();
  await savePlan([]);
  await addWhatMustNotCount(backend);
});

test('an order for today comes before older pre-orders for Saturday, also when those fill the list', async () => {
  await savePlan(mondayAndSaturday);
  const saturday = [];
  for (let count = 0; count < 11; count += 1) {
    now += 1;
    saturday.push((await order('2026-11-07')).number);
  }
  now += hourMs;
  const { number: today } = await order('2026-11-02');
  expect(numbersOf(await next())).toEqual([today, ...saturday.slice(0, 9)]);
  expect(numbersOf(await next('?first=2'))).toEqual([today, saturday[0]]);
  expect(numbersOf(await next('?first=100'))).toEqual([today, ...saturday]);
});

test('an order without a slot counts from the time it was placed', async () => {
  const { number: morning } = await order();
  await savePlan(mondayAndSaturday);
  const { number: saturday } = await order('2026-11-07');
  const { number: today } = await order('2026-11-02');
  await savePlan([]);
  now += 9 * hourMs;
  const { number: evening } = await order();
  expect(numbersOf(await next())).toEqual([morning, today, evening, saturday]);
});

test('orders for one slot come by number, also after the clock was set back', async () => {
  await savePlan(mondayAndSaturday);
  const numbers = [];
  for (let count = 0; count < 4; count += 1) {
    numbers.push((await order('2026-11-07')).number);
    now -= hourMs / 2;
  }
  expect(numbersOf(await next())).toEqual(numbers);
  expect(numbersOf(await next('?first=2'))).toEqual(numbers.slice(0, 2));
});

test('only placed orders that wait to be picked or are being picked are in the list', async () => {
  const begun = await order();
  const ready = await order();
  const cancelled = await order();
  const held = await order(undefined, 'stripe');
  await seller.post('/api/order/move', { orderId: begun._id, to: 'PICKING' });
  for (const to of ['PICKING', 'READY']) await seller.post('/api/order/move', { orderId: ready._id, to });
  await seller.post('/api/order/cancel', { orderId: cancelled._id });
  expect((await next()).orders).toMatchObject([{ number: begun.number, stage: 'PICKING', items: [{ quantity: 1 }] }]);

  const { amount_cents: amountCents } = await backend.context.database.query
    .selectFrom('orders')
    .select('amount_cents')
    .where('id', '=', held._id)
    .executeTakeFirstOrThrow();
  const paid = {
    provider: 'sandbox',
    id: 'paid',
    kind: 'paid' as const,
    orderId: held._id,
    amountCents,
    currency: 'usd',
  };
  expect(await applyPaymentEvent(backend.context.database, paid, now)).toBe('paid');
  expect(numbersOf(await next())).toEqual([begun.number, held.number]);
});

test('a packer reads the list without emails; a shopper and a visitor do not', async () => {
  const { number } = await order();
  const packer = await memberOf(backend, 'PACKER');
  const body = await next('', packer);
  expect(numbersOf(body)).toEqual([number]);
  expect(JSON.stringify(body)).not.toContain('@');
  for (const client of [shopper, backend.visitor()]) expect(await next('', client)).toMatchObject({ success: false });
});

test.each(['0', '101', 'ten', '', '1&first=2'])('a list of %j orders is refused', async (first) => {
  expect(await next(`?first=${first}`)).toMatchObject({
    success: false,
    message: 'First must be a number from 1 to 100.',
  });
});
