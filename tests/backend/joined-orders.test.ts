import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#backend/features/orders/changes/order-changes.ts';
import { expireUnpaidOrders } from '#backend/features/orders/placing/unpaid-expiry.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addDepositType, addProduct, saveAddress } from '#tests/support/store-records.ts';
import { untilOneWaits } from '#tests/support/until-one-waits.ts';

const hour = 3_600_000;
/** A Monday, one day after the clocks in Berlin were put back. */
const monday = Date.parse('2026-10-26T07:00Z');
let now = monday;
const mailServer = await startMailServer();
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
const backend = backendForTests({ maxOpenOrders: null, mail, shopUrl: 'https://shop.example' }, () => now);
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let shopper: StoreClient & { id: string };
let other: StoreClient;
let address = '';
let otherAddress = '';
/** Leeks cost 25.00, milk 2.00 with a bottle of 0.25. */
const ids = { leeks: '', milk: '' };
let slotId = '';
let version = 0;

const window = { kind: 'DELIVERY', weekday: 2, start: '09:00', end: '11:00', capacity: 2 };
const closing = { cutOffTime: '18:00', cutOffDaysBefore: 1 };
const area = { name: 'Springfield', postalCodes: ['974*'], fee: 3.9, freeFrom: 50, minimum: 20 };
const plan = { daysAhead: 7, windows: [{ ...window, ...closing }], closedDays: [], areas: [area] };

async function savePlan(fields: object = {}) {
  const { body } = await seller.post('/api/delivery/plan/save', { ...plan, ifVersion: version, ...fields });
  expect(body.success).toBe(true);
  version = body.plan.version;
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  [seller, shopper, other] = [await backend.seller(), await backend.shopper(), await backend.shopper()];
  const form = new FormData();
  form.append('storeData', JSON.stringify({ timeZone: 'Europe/Berlin' }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  [address, otherAddress] = [await saveAddress(shopper), await saveAddress(other)];
  ids.leeks = await addProduct(seller, { name: 'Leeks', price: '25', offerPrice: '25' });
  const type = await addDepositType(seller);
  ids.milk = await addProduct(seller, { name: 'Milk', price: '2', offerPrice: '2', deposit: { type, count: 1 } });
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now = monday;
  await backend.context.database.query.deleteFrom('orders').execute();
  await savePlan();
  const { body } = await backend.visitor().get('/api/delivery/slots');
  slotId = body.slots[0].id;
});

afterAll(() => mailServer.close());

const leeks = () => ({ items: [{ product: ids.leeks, quantity: 1 }], address, slotId });
const milk = () => ({ items: [{ product: ids.milk, quantity: 1 }] });
const send = async (fields: object, { by = shopper as StoreClient, call = 'cod', headers = {} } = {}) =>
  (await by.post(`/api/order/${call}`, fields, headers)).body;

async function place(fields: object = {}) {
  const body = await send({ ...leeks(), ...fields });
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string; number: string };
}
async function add(first: { _id: string }, fields: object = {}, more: object = {}) {
  const body = await send({ ...milk(), joins: first._id, ...fields }, more);
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string; number: string; amount: number };
}
const open = async (by: StoreClient = shopper) => (await by.get('/api/order/open')).body.orders;
const seen = async (orderId: string) => (await shopper.get(`/api/order/user?id=${orderId}`)).body.orders[0];
const cancel = async (orderId: string, by: StoreClient = shopper) =>
  (await by.post('/api/order/cancel', { orderId })).body;
const taken = async () => (await seller.get('/api/delivery/plan')).body.slots[0].taken;
const move = async (orderId: string, ...stages: string[]) => {
  for (const to of stages) {
    expect((await seller.post('/api/order/move', { orderId, to })).body).toMatchObject({ success: true });
  }
};
const aloneAfter = ({ number }: { number: string }) =>
  `It was added to order ${number}, which is cancelled, so it has neither fee nor minimum: please check it, or cancel it, which refunds it.`;
const closedFor = (number: string) =>
  refusal('REFUSED', `Nothing can be added to order ${number} any more. Please place a new order instead.`, 'joins');

test('an order is added without fee, minimum and a further place, and the first one stays as it was', async () => {
  const first = await place();
  const before = await seen(first._id);
  const added = await add(first, { expectedTotal: 2.29, address: 'unread', slotId: 'unread' });

  // 2.00 for the milk, 0.25 for its bottle, and 2 % of both: 0.04.
  const { slot, address: place_ } = before;
  const joins = { _id: first._id, number: first.number };
  expect(await seen(added._id)).toMatchObject({ subtotal: 2, deposits: 0.25, tax: 0.04, shipping: 0, amount: 2.29 });
  expect(await seen(added._id)).toMatchObject({ slot, address: place_, joins, joinedBy: [], isPaid: false });
  const joinedBy = [{ _id: added._id, number: added.number }];
  expect(await seen(first._id)).toEqual({ ...before, joinedBy, actions: [] });
  expect(before).toMatchObject({ joins: null, joinedBy: [], actions: ['CANCEL'], shipping: 3.9 });
  expect(await taken()).toBe(1);
});

test('an order that was added stands for the first one of its stop', async () => {
  const first = await place();
  const second = await add(first);
  const third = await add(second);
  expect(await seen(third._id)).toMatchObject({ joins: { _id: first._id } });
  expect((await seen(first._id)).joinedBy).toHaveLength(2);
  expect(await open()).toMatchObject([{ _id: first._id }]);
  // In a list, each order has its own stop.
  const alone = await place();
  const { orders } = (await seller.get('/api/order/seller')).body;
  const stops = orders.map(
    ({ _id, joins, joinedBy }: { _id: string; joins: { _id: string } | null; joinedBy: object[] }) => [
      _id,
      joins?._id ?? null,
      joinedBy.length,
    ],
  );
  expect(stops).toEqual([
    [alone._id, null, 0],
    [third._id, first._id, 0],
    [second._id, first._id, 0],
    [first._id, null, 2],
  ]);
});

test('an order with a time is open until its last moment to order, by the clock of the shop', async () => {
  const { _id, number } = await place();
  // 18:00 in Berlin.
  const openUntil = '2026-10-26T17:00:00.000Z';
  const { slot, address: at } = await seen(_id);
  expect(await open()).toEqual([{ _id, number, openUntil, slot, address: at }]);

  now = Date.parse(openUntil) - 1;
  await add({ _id });
  now += 1;
  expect(await open()).toEqual([]);
  expect(await send({ ...milk(), joins: _id })).toEqual(closedFor(number));
  // The shop takes orders for longer now.
  await savePlan({ windows: [{ ...window, ...closing, cutOffTime: '20:00' }] });
  expect(await open()).toMatchObject([{ _id, openUntil: '2026-10-26T19:00:00.000Z' }]);
  await savePlan({ windows: [{ ...window, ...closing, cutOffTime: '20:00' }], closedDays: ['2026-10-27'] });
  expect(await open()).toEqual([]);
  await savePlan({ windows: [] });
  expect(await open()).toEqual([]);
});

test('an order without a time is open as long as its shopper could cancel it', async () => {
  await savePlan({ windows: [], areas: [] });
  const { _id, number } = await place({ slotId: undefined });
  expect(await open()).toMatchObject([{ _id, slot: null, openUntil: new Date(now + 48 * hour).toISOString() }]);
  now += 48 * hour;
  expect(await open()).toEqual([]);
  expect(await send({ ...milk(), joins: _id })).toEqual(closedFor(number));
});

test('nothing is added to an order that is being packed, cancelled, withdrawn from, or not paid yet', async () => {
  const unpaid = (await send(leeks(), { call: 'stripe' })).order;
  expect(await send({ ...milk(), joins: unpaid._id })).toEqual(closedFor(unpaid.number));
  const packed = await place();
  await move(packed._id, 'PICKING');
  const cancelled = await place();
  await cancel(cancelled._id);
  const withdrawn = await place();
  await backend.context.database.query
    .updateTable('orders')
    .set({ withdrawn_at: now })
    .where('id', '=', withdrawn._id)
    .execute();
  for (const { _id, number } of [packed, cancelled, withdrawn]) {
    expect(await send({ ...milk(), joins: _id })).toEqual(closedFor(number));
  }
  expect(await open()).toEqual([]);
});

test('an order of another person takes no additions, and an order needs an address or an order to add to', async () => {
  const first = await place();
  const text = 'There is no such order to add to. Please load your orders again.';
  for (const joins of [first._id, 'f'.repeat(24), "' or 1=1"]) {
    expect(await send({ ...milk(), joins }, { by: other })).toEqual(refusal('REFUSED', text, 'joins'));
  }
  expect(await open(other)).toEqual([]);
  expect(await send(milk())).toEqual(refusal('INVALID', 'Please select an address', 'address'));
  expect((await backend.visitor().get('/api/order/open')).body).toMatchObject({ success: false });
});

test('at most ten orders are added to one', async () => {
  const first = await place();
  for (let count = 0; count < 10; count += 1) await add(first);
  const refused = await send({ ...milk(), joins: first._id });
  expect(refused).toMatchObject({ success: false, code: 'TOO_MANY' });
  expect(await open()).toEqual([]);
});

test('the shopper cancels what was added before the first order, and the shop cancels in any order', async () => {
  const first = await place();
  const added = await add(first);
  const text = `Please cancel what you added to this order first: order ${added.number}. It comes without a fee because of this one.`;
  expect(await cancel(first._id)).toMatchObject({ success: false, code: 'REFUSED', message: text });
  expect(await cancel(added._id)).toMatchObject({ success: true });
  expect(await cancel(first._id)).toMatchObject({ success: true });
  expect(await taken()).toBe(0);

  const again = await place();
  const kept = await add(again);
  expect(await cancel(again._id, seller)).toMatchObject({ success: true });
  // The added order keeps its time and the place of the stop, and comes without a fee.
  expect(await taken()).toBe(1);
  expect(await seen(kept._id)).toMatchObject({ stage: 'PLACED', shipping: 0, amount: 2.29, joins: { _id: again._id } });
  expect(await open()).toEqual([]);
  await move(kept._id, 'PICKING', 'READY', 'OUT', 'DONE');
  expect(await seen(kept._id)).toMatchObject({ stage: 'DONE', isPaid: true, paid: 2.29 });
});

test('a full time takes what is added, and no further stop', async () => {
  const first = await place();
  expect((await send({ ...leeks(), address: otherAddress }, { by: other })).success).toBe(true);
  expect((await send(leeks())).code).toBe('SLOT_CLOSED');
  await add(first);
  expect(await taken()).toBe(2);
});

test('what is added online holds no place, and keeps its promise when it is paid after the last moment', async () => {
  const first = await place();
  const added = await add(first, {}, { call: 'stripe' });
  expect(await seen(first._id)).toMatchObject({ joinedBy: [], actions: ['CANCEL'] });
  expect(await taken()).toBe(1);
  // Of two places, one may be held by unpaid orders: this one holds none.
  const online = await send({ ...leeks(), address: otherAddress }, { by: other, call: 'stripe' });
  expect(online.success).toBe(true);

  now += 11 * hour;
  await expireUnpaidOrders(backend.context.database, now);
  // The first order kept the place, so the history says nothing of a place that others may have taken.
  await payByEvent(backend.context.database, added, now);
  const { timeline, joins } = await seen(added._id);
  expect(joins).toEqual({ _id: first._id, number: first.number });
  expect(JSON.stringify(timeline)).not.toContain('place');
});

test('what is added and not paid ends with the first order, and its payment is recorded with a note', async () => {
  const cocoa = await addProduct(seller, { name: 'Cocoa', price: '2', offerPrice: '2' });
  await countProduct(seller, cocoa, 10);
  const onHand = () => onHandOf(seller, cocoa);
  const items = [{ product: cocoa, quantity: 2 }];
  const first = await place({ items: [...leeks().items, ...items] });
  const added = await add(first, { items }, { call: 'stripe' });
  expect(await onHand()).toBe(6);
  expect(await cancel(first._id)).toMatchObject({ success: true });
  expect(await onHand()).toBe(10);
  expect(await taken()).toBe(0);

  await payByEvent(backend.context.database, added, now);
  expect(await onHand()).toBe(8);
  const { timeline } = await seen(added._id);
  expect(timeline.at(-1).note).toBe(
    `Paid after it had been cancelled. Its place was free for others meanwhile: please check whether its time can be kept. ${aloneAfter(first)}`,
  );
});

test('a late payment of what was added to a cancelled order says so, also when nothing is missing and no place is lost', async () => {
  await savePlan({ windows: [], areas: [] });
  const first = await place({ slotId: undefined });
  const added = await add(first, {}, { call: 'stripe' });
  await cancel(first._id);
  await payByEvent(backend.context.database, added, now);
  const { timeline } = await seen(added._id);
  expect(timeline).toMatchObject([{ note: null }, { note: `Paid after it had been cancelled. ${aloneAfter(first)}` }]);
  expect(await cancel(added._id, seller)).toMatchObject({
    success: true,
    order: { refunds: [{ amount: added.amount }] },
  });
});

test('of cancelling the first order and paying what is added to it, the later one sees the other', async () => {
  await savePlan({ windows: [{ ...window, ...closing, capacity: 20 }] });
  const { database } = backend.context;
  const viewer = { role: 'SHOPPER' as const, userId: shopper.id };
  for (let round = 0; round < 5; round += 1) {
    const { _id: orderId } = await place();
    const added = await add({ _id: orderId }, {}, { call: 'stripe' });
    const [, cancelled] = await Promise.all([
      payByEvent(database, added, now),
      cancelOrder(database, { orderId, viewer, reason: null }, now),
    ]);
    const { timeline } = await seen(added._id);
    // Paid first: the first order is kept. Cancelled first: the payment is recorded as a late one.
    expect(timeline).toHaveLength(cancelled.refusal === null ? 2 : 1);
  }
});

test('the same key is one added order, also after the packing has begun', async () => {
  const first = await place();
  const headers = { 'idempotency-key': 'one' };
  const added = await add(first, {}, { headers });
  await move(first._id, 'PICKING');
  expect((await send({ ...milk(), joins: first._id }, { headers })).order._id).toBe(added._id);
  const second = await place();
  expect(await send({ ...milk(), joins: second._id }, { headers })).toMatchObject({ success: false, code: 'INVALID' });
});

test('the mails about an added order name the first one', async () => {
  const first = await place();
  await sendDueMails(backend.context, log);
  mailServer.received.length = 0;
  const added = await add(first);
  const online = await add(first, {}, { call: 'stripe' });
  await payByEvent(backend.context.database, online, now);
  await sendDueMails(backend.context, log);
  for (const { number } of [added, online]) {
    // The shop's mail about each; the shopper's own are limited until the email is confirmed.
    const [mailed] = mailServer.received.filter(({ subject }) => subject.startsWith(`New Order No. ${number}`));
    expect(mailed?.text).toContain(`Added to:\nOrder No. ${first.number}\n`);
  }
});

test('the driver has one stop for both, and the next shopper sees one stop before', async () => {
  const first = await place();
  const added = await add(first);
  const next = (await send({ ...leeks(), address: otherAddress }, { by: other })).order;
  for (const { _id } of [first, added, next]) await move(_id, 'PICKING', 'READY');
  const { body } = await seller.post('/api/order/tour', { orderIds: [first._id, added._id, next._id] });
  expect(body.orders.map(({ stopsBefore }: { stopsBefore: number }) => stopsBefore)).toEqual([0, 0, 1]);
});

test.each([
  ['the packing of the first one begins', { stage: 'PICKING' as const }],
  ['the first one is cancelled', { stage: 'CANCELLED' as const }],
])('an order is not added while %s', async (_what, change) => {
  const { database } = backend.context;
  const first = await place();
  let waiter: Promise<unknown> | undefined;
  let adding: ReturnType<typeof send> | undefined;
  await database.write(async (trx) => {
    await trx.updateTable('orders').set(change).where('id', '=', first._id).execute();
    adding = send({ ...milk(), joins: first._id });
    waiter = databaseKind === 'postgres' ? untilOneWaits(database) : undefined;
    // Without the lock, the order is added now.
    if (waiter) await Promise.race([adding, waiter]);
  });
  expect(await adding).toEqual(closedFor(first.number));
  await waiter;
});

test('a late payment of what is added while the first one is cancelled says so', async () => {
  await savePlan({ windows: [], areas: [] });
  const { database } = backend.context;
  const first = await place({ slotId: undefined });
  const added = await add(first, {}, { call: 'stripe' });
  now += 11 * hour;
  await expireUnpaidOrders(database, now);
  let waiter: Promise<unknown> | undefined;
  let paying: Promise<unknown> | undefined;
  await database.write(async (trx) => {
    await trx.updateTable('orders').set({ stage: 'CANCELLED' }).where('id', '=', first._id).execute();
    paying = payByEvent(database, added, now);
    waiter = databaseKind === 'postgres' ? untilOneWaits(database) : undefined;
    // Without the lock, the payment is recorded now.
    if (waiter) await Promise.race([paying, waiter]);
  });
  await paying;
  const { timeline } = await seen(added._id);
  expect(timeline.at(-1).note).toBe(`Paid after the time for the payment had ended. ${aloneAfter(first)}`);
  await waiter;
});

test('of cancelling the first order and adding to it at the same time, one is refused', async () => {
  await savePlan({ windows: [{ ...window, ...closing, capacity: 20 }] });
  const viewer = { role: 'SHOPPER' as const, userId: shopper.id };
  for (let round = 0; round < 5; round += 1) {
    const { _id: orderId } = await place();
    const [added, cancelled] = await Promise.all([
      send({ ...milk(), joins: orderId }),
      // As another process does it: of one process, a shopper's changes wait for each other.
      cancelOrder(backend.context.database, { orderId, viewer, reason: null }, now),
    ]);
    expect([added.success, cancelled.refusal === null].filter(Boolean)).toHaveLength(1);
  }
});

test('a payment that is reported twice while an order is added blocks neither of them', async () => {
  const { database } = backend.context;
  const first = (await send(leeks(), { call: 'stripe' })).order;
  await payByEvent(database, first, now);
  const event = { provider: 'sandbox', orderId: first._id, kind: 'paid' as const, currency: 'usd' };
  const amountCents = Math.round(first.amount * 100);
  const answers = await Promise.all([
    send({ ...milk(), joins: first._id }),
    applyPaymentEvent(database, { ...event, id: 'again', amountCents }, now),
  ]);
  expect(answers).toMatchObject([{ success: true }, 'no-effect']);
});
