import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { openSlotShop, type SlotShop } from '#tests/support/slot-shop.ts';

/** A Monday. */
const now = Date.parse('2026-10-26T07:00Z');
const mailServer = await startMailServer();
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
const backend = backendForTests({ mail, shopUrl: 'https://shop.example' }, () => now);
const log = { info: () => undefined, warn: () => undefined };
let seller: SlotShop['seller'];
let shopper: SlotShop['shopper'];
let cart: SlotShop['cart'];
let slotIds: SlotShop['slotIds'];

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  // Before the shop has times to choose from.
  await addWhatMustNotCount(backend);
  ({ seller, shopper, cart, slotIds } = await openSlotShop(backend, 200));
});

afterAll(() => mailServer.close());

const move = async (orderId: string, to: string) => (await seller.post('/api/order/move', { orderId, to })).body;
const start = async (orderIds: string[]) => (await seller.post('/api/order/tour', { orderIds })).body;

async function place(kind: 'PICKUP' | 'DELIVERY' = 'DELIVERY'): Promise<{ _id: string; number: string }> {
  const { body } = await shopper.post('/api/order/cod', { ...cart, slotId: slotIds[kind] });
  expect(body).toMatchObject({ success: true, order: { stopsBefore: null } });
  return body.order;
}

async function placeReady(kind: 'PICKUP' | 'DELIVERY' = 'DELIVERY') {
  const order = await place(kind);
  for (const to of ['PICKING', 'READY']) expect(await move(order._id, to)).toMatchObject({ success: true });
  return order;
}

async function idsOfReady(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await placeReady())._id);
  return ids;
}

/** The stage and the stops before of these orders, as both lists have them. */
async function stopsOf(ids: string[]) {
  const seen = [];
  for (const id of ids) {
    const [ofShopper] = (await shopper.get(`/api/order/user?id=${id}`)).body.orders;
    const [ofSeller] = (await seller.get(`/api/order/seller?id=${id}`)).body.orders;
    expect(ofSeller.stopsBefore).toBe(ofShopper.stopsBefore);
    seen.push([ofShopper.stage, ofShopper.stopsBefore]);
  }
  return seen;
}

test('when a tour starts, each ready order is out with its event and mail, and says how many stops are before it', async () => {
  const [first = '', second = '', third = ''] = await idsOfReady(3);
  await sendDueMails(backend.context, log);
  mailServer.received.length = 0;

  const started = await start([third, first, second]);
  expect(started).toMatchObject({
    success: true,
    message: 'Tour started.',
    orders: [
      { _id: third, stage: 'OUT', version: 4, stopsBefore: 0 },
      { _id: first, stage: 'OUT', version: 4, stopsBefore: 1 },
      { _id: second, stage: 'OUT', version: 4, stopsBefore: 2 },
    ],
  });
  expect(started.orders[0].timeline.at(-1)).toMatchObject({ stage: 'OUT', actor: 'SELLER' });
  await sendDueMails(backend.context, log);
  const subjects = mailServer.received.map(({ subject }) => subject.replace(/No\. \d+/, ''));
  expect(subjects).toEqual(Array.from({ length: 3 }, () => 'Order  is out for delivery'));

  // The same call again, and another order of the stops: nothing else changes.
  const same = await start([third, first, second]);
  expect(same).toEqual(started);
  expect(await start([second, third, first])).toMatchObject({
    orders: [
      { _id: second, stopsBefore: 0, version: 4 },
      { _id: third, stopsBefore: 1 },
      { _id: first, stopsBefore: 2 },
    ],
  });
  await sendDueMails(backend.context, log);
  expect(mailServer.received).toHaveLength(3);
});

test('stops that are done or ready again are no longer before an order, and have no stops before themselves', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await idsOfReady(4);
  const ids = [first, second, third, fourth];
  await start(ids);
  expect(await move(first, 'DONE')).toMatchObject({ success: true, order: { stopsBefore: null } });
  expect(await move(second, 'READY')).toMatchObject({ success: true, order: { stopsBefore: null } });
  expect(await stopsOf(ids)).toEqual([
    ['DONE', null],
    ['READY', null],
    ['OUT', 0],
    ['OUT', 1],
  ]);

  // An order that was ready again is in no tour, also when it is sent out alone.
  expect(await move(second, 'OUT')).toMatchObject({ success: true, order: { stopsBefore: null } });
  expect(await stopsOf([second, third])).toEqual([
    ['OUT', null],
    ['OUT', 0],
  ]);
});

test('an order of another tour leaves that one', async () => {
  const [first = '', second = '', third = ''] = await idsOfReady(3);
  await start([first, second]);
  await start([third, first]);
  expect(await stopsOf([first, second, third])).toEqual([
    ['OUT', 1],
    ['OUT', 0],
    ['OUT', 0],
  ]);
});

test('a tour with an order that cannot be sent out is refused, and nothing is changed', async () => {
  const ready = await placeReady();
  const placed = await place();
  const collected = await placeReady('PICKUP');
  const done = await placeReady();
  await move(done._id, 'DONE');
  const stageFault = (number: string, stage: string) =>
    refusal(
      'REFUSED',
      `Order ${number} is in the stage ${stage} and cannot be sent out. Nothing was changed.`,
      'orderIds',
    );

  expect(await start([ready._id, placed._id])).toEqual(stageFault(placed.number, 'PLACED'));
  expect(await start([ready._id, done._id])).toEqual(stageFault(done.number, 'DONE'));
  expect(await start([ready._id, collected._id])).toEqual(
    refusal(
      'REFUSED',
      `Order ${collected.number} is collected at the shop, so it is not sent out. Nothing was changed.`,
      'orderIds',
    ),
  );
  expect(await start([ready._id, 'f'.repeat(24)])).toMatchObject({ success: false, code: 'REFUSED' });
  expect(await stopsOf([ready._id])).toEqual([['READY', null]]);
});

test('a tour has 1 to 100 orders, each once', async () => {
  const { _id } = await placeReady();
  const many = Array.from({ length: 101 }, (_, at) => at.toString(16).padStart(24, '0'));
  for (const orderIds of [[], [_id, _id], many, _id, [7]]) {
    const { body } = await seller.post('/api/order/tour', { orderIds });
    expect(body).toMatchObject({ success: false, code: orderIds === many ? 'TOO_MANY' : 'INVALID' });
  }
  expect(await stopsOf([_id])).toEqual([['READY', null]]);
});

test('two tours with the same orders at once end with one of both', async () => {
  const ids = await idsOfReady(4);
  const [one, other] = await Promise.all([start(ids), start(ids.toReversed())]);
  expect([one, other]).toMatchObject([{ success: true }, { success: true }]);
  const stops = (await stopsOf(ids)).map(([, before]) => before);
  expect([
    [0, 1, 2, 3],
    [3, 2, 1, 0],
  ]).toContainEqual(stops);
});
