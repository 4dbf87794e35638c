import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const hourMs = 3_600_000;
/** A Monday, one day after the clocks in Berlin were put back. */
const monday = Date.parse('2026-10-26T07:00Z');
let now = monday;
const backend = backendForTests({}, () => now);
const classic = backendForTests({ isClassic: true }, () => now);

let seller: StoreClient;
let shopper: StoreClient;
let address = '';
let outside = '';
let product = '';
let version = 0;

const window = {
  kind: 'DELIVERY',
  weekday: 2,
  start: '09:00',
  end: '11:00',
  capacity: 2,
  cutOffTime: '18:00',
  cutOffDaysBefore: 1,
};
const later = { ...window, start: '15:00', end: '17:00' };
const pickup = { ...window, kind: 'PICKUP', weekday: 3, cutOffDaysBefore: 0, cutOffTime: '08:00' };
const area = { name: 'Springfield', postalCodes: ['974*'], fee: 3.9, freeFrom: 50, minimum: 20 };

async function savePlan(fields: object): Promise<Record<string, unknown>> {
  const plan = { ifVersion: version, daysAhead: 7, windows: [], closedDays: [], areas: [], ...fields };
  const { body } = await seller.post('/api/delivery/plan/save', plan);
  if (body.success === true) version = body.plan.version;
  return body;
}

const slots = async (query = '') => (await backend.visitor().get(`/api/delivery/slots${query}`)).body.slots;
const slotId = async (start: string) =>
  (await slots()).find((slot: { start: string }) => slot.start.startsWith(start))?.id as string;

async function order(fields: object = {}, call = 'cod', client = shopper) {
  return (await client.post(`/api/order/${call}`, { items: [{ product, quantity: 1 }], address, ...fields })).body;
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  const form = new FormData();
  form.append('storeData', JSON.stringify({ timeZone: 'Europe/Berlin' }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  outside = await saveAddress(shopper, { zipcode: 10115 });
  product = await addProduct(seller, { name: 'Potato', price: 25, offerPrice: 19.99 });
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now = monday;
  await backend.context.database.query.deleteFrom('orders').execute();
  await savePlan({});
});

test('without a plan there are no times and no areas, and orders have neither a slot nor a fee', async () => {
  const { body } = await backend.visitor().get('/api/delivery/slots?postalCode=97477');
  expect(body).toEqual({ success: true, slots: null, isDelivered: true, area: null });
  expect((await order({ slotId: 'delivery-1' })).order).toMatchObject({ slot: null, shipping: 0, amount: 20.38 });
});

test('the facts of the store say how orders reach the shopper, and what each area costs', async () => {
  const facts = async () => (await backend.visitor().get('/api/store')).body.settings.delivery;
  expect(await facts()).toEqual({ kinds: ['DELIVERY'], hasTimes: false, fees: [] });
  const far = { ...area, name: 'Far', postalCodes: ['1*'], fee: 7.5, freeFrom: null };
  const near = { ...area, name: 'Near', postalCodes: ['2*'], fee: 0, freeFrom: null };
  await savePlan({ windows: [pickup, window], areas: [far, area, { ...area, postalCodes: ['975*'] }, near] });
  expect(await facts()).toEqual({
    kinds: ['DELIVERY', 'PICKUP'],
    hasTimes: true,
    fees: [
      { fee: 0, freeFrom: null },
      { fee: 3.9, freeFrom: 50 },
      { fee: 7.5, freeFrom: null },
    ],
  });
  await savePlan({ windows: [pickup] });
  expect(await facts()).toEqual({ kinds: ['PICKUP'], hasTimes: true, fees: [] });
});

test('the weekly template makes dated slots in the time zone of the shop', async () => {
  await savePlan({ windows: [later, window, pickup], closedDays: ['2026-10-28'], daysAhead: 3 });
  expect(await slots()).toEqual([
    {
      id: 'delivery-20261027T0800Z-120',
      kind: 'DELIVERY',
      start: '2026-10-27T08:00:00.000Z',
      end: '2026-10-27T10:00:00.000Z',
      cutOff: '2026-10-26T17:00:00.000Z',
      placesLeft: 2,
      closedBecause: null,
    },
    expect.objectContaining({ start: '2026-10-27T14:00:00.000Z', closedBecause: null }),
    expect.objectContaining({ kind: 'PICKUP', start: '2026-10-28T08:00:00.000Z', closedBecause: 'CLOSED_DAY' }),
  ]);
  expect(await slots('?first=1')).toHaveLength(1);
  // A time is shown until it has ended: the staff may still take an order for it.
  now = Date.parse('2026-10-27T09:59Z');
  expect((await slots())[0]).toMatchObject({ start: '2026-10-27T08:00:00.000Z', closedBecause: 'PAST_CUT_OFF' });
  now += 60_000;
  expect((await slots())[0]).toMatchObject({ start: '2026-10-27T14:00:00.000Z' });
});

test('orders take the places of a slot; the next order is refused, and its message names a free time', async () => {
  await savePlan({ windows: [window, later] });
  const first = await slotId('2026-10-27T08');
  const slot = { id: first, kind: 'DELIVERY', start: '2026-10-27T08:00:00.000Z', end: '2026-10-27T10:00:00.000Z' };
  expect((await order({ slotId: first })).order).toMatchObject({ slot, shipping: 0 });
  expect((await order({ slotId: first, items: [{ product, quantity: 2 }] })).order).toMatchObject({ slot });
  const full =
    'The time Tuesday 27 October, 09:00–11:00 is full. The next free time is Tuesday 27 October, 15:00–17:00.';
  expect(await order({ slotId: first })).toEqual(refusal('SLOT_CLOSED', full, 'slotId'));
  expect((await slots())[0]).toMatchObject({ placesLeft: 0, closedBecause: 'FULL' });
  const { orders } = (await shopper.get('/api/order/user')).body;
  expect(orders).toHaveLength(2);
  expect((await seller.get('/api/order/seller')).body.orders).toMatchObject([{ slot }, { slot }]);
  const { slots: taken } = (await seller.get('/api/delivery/plan')).body;
  expect(taken).toMatchObject([
    { id: first, capacity: 2, taken: 2 },
    { capacity: 2, taken: 0 },
  ]);

  await shopper.post('/api/order/cancel', { orderId: orders[0]._id });
  expect((await slots())[0]).toMatchObject({ placesLeft: 1, closedBecause: null });
  expect(await order({ slotId: first })).toMatchObject({ success: true });
});

test('an order without a time, with an unknown one, or with one past its cut-off is refused', async () => {
  await savePlan({ windows: [window, later] });
  const next = 'The next free time is Tuesday 27 October, 09:00–11:00.';
  const missing = refusal('SLOT_CLOSED', `Please choose a time for this order. ${next}`, 'slotId');
  expect(await order()).toEqual(missing);
  const unknown = `The time that you chose is no longer offered. ${next}`;
  expect(await order({ slotId: 'delivery-1' })).toEqual(refusal('SLOT_CLOSED', unknown, 'slotId'));
  const first = await slotId('2026-10-27T08');
  now = Date.parse('2026-10-26T17:00Z');
  const late =
    'The time Tuesday 27 October, 09:00–11:00 can no longer be ordered. There is no free time at the moment. Please try again later.';
  expect(await order({ slotId: first })).toEqual(refusal('SLOT_CLOSED', late, 'slotId'));
  now -= 1;
  expect(await order({ slotId: first })).toMatchObject({ success: true });
});

test('a refused time says why, and names the next free time of its kind, or else one of the other kind', async () => {
  const noon = { ...pickup, start: '12:00', end: '13:00', cutOffTime: '11:00', capacity: 1 };
  const thursday = { ...noon, weekday: 4, capacity: 2 };
  await savePlan({ windows: [window, noon, thursday], closedDays: ['2026-10-29'] });
  const refusedText = async (slot: string, fields: object = {}) => {
    const refused = await order({ slotId: slot, ...fields });
    expect(refused).toMatchObject({ success: false, code: 'SLOT_CLOSED', errors: [{ field: 'slotId' }] });
    return refused.message;
  };
  const [tuesday, wednesday, closed] = (await slots()).map(({ id }: { id: string }) => id);
  const onClosed = 'The time Thursday 29 October, 12:00–13:00 is on a day on which the shop is closed.';
  expect(await refusedText(closed)).toBe(
    `${onClosed} The next free time is Wednesday 28 October, 12:00–13:00, to collect at the shop.`,
  );
  await order({ slotId: wednesday });
  // No other time to collect is free, but one for a delivery is.
  expect(await refusedText(closed)).toBe(`${onClosed} The next free time is Tuesday 27 October, 09:00–11:00.`);
  expect(await refusedText(wednesday)).toBe(
    'The time Wednesday 28 October, 12:00–13:00 is full. The next free time is Tuesday 27 October, 09:00–11:00.',
  );
  for (const quantity of [2, 3]) await order({ slotId: tuesday, items: [{ product, quantity }] });
  expect(await refusedText(closed)).toBe(`${onClosed} There is no free time at the moment. Please try again later.`);
});

test('an order keeps its place when its time changes: it counts in each time that overlaps it', async () => {
  await savePlan({
    windows: [
      { ...window, capacity: 1 },
      { ...pickup, weekday: 2 },
    ],
  });
  const first = await slotId('2026-10-27T08');
  expect(await order({ slotId: first })).toMatchObject({ success: true });
  const longer = { ...window, end: '12:00', capacity: 1 };
  expect((await savePlan({ windows: [longer] })).message).toBe(
    'Delivery saved. 1 order is promised for a time that you removed, and keeps it.',
  );
  const second = await slotId('2026-10-27T08');
  expect((await slots())[0]).toMatchObject({ id: second, placesLeft: 0, closedBecause: 'FULL' });
  expect(await order({ slotId: second, items: [{ product, quantity: 2 }] })).toMatchObject({ code: 'SLOT_CLOSED' });

  // A later time with three places, of which the order takes one, and a time beside it that it does not touch.
  await savePlan({
    windows: [
      { ...window, start: '10:30', end: '13:00', capacity: 3 },
      { ...window, start: '08:00', end: '09:00' },
    ],
  });
  expect(await slots()).toMatchObject([{ placesLeft: 2 }, { placesLeft: 2 }]);
  const later = await slotId('2026-10-27T09:30');
  expect(await order({ slotId: later, items: [{ product, quantity: 3 }] })).toMatchObject({ success: true });
  expect(await order({ slotId: later, items: [{ product, quantity: 4 }] })).toMatchObject({ success: true });
  expect(await order({ slotId: later, items: [{ product, quantity: 5 }] })).toMatchObject({ code: 'SLOT_CLOSED' });
  const { slots: taken } = (await seller.get('/api/delivery/plan')).body;
  expect(taken.map((slot: { taken: number }) => slot.taken)).toEqual([0, 3]);

  // A cancelled order takes no place, and a time to collect is not a time to deliver.
  const { orders } = (await shopper.get('/api/order/user')).body;
  for (const { _id: orderId } of orders) await shopper.post('/api/order/cancel', { orderId });
  await savePlan({ windows: [longer, { ...pickup, weekday: 2 }] });
  expect((await slots()).map(({ placesLeft }: { placesLeft: number }) => placesLeft)).toEqual([2, 1]);
});

test('the places of deliveries and of collections at the same time are counted apart', async () => {
  await savePlan({ windows: [window, { ...window, kind: 'PICKUP', capacity: 1 }] });
  const left = async () =>
    (await slots()).map((slot: { kind: string; placesLeft: number }) => [slot.kind, slot.placesLeft]);
  const [delivery, pickup] = await slots();
  expect(await left()).toEqual([
    ['DELIVERY', 2],
    ['PICKUP', 1],
  ]);
  expect(await order({ slotId: delivery.id })).toMatchObject({ success: true });
  expect(await left()).toEqual([
    ['DELIVERY', 1],
    ['PICKUP', 1],
  ]);
  expect(await order({ slotId: pickup.id })).toMatchObject({ success: true });
  expect(await left()).toEqual([
    ['DELIVERY', 1],
    ['PICKUP', 0],
  ]);
});

test('a slot takes as many simultaneous orders as it has places', async () => {
  await savePlan({ windows: [window] });
  const first = await slotId('2026-10-27T08');
  const shoppers = await Promise.all([1, 2, 3, 4].map(() => backend.shopper()));
  const answers = await Promise.all(
    shoppers.map(async (client) => order({ slotId: first, address: await saveAddress(client) }, 'cod', client)),
  );
  expect(answers.filter(({ success }) => success === true)).toHaveLength(2);
  expect((await slots())[0]).toMatchObject({ placesLeft: 0 });
});

test('a store with times and no areas delivers everywhere free, and one with areas and no times promises none', async () => {
  await savePlan({ windows: [window] });
  const first = await slotId('2026-10-27T08');
  expect((await order({ slotId: first, address: outside })).order).toMatchObject({ shipping: 0, amount: 20.38 });
  await savePlan({ areas: [{ ...area, minimum: 0 }] });
  expect((await order({ slotId: first })).order).toMatchObject({ slot: null, shipping: 3.9 });
});

test('delivery is free from the sum that the area names, and costs its fee one cent below', async () => {
  await savePlan({ areas: [{ ...area, minimum: 0, freeFrom: 19.99 }] });
  expect((await order()).order).toMatchObject({ subtotal: 19.99, shipping: 0 });
  await savePlan({ areas: [{ ...area, minimum: 0, freeFrom: 20 }] });
  expect((await order()).order).toMatchObject({ subtotal: 19.99, shipping: 3.9 });
});

test('an unpaid online order holds its place; its expiry frees the place, and the timeline says so after a late payment', async () => {
  await savePlan({ windows: [{ ...window, capacity: 1 }] });
  const first = await slotId('2026-10-27T08');
  const { order: held } = await order({ slotId: first }, 'stripe');
  expect((await slots())[0]).toMatchObject({ placesLeft: 0, closedBecause: 'FULL' });
  now += 2 * hourMs;
  await runHousekeeping(backend.context.database, now);
  expect((await slots())[0]).toMatchObject({ placesLeft: 1, closedBecause: null });
  expect(await order({ slotId: first })).toMatchObject({ success: true });

  const event = { provider: 'sandbox', id: 'late', orderId: held._id, kind: 'paid' as const };
  const paid = { ...event, amountCents: 2038, currency: 'usd' };
  expect(await applyPaymentEvent(backend.context.database, paid, now)).toBe('paid');
  expect((await slots())[0]).toMatchObject({ placesLeft: 0, closedBecause: 'FULL' });
  const { orders } = (await seller.get(`/api/order/seller?id=${held._id}`)).body;
  expect(orders[0].timeline[1].note).toBe(
    'Paid after the time for the payment had ended. Its place was free for others meanwhile: please check whether its time can be kept.',
  );
});

test('an area has a fee, a sum from which delivery is free, and a minimum; pickup has none of them', async () => {
  await savePlan({ areas: [area] });
  const terms = { name: 'Springfield', fee: 3.9, freeFrom: 50, minimum: 20 };
  expect((await backend.visitor().get('/api/delivery/slots?postalCode=%2097%20477')).body).toEqual({
    success: true,
    slots: null,
    isDelivered: true,
    area: terms,
  });
  const few = 'Deliveries to Springfield start at $20.00. Please add products for $0.01 more.';
  expect(await order()).toEqual(refusal('REFUSED', few, 'items'));
  const two = [{ product, quantity: 2 }];
  // 39.98, 0.79 of tax, and 3.90.
  expect((await order({ items: two, expectedTotal: 44.67 })).order).toMatchObject({
    subtotal: 39.98,
    tax: 0.79,
    shipping: 3.9,
    amount: 44.67,
  });
  const changed =
    'The prices or the delivery fee have changed: the total is now $44.67, not $40.77. Please look at your cart again.';
  expect(await order({ items: two, expectedTotal: 40.77 })).toEqual(refusal('PRICE_CHANGED', changed, 'expectedTotal'));
  expect((await order({ items: [{ product, quantity: 3 }] })).order).toMatchObject({ shipping: 0, amount: 61.16 });
  const away = 'The shop does not deliver to 10115. Please choose another address.';
  expect(await order({ address: outside, items: two })).toEqual(refusal('REFUSED', away, 'address'));

  await savePlan({ areas: [area], windows: [window, pickup] });
  const delivery = await slotId('2026-10-27T08');
  expect((await slots('?postalCode=10115')).map((slot: Record<string, unknown>) => slot['closedBecause'])).toEqual([
    'NO_DELIVERY',
    null,
  ]);
  const elsewhere =
    'The time Tuesday 27 October, 09:00–11:00 is for deliveries, and the shop does not deliver to this postal code. The next free time is Wednesday 28 October, 09:00–11:00, to collect at the shop.';
  expect(await order({ address: outside, slotId: delivery })).toEqual(refusal('SLOT_CLOSED', elsewhere, 'slotId'));
  const collected = await order({ address: outside, slotId: await slotId('2026-10-28T08') });
  expect(collected.order).toMatchObject({ shipping: 0, amount: 20.38, slot: { kind: 'PICKUP' } });
});

test('an order of exactly the minimum of its area is taken', async () => {
  await savePlan({ areas: [{ ...area, minimum: 19.99 }] });
  expect(await order()).toMatchObject({ success: true, order: { subtotal: 19.99, shipping: 3.9 } });
  await savePlan({ areas: [{ ...area, minimum: 20 }] });
  expect(await order()).toMatchObject({ success: false, code: 'REFUSED' });
});

test('an order with missing products keeps its delivery fee', async () => {
  await savePlan({ areas: [area] });
  const { order: placed } = await order({ items: [{ product, quantity: 2 }] });
  await seller.post('/api/order/move', { orderId: placed._id, to: 'PICKING' });
  const pick = { orderId: placed._id, line: 0, quantity: 1, reason: 'MISSING' };
  expect((await seller.post('/api/order/pick', pick)).body).toMatchObject({ success: true });
  const { body } = await seller.post('/api/order/finish-picking', { orderId: placed._id });
  // 19.99, 0.39 of tax, and 3.90.
  expect(body).toMatchObject({
    success: true,
    order: { settled: { subtotal: 19.99, deposits: 0, tax: 0.39, amount: 24.28 } },
  });
});

test('a repeated request is the same order; with another time it is another order', async () => {
  await savePlan({ windows: [window, later] });
  const [first, second] = [await slotId('2026-10-27T08'), await slotId('2026-10-27T14')];
  const key = { 'idempotency-key': 'slot-key' };
  const place = async (slot: string) =>
    (await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address, slotId: slot }, key)).body;
  const placed = await place(first);
  expect(await place(first)).toEqual(placed);
  expect(await place(second)).toMatchObject({ success: false, code: 'INVALID' });
  expect((await slots())[0]).toMatchObject({ placesLeft: 1 });
});

test('orders keep the time that they were promised when the template changes', async () => {
  await savePlan({ windows: [window] });
  const first = await slotId('2026-10-27T08');
  await order({ slotId: first });
  await savePlan({ windows: [later] });
  expect((await shopper.get('/api/order/user')).body.orders[0].slot).toMatchObject({ id: first });
  expect((await slots())[0]).toMatchObject({ placesLeft: 2 });
  await savePlan({ windows: [{ ...window, capacity: 3 }] });
  expect((await slots())[0]).toMatchObject({ id: first, placesLeft: 2 });
});

test('a saved plan says how many orders it leaves without their time, and a shorter look ahead takes no time away', async () => {
  await savePlan({ windows: [window, later] });
  for (const start of ['2026-10-27T08', '2026-10-27T14']) await order({ slotId: await slotId(start) });
  const promised = /promised for/;
  expect((await savePlan({ windows: [window, later], daysAhead: 1 })).message).not.toMatch(promised);
  expect((await savePlan({ windows: [window, later] })).message).not.toMatch(promised);
  expect((await savePlan({ windows: [later] })).message).toMatch(/1 order is promised for a time that you removed/);
});

test('a plan that was changed elsewhere is not overwritten, and the newer one is in the refusal', async () => {
  await savePlan({ windows: [window] });
  const saved = await savePlan({ ifVersion: version - 1, windows: [] });
  expect(saved).toMatchObject({ success: false, code: 'CHANGED_SINCE', plan: { version, windows: [window] } });
});

test.each([
  ['a window that ends before it starts', { windows: [{ ...window, end: '08:00' }] }, 'windows.0.end'],
  ['a cut-off after the start', { windows: [{ ...window, cutOffDaysBefore: 0 }] }, 'windows.0.cutOffTime'],
  ['the same window twice', { windows: [window, window] }, 'windows'],
  ['a day that does not exist', { closedDays: ['2026-02-30'] }, 'closedDays.0'],
  ['a fee with three decimals', { areas: [{ ...area, fee: 1.234 }] }, 'areas.0.fee'],
  ['an area without postal codes', { areas: [{ ...area, postalCodes: [] }] }, 'areas.0.postalCodes'],
  ['a postal code with a star in front', { areas: [{ ...area, postalCodes: ['*1'] }] }, 'areas.0.postalCodes.0'],
])('%s is refused', async (_title, fields, field) => {
  expect(await savePlan(fields)).toMatchObject({ success: false, code: 'INVALID', errors: [{ field }] });
});

test('a classic store promises no times, whatever plan it has stored', async () => {
  const { database } = classic.context;
  const plan = { version: 1, windows: [window], daysAhead: 7, closedDays: [], areas: [] };
  await database.query
    .insertInto('shop_facts')
    .values({ name: 'delivery-plan', value: JSON.stringify(plan) })
    .execute();
  const client = await classic.shopper();
  const bought = await sendProduct(await classic.seller(), {
    name: 'Leek',
    category: 'Vegetables',
    description: ['Fresh'],
    price: '2',
    offerPrice: '1',
  });
  expect(bought.body).toMatchObject({ success: true });
  const [{ _id }] = (await client.get('/api/product/list')).body.products;
  const items = [{ product: _id, quantity: 1 }];
  expect((await client.post('/api/order/cod', { items, address: await saveAddress(client) })).body).toMatchObject({
    success: true,
  });
});
