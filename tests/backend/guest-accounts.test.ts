import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { guestSecretIn } from '#tests/support/guest-secret.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import { tracesOf } from '#tests/support/person-traces.ts';
import { memberByMail } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword } from '#tests/support/store-records.ts';
import { untilOneWaits } from '#tests/support/until-one-waits.ts';

const mailServer = await startMailServer();
const backend = backendForTests({
  mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
  maxOpenOrders: null,
});
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let product = '';
let count = 0;

const call = async (name: string, secret: string, fields: object = {}, client = backend.visitor()) =>
  (await client.post(`/api/guest/${name}`, { secret, ...fields })).body;

/** Orders in cash, opens the link of the mail and presses it. */
async function confirmedOrder(fields: object = {}) {
  count += 1;
  const address = { ...goodAddress, email: `guest${count}@example.com`, ...fields };
  const body = { items: [{ product, quantity: 1 }], address, payment: 'COD' };
  const { body: placed } = await backend.visitor().post('/api/guest/order', body);
  mailServer.received.length = 0;
  await sendDueMails(backend.context, log);
  const text = mailServer.received.find(({ to }) => to.includes(address.email))?.text ?? '';
  const mailed = guestSecretIn(text);
  expect(await call('confirm', mailed)).toMatchObject({ success: true });
  return { address, order: placed.order, browser: placed.secret as string, mailed };
}

const logIn = async (email: string, password = goodPassword) => {
  const client = backend.visitor();
  return { client, answer: (await client.post('/api/user/login', { email, password })).body };
};

async function setShop(fields: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(fields));
  const { body } = await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(body).toMatchObject({ success: true });
}

const ordersOf = async (client: StoreClient) => (await client.get('/api/order/user')).body.orders;

/** Adds so many guests who are like that of the order, each with an order like it. */
async function copyGuest({ _id: orderId, userId }: { _id: string; userId: string }, copies: number) {
  const { query } = backend.context.database;
  const user = await query.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const guest = await query.selectFrom('guests').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const order = await query.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  for (let at = 1; at <= copies; at += 1) {
    const id = at.toString(16).padStart(24, '0');
    await query
      .insertInto('users')
      .values({ ...user, id, email: `guest ${id}` })
      .execute();
    await query
      .insertInto('guests')
      .values({ ...guest, user_id: id })
      .execute();
    await query
      .insertInto('orders')
      .values({ ...order, id, user_id: id, number: null })
      .execute();
  }
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  product = await addProduct(seller);
});

beforeEach(() => {
  mailServer.received.length = 0;
});

afterAll(() => mailServer.close());

test('the mailed link makes an account of the order, with a confirmed email, and ends with it', async () => {
  const { address, order, browser, mailed } = await confirmedOrder();
  expect(await call('keep', browser, { password: goodPassword })).toMatchObject({ success: false, code: 'REFUSED' });
  expect(await call('keep', mailed, { password: 'password' })).toMatchObject({ code: 'INVALID' });
  expect((await logIn(address.email)).answer).toMatchObject({ success: false });
  expect(await call('keep', mailed, { password: goodPassword })).toMatchObject({ success: true });
  const { client, answer } = await logIn(address.email);
  expect(answer).toMatchObject({ user: { name: 'Ada Green', email: address.email } });
  expect(await ordersOf(client)).toMatchObject([{ _id: order._id, actions: ['CANCEL'] }]);
  const { data } = (await client.get('/api/user/export')).body;
  expect(data.account.emailConfirmedAt).not.toBeNull();
  for (const secret of [browser, mailed]) expect(await call('read', secret)).toMatchObject({ code: 'INVALID' });
});

test('the order of an email that has an account joins it only by its shopper and the mailed link', async () => {
  const shopper = await backend.shopper();
  const { order, browser, mailed } = await confirmedOrder({ email: shopper.email });
  expect(await ordersOf(shopper)).toEqual([]);
  expect(await call('keep', mailed, { password: goodPassword })).toMatchObject({ code: 'TAKEN' });
  expect(await call('keep', mailed)).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect(await call('keep', browser, {}, shopper)).toMatchObject({ success: false, code: 'REFUSED' });
  expect(await call('keep', mailed, {}, shopper)).toMatchObject({ success: true });
  expect(await ordersOf(shopper)).toMatchObject([{ _id: order._id, userId: shopper.id }]);
  expect(await call('read', mailed)).toMatchObject({ code: 'INVALID' });
});

test.skipIf(databaseKind === 'sqlite')(
  'a link whose order goes into an account while its request waits for the order works no more',
  async () => {
    const { order, mailed } = await confirmedOrder();
    const shopper = await backend.shopper();
    const { database } = backend.context;
    let pressing: Promise<object> | undefined;
    let waiter: Promise<unknown> | undefined;
    await database.write(async (trx) => {
      await trx.updateTable('orders').set({ user_id: shopper.id }).where('id', '=', order._id).execute();
      pressing = call('confirm', mailed);
      waiter = untilOneWaits(database);
      await Promise.race([pressing, waiter]);
    });
    expect(await pressing).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'secret' }] });
    await waiter;
    expect(await ordersOf(shopper)).toMatchObject([{ _id: order._id }]);
  },
);

test('a day after an order that was never placed, nothing of what the guest typed is left; a placed order stays', async () => {
  const { database } = backend.context;
  const { mailed, order } = await confirmedOrder({ street: 'Placed Street' });
  // No open order keeps the contact of this one.
  for (const to of ['PICKING', 'READY', 'DONE']) await seller.post('/api/order/move', { orderId: order._id, to });
  const address = {
    ...goodAddress,
    email: 'unplaced@example.com',
    street: 'Unplaced Street',
    phone: '+1 555 777 1234',
  };
  const body = { items: [{ product, quantity: 1 }], address, payment: 'COD', noteToShop: 'Unplaced note' };
  const { body: unpressed } = await backend.visitor().post('/api/guest/order', body);
  const words = ['unplaced', '5557771234'];
  const hourMs = 3_600_000;
  await runHousekeeping(database, Date.now() + 2 * hourMs);
  expect(await call('read', unpressed.secret)).toMatchObject({ success: true, order: { status: 'Expired' } });
  expect(await tracesOf(database, words)).not.toEqual([]);
  await copyGuest(unpressed.order, 100);
  await runHousekeeping(database, Date.now() + 25 * hourMs);
  expect(await tracesOf(database, words)).toEqual([]);
  expect(await call('read', unpressed.secret)).toMatchObject({ success: false, code: 'INVALID' });
  expect(await call('read', mailed)).toMatchObject({
    success: true,
    order: { stage: 'DONE', address: { street: 'Placed Street' } },
  });
});

test('the link exports the data of the order, and deletes it once the order has ended', async () => {
  const word = 'Canarystreet';
  const { address, order, mailed } = await confirmedOrder({ street: word, email: 'canary@example.com' });
  const { data } = await call('export', mailed);
  expect(data).toMatchObject({
    account: { email: address.email, name: 'Ada Green' },
    orders: [{ _id: order._id, address: { street: word, phone: address.phone } }],
  });
  expect(data.mails).toContainEqual(expect.objectContaining({ kind: 'ORDER_PLACED' }));
  expect(await call('remove', mailed)).toMatchObject({ success: false, code: 'REFUSED' });
  expect(await call('cancel', mailed)).toMatchObject({ success: true });
  expect(await tracesOf(backend.context.database, [word])).not.toEqual([]);
  expect(await call('remove', mailed)).toMatchObject({ success: true });
  expect(await tracesOf(backend.context.database, [word, 'canary@example.com'])).toEqual([]);
  expect(await call('read', mailed)).toMatchObject({ code: 'INVALID' });
});

test('the link exports the order also before the press and after the order has ended', async () => {
  const address = { ...goodAddress, email: 'waits@example.com', street: 'Waiting Street' };
  const body = { items: [{ product, quantity: 1 }], address, payment: 'COD', noteToShop: 'Ring twice' };
  const { body: waiting } = await backend.visitor().post('/api/guest/order', body);
  const exported = { _id: waiting.order._id, noteToShop: 'Ring twice', address: { street: 'Waiting Street' } };
  expect((await call('export', waiting.secret)).data.orders).toMatchObject([exported]);
  await call('cancel', waiting.secret);
  expect((await call('export', waiting.secret)).data.orders).toMatchObject([{ ...exported, status: 'Cancelled' }]);
});

test('only a mailed link exports the withdrawals that name the email', async () => {
  const email = 'withdraws@example.com';
  const { browser, mailed } = await confirmedOrder({ email });
  const withdrawal = { name: 'Ada Green', email, orderNumber: '77777', goods: 'Pears of another order' };
  await setShop({ country: 'EU' });
  expect((await backend.visitor().post('/api/withdrawal/send', withdrawal)).body).toMatchObject({ success: true });
  await setShop({ country: null });
  expect((await call('export', mailed)).data.withdrawals).toMatchObject([{ goods: 'Pears of another order' }]);
  expect((await call('export', browser)).data.withdrawals).toEqual([]);
});

test('deleting a guest leaves the account with the same email as it is, and its links for a new password', async () => {
  const shopper = await backend.shopper();
  const { mailed } = await confirmedOrder({ email: shopper.email });
  await backend.visitor().post('/api/account/request-reset', { email: shopper.email });
  await call('cancel', mailed);
  expect(await call('remove', mailed)).toMatchObject({ success: true });
  expect((await logIn(shopper.email)).answer).toMatchObject({ success: true });
  mailServer.received.length = 0;
  await sendDueMails(backend.context, log);
  expect(mailServer.received.map(({ text }) => text)).toContainEqual(expect.stringContaining('/reset-password#'));
});

test('no login, registration or link for a new password finds the row of a guest', async () => {
  const { order } = await confirmedOrder();
  for (const email of [`guest ${order.userId}`, order.userId]) {
    expect((await logIn(email, '')).answer).toMatchObject({ success: false });
    expect((await logIn(email, goodPassword)).answer).toMatchObject({ success: false });
  }
});

test('who sees and changes the order of a guest: only the links and the team', async () => {
  const guest = await confirmedOrder();
  const other = await confirmedOrder();
  const shopper = await backend.shopper();
  const number = `?number=${guest.order.number}`;
  const sees = async (client: StoreClient, list: 'user' | 'seller') => {
    const { body } = await client.get(`/api/order/${list}${number}`);
    return body.success === true && body.orders.length === 1;
  };
  const packer = await memberByMail(backend, 'PACKER', mailServer);
  const manager = await memberByMail(backend, 'MANAGER', mailServer);
  const opens = async (secret: string) => (await call('read', secret)).order?._id === guest.order._id;
  expect({
    'mailed link': await opens(guest.mailed),
    'link of the browser': await opens(guest.browser),
    'mailed link of another guest': await opens(other.mailed),
    'link of the browser of another guest': await opens(other.browser),
    'the number': await opens(guest.order.number),
    'the id': await opens(guest.order._id),
    'the id of the guest': await opens(guest.order.userId),
    'no secret': await opens(''),
    visitor: await sees(backend.visitor(), 'user'),
    shopper: await sees(shopper, 'user'),
    'shopper in the list of the seller': await sees(shopper, 'seller'),
    packer: await sees(packer, 'seller'),
    manager: await sees(manager, 'seller'),
    owner: await sees(seller, 'seller'),
  }).toEqual({
    'mailed link': true,
    'link of the browser': true,
    'mailed link of another guest': false,
    'link of the browser of another guest': false,
    'the number': false,
    'the id': false,
    'the id of the guest': false,
    'no secret': false,
    visitor: false,
    shopper: false,
    'shopper in the list of the seller': false,
    packer: true,
    manager: true,
    owner: true,
  });
  // Neither the id of the guest nor a session of another person is a way to the order.
  const claims = { orderId: guest.order._id, userId: guest.order.userId };
  for (const client of [backend.visitor(), shopper]) {
    expect((await client.post('/api/order/cancel', claims)).body).toMatchObject({ success: false });
  }
  const seen = (await packer.get(`/api/order/seller${number}`)).body.orders[0];
  expect(seen.address.email).toBe('');
  for (const name of ['confirm', 'cancel', 'wishes', 'keep', 'export', 'remove']) {
    const fields = { password: goodPassword, substitution: 'NONE' };
    expect(await call(name, 'x'.repeat(43), fields)).toEqual({
      success: false,
      code: 'INVALID',
      message: expect.stringContaining('link'),
      errors: [expect.objectContaining({ field: 'secret' })],
    });
  }
});

test('a link changes the wishes of its own order, for single lines too, until the packing begins', async () => {
  const guest = await confirmedOrder();
  const other = await confirmedOrder();
  const wishes = { substitution: 'SIMILAR_NOT_DEARER', substitutionExceptions: { [product]: 'NONE' } };
  expect(await call('wishes', guest.mailed, { ...wishes, ifVersion: 1 })).toMatchObject({
    success: true,
    message: 'Your wish was saved.',
    order: { substitution: 'SIMILAR_NOT_DEARER', items: [{ substitution: 'NONE' }], canChangeWishes: true, version: 2 },
  });
  // The link of another guest changes the order of that guest, whatever it names.
  const claims = { orderId: guest.order._id, userId: guest.order.userId, substitution: 'NONE' };
  expect(await call('wishes', other.mailed, claims)).toMatchObject({ order: { _id: other.order._id } });
  expect((await call('read', guest.browser)).order).toMatchObject({ substitution: 'SIMILAR_NOT_DEARER', version: 2 });
  await seller.post('/api/order/move', { orderId: guest.order._id, to: 'PICKING' });
  expect(await call('wishes', guest.mailed, { substitution: 'NONE' })).toMatchObject({
    success: false,
    code: 'REFUSED',
    order: { substitution: 'SIMILAR_NOT_DEARER', canChangeWishes: false },
  });
});

test('no secret of a link is stored', async () => {
  const { browser, mailed } = await confirmedOrder();
  expect(await tracesOf(backend.context.database, [browser, mailed])).toEqual([]);
});

test('64 guests who want the last places of one time get exactly these', async () => {
  const places = 10;
  const window = { kind: 'DELIVERY', weekday: 1, start: '09:00', end: '11:00', capacity: places };
  const cutOff = { cutOffTime: '18:00', cutOffDaysBefore: 1 };
  const plan = { ifVersion: 0, daysAhead: 14, windows: [{ ...window, ...cutOff }], closedDays: [], areas: [] };
  expect((await seller.post('/api/delivery/plan/save', plan)).body).toMatchObject({ success: true });
  const { slots } = (await backend.visitor().get('/api/delivery/slots')).body;
  const slotId = slots.find(({ closedBecause }: { closedBecause: unknown }) => closedBecause === null).id;
  await setShop({ guestOrders: 'OPEN' });
  const answers = await Promise.all(
    Array.from({ length: 64 }, async (_none, at) => {
      const address = { ...goodAddress, email: `slot${at}@example.com` };
      const body = { items: [{ product, quantity: 1 }], address, payment: 'COD', slotId };
      return (await backend.visitor().post('/api/guest/order', body)).body;
    }),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(places);
  const refused = answers.filter(({ success }) => !success);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['SLOT_CLOSED']));
});
