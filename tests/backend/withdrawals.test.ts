import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { numberOrder } from '#backend/db/order-numbers.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { confirmEmail } from '#tests/support/confirmed-email.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const day = 86_400_000;
let now = Date.UTC(2026, 6, 1, 12, 30);
const mailServer = await startMailServer();
const backend = backendForTests(
  {
    mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
    shopUrl: 'https://shop.example',
    limits: parseLimits('withdrawals=30/1h') ?? null,
  },
  () => now,
);
const withoutMails = backendForTests({ mail: null });
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let number = '';
let orderId = '';

async function setShop(client: StoreClient, fields: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(fields));
  expect((await client.send('/api/store/update', { method: 'POST', body: form })).body).toMatchObject({
    success: true,
  });
}

async function placeOrder(client: StoreClient) {
  const product = await addProduct(seller);
  const address = await saveAddress(client);
  const { body } = await client.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  return body.order as { _id: string; number: string; version: number };
}

const withdraw = (fields: object = {}) =>
  backend
    .visitor()
    .post('/api/withdrawal/send', { name: 'Ada Green', orderNumber: number, email: shopper.email, ...fields });
const list = async (query = '') => (await seller.get(`/api/withdrawal/list${query}`)).body;
const orderOf = async (id: string) => (await seller.get(`/api/order/seller?id=${id}`)).body.orders[0];
const sendMails = () => sendDueMails(backend.context, log);
const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  await setShop(seller, { country: 'DE' });
  shopper = await backend.shopper();
  await confirmEmail(backend.context.database, shopper.id);
  ({ number, _id: orderId } = await placeOrder(shopper));
  await addWhatMustNotCount(backend);
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now += 2 * day;
  seller = await backend.seller();
  mailServer.received.length = 0;
});

afterAll(() => mailServer.close());

test('a withdrawal is kept, marks its order, and neither cancels nor refunds anything', async () => {
  const before = await orderOf(orderId);
  const { body } = await withdraw({ goods: 'The potatoes\nonly' });
  expect(body).toEqual({
    success: true,
    message: 'We have received your withdrawal.',
    withdrawal: { receivedAt: new Date(now).toISOString(), isMailed: true },
  });
  const after = await orderOf(orderId);
  expect(after).toEqual({
    ...before,
    withdrawnAt: new Date(now).toISOString(),
    updatedAt: new Date(now).toISOString(),
    version: before.version + 1,
  });
  const { withdrawals } = await list('?first=1');
  expect(withdrawals).toEqual([
    {
      id: expect.any(String),
      receivedAt: new Date(now).toISOString(),
      orderId,
      orderNumber: number,
      name: 'Ada Green',
      email: shopper.email,
      goods: 'The potatoes\nonly',
      answeredAt: null,
    },
  ]);
});

test('the reply says nothing about whether there is such an order', async () => {
  const known = await withdraw();
  const replies = [
    await withdraw({ orderNumber: '999999' }),
    await withdraw({ email: 'eve@example.com' }),
    await withdraw({ orderNumber: 'the one of last week' }),
    await withdraw({ orderNumber: `${number} or ${number}` }),
  ];
  for (const { status, body, headers } of replies) {
    expect({ status, body }).toEqual({ status: known.status, body: known.body });
    expect([...headers.keys()].toSorted()).toEqual([...known.headers.keys()].toSorted());
  }
  const { withdrawals } = await list('?first=5');
  expect(withdrawals.map((each: { orderId: string | null }) => each.orderId)).toEqual([
    null,
    null,
    null,
    null,
    orderId,
  ]);
});

test('an online order that is not paid is not withdrawn by the form, and one that is paid is', async () => {
  const product = await addProduct(seller);
  const items = [{ product, quantity: 1 }];
  const { order } = (await shopper.post('/api/order/stripe', { items, address: await saveAddress(shopper) })).body;
  const { database } = backend.context;
  const unpaidNumber = await numberOrder(database.query, order._id);
  const answer = { success: true, message: 'We have received your withdrawal.' };
  expect((await withdraw({ orderNumber: String(unpaidNumber) })).body).toMatchObject(answer);
  expect((await list('?first=1')).withdrawals).toMatchObject([{ orderNumber: String(unpaidNumber), orderId: null }]);
  await payByEvent(database, order, now);
  expect(await orderOf(order._id)).toMatchObject({ number: String(unpaidNumber), withdrawnAt: null });
  await withdraw({ orderNumber: String(unpaidNumber) });
  expect(await orderOf(order._id)).toMatchObject({ withdrawnAt: new Date(now).toISOString() });
});

test('an order that is withdrawn twice keeps the time of the first withdrawal, and both are in the list', async () => {
  const placed = await placeOrder(shopper);
  const first = new Date(now).toISOString();
  await withdraw({ orderNumber: placed.number });
  const { version } = await orderOf(placed._id);
  now += day;
  seller = await backend.seller();
  await withdraw({ orderNumber: placed.number });
  expect(await orderOf(placed._id)).toMatchObject({ withdrawnAt: first, version });
  const { withdrawals } = await list('?first=2');
  expect(withdrawals.map((each: { receivedAt: string }) => each.receivedAt)).toEqual([
    new Date(now).toISOString(),
    first,
  ]);
});

test('the seller notes the answer to a withdrawal with its time, takes it back, and a new withdrawal opens the order again', async () => {
  const placed = await placeOrder(shopper);
  await withdraw({ orderNumber: placed.number });
  const { withdrawals, openCount } = await list('?first=1');
  const note = async (isAnswered: boolean, id: string = withdrawals[0].id) =>
    (await seller.post('/api/withdrawal/answer', { id, isAnswered })).body;
  now += 1000;
  expect(await note(true)).toEqual({ success: true, message: 'Noted: the withdrawal is answered.' });
  const answeredAt = new Date(now).toISOString();
  const answered = await orderOf(placed._id);
  expect(answered).toMatchObject({ withdrawalsAnsweredAt: answeredAt });
  now += 1000;
  expect(await note(true)).toMatchObject({ success: true });
  expect(await list('?first=1')).toMatchObject({ withdrawals: [{ answeredAt }], openCount: openCount - 1 });
  expect((await orderOf(placed._id)).version).toBe(answered.version);
  await withdraw({ orderNumber: placed.number });
  const { withdrawnAt } = answered;
  expect(await orderOf(placed._id)).toMatchObject({ withdrawnAt, withdrawalsAnsweredAt: null });
  const second = (await list('?first=1')).withdrawals[0].id;
  await note(true, second);
  expect((await orderOf(placed._id)).withdrawalsAnsweredAt).not.toBeNull();
  expect(await note(false, second)).toMatchObject({ message: 'Noted: the withdrawal is not answered yet.' });
  expect(await orderOf(placed._id)).toMatchObject({ withdrawalsAnsweredAt: null });
  expect(await note(true, 'none')).toMatchObject({ success: false, code: 'REFUSED' });
});

test('the number may be written as in mails, and the email of the address is also one of the order', async () => {
  await withdraw({ orderNumber: `No. ${number}`, email: 'ADA@example.com' });
  expect((await list('?first=1')).withdrawals[0]).toMatchObject({ orderId, email: 'ada@example.com' });
});

test('the sender gets a receipt with the content and the time, which promises nothing, and the shop a mail', async () => {
  await withdraw({ name: 'Ada <b>Green', goods: 'Potatoes' });
  await sendMails();
  const [receipt] = mailsTo(shopper.email);
  expect(receipt?.subject).toBe('Greengate: we have received your withdrawal');
  for (const words of ['Ada <b>Green', number, shopper.email, 'Potatoes', 'I withdraw from the contract', 'receipt']) {
    expect(receipt?.text).toContain(words);
  }
  expect(receipt?.html).toContain('Ada &lt;b&gt;Green');
  expect(receipt?.text).toMatch(/It reached us Jul \d+, 2026, 2:30/);
  expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/accept|agree|cancel|refund/i);
  const [toShop] = mailsTo('hello@greengate.example');
  expect(toShop?.subject).toBe(`Withdrawal from Order No. ${number}`);
  expect(toShop?.text).toContain('There is an order with this number and this email.');
  expect(toShop?.text).toContain('https://shop.example/seller/withdrawals');
});

test('a receipt is also sent to an email that no account has', async () => {
  await withdraw({ email: 'mallory@example.com' });
  await sendMails();
  expect(mailsTo('mallory@example.com')).toHaveLength(1);
});

test('one mailbox gets five receipts a day, and further withdrawals are kept', async () => {
  const before = (await list('?first=1')).totalCount;
  const replies = [];
  for (const email of [
    'a@example.com',
    'a+1@example.com',
    'a+2@example.com',
    'a@example.com',
    'a@example.com',
    'a@example.com',
  ]) {
    replies.push((await withdraw({ email })).body.withdrawal.isMailed);
  }
  expect(replies).toEqual([true, true, true, true, true, false]);
  await sendMails();
  expect(mailServer.received.filter(({ subject }) => subject.includes('received'))).toHaveLength(5);
  expect((await list('?first=1')).totalCount).toBe(before + 6);
});

test('one network sends thirty in an hour', async () => {
  for (let sent = 0; sent < 30; sent += 1) await withdraw({ email: `person-${sent}@example.com` });
  expect(await withdraw()).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY' } });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'x'.repeat(101) }, 'name'],
  ['no number', { orderNumber: undefined }, 'orderNumber'],
  ['a long number', { orderNumber: '1'.repeat(41) }, 'orderNumber'],
  ['no email', { email: 'ada' }, 'email'],
  ['long goods', { goods: 'x'.repeat(501) }, 'goods'],
  ['a link in the goods', { goods: 'Look at https://evil.example' }, 'goods'],
  ['a link in the name', { name: 'www.evil.example' }, 'name'],
])('a withdrawal with %s is refused', async (_what, fields, field) => {
  const before = (await list('?first=1')).totalCount;
  const { body } = await withdraw(fields);
  expect(body).toMatchObject({ success: false, code: 'INVALID', errors: [{ field }] });
  expect((await list('?first=1')).totalCount).toBe(before);
});

test('without mails, the reply says that none comes', async () => {
  await setShop(await withoutMails.seller(), { country: 'EU' });
  const sent = { name: 'Ada', orderNumber: '1', email: 'ada@example.com' };
  const { body } = await withoutMails.visitor().post('/api/withdrawal/send', sent);
  expect(body.withdrawal).toEqual({ receivedAt: expect.any(String), isMailed: false });
});

test.each([null, 'UK'])('a shop with the country %s takes none by the form', async (country) => {
  const other = await withoutMails.seller();
  await setShop(other, { country });
  const sent = { name: 'Ada', orderNumber: '1', email: 'ada@example.com' };
  const { body } = await withoutMails.visitor().post('/api/withdrawal/send', sent);
  expect(body).toMatchObject({ success: false, code: 'REFUSED' });
});

test('only owners and managers read the withdrawals', async () => {
  const reads = async (role: 'MANAGER' | 'PACKER') => (await memberOf(withoutMails, role)).get('/api/withdrawal/list');
  expect((await reads('MANAGER')).body.success).toBe(true);
  expect((await reads('PACKER')).body).toMatchObject({ success: false, code: 'FORBIDDEN' });
  for (const client of [backend.visitor(), await backend.shopper()]) {
    const { body, text } = await client.get('/api/withdrawal/list');
    expect(body.success).toBe(false);
    expect(text).not.toContain('@example.com');
  }
});

test('pages of withdrawals begin after a cursor', async () => {
  const { withdrawals, pageInfo, totalCount } = await list('?first=2');
  expect(pageInfo).toEqual({ endCursor: withdrawals[1].id, hasNextPage: true });
  expect(totalCount).toBeGreaterThan(2);
  const next = await list(`?first=2&after=${pageInfo.endCursor}`);
  expect(next.withdrawals[0].id < withdrawals[1].id).toBe(true);
  expect(await list('?first=101')).toMatchObject({ success: false, code: 'INVALID' });
});

test('the deletion of an account whose email is not confirmed leaves the withdrawals with this email: another may own it', async () => {
  const person = await backend.shopper();
  const sent = { name: 'Ada Owner', email: person.email };
  expect((await withdraw(sent)).body).toMatchObject({ success: true });
  expect((await person.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  expect((await list('?first=1')).withdrawals).toMatchObject([sent]);
});

test('the export of an account has its withdrawals, and the deletion removes who wrote them', async () => {
  const person = await backend.shopper();
  const placed = await placeOrder(person);
  await withdraw({ name: 'Grace Hopper', orderNumber: placed.number, email: person.email });
  const exported = async () => (await person.get('/api/user/export')).body.data.withdrawals;
  // Somebody else may own an email that is not confirmed.
  expect(await exported()).toEqual([]);
  await confirmEmail(backend.context.database, person.id);
  expect(await exported()).toEqual([
    expect.objectContaining({ name: 'Grace Hopper', orderNumber: placed.number, email: person.email }),
  ]);
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) {
    await seller.post('/api/order/move', { orderId: placed._id, to });
  }
  expect((await person.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  const [kept] = (await list('?first=1')).withdrawals;
  expect(kept).toMatchObject({ orderId: placed._id, orderNumber: placed.number, name: '', email: '', goods: '' });
});
