import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
let order: SlotShop['cart'];
let slotIds: SlotShop['slotIds'];

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  // Before the shop has times to choose from.
  await addWhatMustNotCount(backend);
  ({ seller, shopper, cart: order, slotIds } = await openSlotShop(backend, 20));
});

beforeEach(() => {
  mailServer.received.length = 0;
});

afterAll(() => mailServer.close());

async function place(kind: 'PICKUP' | 'DELIVERY'): Promise<{ _id: string; number: string }> {
  const { body } = await shopper.post('/api/order/cod', { ...order, slotId: slotIds[kind] });
  expect(body).toMatchObject({ success: true });
  return body.order;
}

const move = async (orderId: string, to: string) => (await seller.post('/api/order/move', { orderId, to })).body;

/** The refusal of a placed order that was to move too far. */
const cannotMove = (to: string) =>
  refusal('REFUSED', `This order is in the stage PLACED and cannot be moved to ${to} from there.`, 'to');

/** The subjects and texts of the mails to the shopper since the last call. */
async function mailsSent() {
  await sendDueMails(backend.context, log);
  const mails = mailServer.received.filter(({ to }) => to.includes(shopper.email));
  mailServer.received.length = 0;
  return mails.map(({ subject, text }) => ({ subject, text }));
}

test('an order that is collected goes from ready to done, is never sent out, and its shopper is told when it is ready', async () => {
  const { _id, number } = await place('PICKUP');
  const [placed] = await mailsSent();
  expect(placed?.text).toContain('tell you when it is ready to collect');
  expect(placed?.text).not.toContain('out for delivery');
  expect(placed?.text).toContain('In cash when you collect it');
  await seller.post('/api/order/pick', { orderId: _id, line: 0, quantity: 2, reason: 'MISSING' });
  expect((await seller.post('/api/order/finish-picking', { orderId: _id })).body.order).toMatchObject({
    stage: 'READY',
    status: 'Ready To Collect',
    actions: ['MOVE_TO_DONE', 'CANCEL'],
  });
  const mails = await mailsSent();
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Order No. ${number} is packed: $20.40 instead of $30.60`,
    `Order No. ${number} is ready to collect`,
  ]);
  const ready = mails.find(({ subject }) => subject.endsWith('collect'))?.text;
  expect(ready).toContain('Please have $20.40 ready: you pay in cash.');
  expect(ready).toContain('Market 1\n10115 Berlin');
  expect(ready).toContain('Time to collect it at the shop');

  const text = 'This order is collected at the shop, so it is not sent out. Move it to DONE when it is collected.';
  expect(await move(_id, 'OUT')).toMatchObject({ ...refusal('REFUSED', text, 'to'), order: { stage: 'READY' } });
  expect((await move(_id, 'DONE')).order).toMatchObject({ stage: 'DONE', status: 'Collected', isPaid: true });
  expect(await mailsSent()).toEqual([]);
});

test('an order that is collected and was not picked line by line is told to be ready too', async () => {
  const { _id, number } = await place('PICKUP');
  await mailsSent();
  expect(await move(_id, 'DONE')).toMatchObject(cannotMove('DONE'));
  await move(_id, 'PICKING');
  await move(_id, 'READY');
  expect(await mailsSent()).toMatchObject([{ subject: `Order No. ${number} is ready to collect` }]);
});

test('an order that is delivered is sent out as before, and no mail says that it can be collected', async () => {
  const { _id, number } = await place('DELIVERY');
  await mailsSent();
  expect(await move(_id, 'OUT')).toMatchObject(cannotMove('OUT'));
  await move(_id, 'PICKING');
  expect((await move(_id, 'READY')).order).toMatchObject({
    status: 'Ready',
    actions: ['MOVE_TO_OUT', 'MOVE_TO_DONE', 'CANCEL'],
  });
  expect(await mailsSent()).toEqual([]);
  expect((await move(_id, 'OUT')).order).toMatchObject({ stage: 'OUT', status: 'Out For Delivery' });
  expect(await mailsSent()).toMatchObject([{ subject: `Order No. ${number} is out for delivery` }]);
  expect((await move(_id, 'READY')).order).toMatchObject({ stage: 'READY' });
  expect(await mailsSent()).toEqual([]);
});

test('an order that is collected, and was sent out before that was refused, comes back and is told to be ready', async () => {
  const { _id, number } = await place('PICKUP');
  await move(_id, 'PICKING');
  await move(_id, 'READY');
  await mailsSent();
  const { query } = backend.context.database;
  await query.updateTable('orders').set({ stage: 'OUT' }).where('id', '=', _id).execute();
  expect((await move(_id, 'READY')).order).toMatchObject({ stage: 'READY' });
  expect(await mailsSent()).toMatchObject([{ subject: `Order No. ${number} is ready to collect` }]);
});
