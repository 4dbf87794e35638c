import { PostgresQueryCompiler, SqliteQueryCompiler, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { expireUnpaidOrders } from '#backend/features/orders/placing/unpaid-expiry.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const day = 86_400_000;
const hour = 3_600_000;
let now = Date.UTC(2026, 6, 1, 12, 30);
const mailServer = await startMailServer();
const backend = backendForTests(
  {
    mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
    publicUrl: 'https://shop.example',
    shopUrl: 'https://shop.example',
    maxOpenOrders: 3,
  },
  () => now,
);
const withoutMails = backendForTests({ mail: null });
const limited = backendForTests({
  mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
  limits: parseLimits('guest-orders=5/24h') ?? null,
});
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let product = '';
let count = 0;

/** A person who has not ordered yet. */
const somebody = (fields: object = {}) => {
  count += 1;
  const phone = `+49 30 ${String(count).padStart(6, '0')}`;
  return { ...goodAddress, email: `guest${count}@example.com`, phone, ...fields };
};

async function order(fields: object = {}, { at = backend, key }: { at?: typeof backend; key?: string } = {}) {
  const body = { items: [{ product, quantity: 1 }], address: somebody(), payment: 'COD', ...fields };
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return (await at.visitor().post('/api/guest/order', body, headers)).body;
}

const call = async (name: string, secret: string, fields: object = {}) =>
  (await backend.visitor().post(`/api/guest/${name}`, { secret, ...fields })).body;
const sendMails = () => sendDueMails(backend.context, log);
const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));
/** The secret in the newest mail to this email. */
const mailedSecret = (email: string): string =>
  /https:\/\/shop\.example\/guest-order#([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
const sellersOrders = async (number: string) => (await seller.get(`/api/order/seller?number=${number}`)).body.orders;

async function setShop(fields: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify(fields));
  const { body } = await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(body).toMatchObject({ success: true });
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  product = await addProduct(seller);
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now += 2 * day;
  await expireUnpaidOrders(backend.context.database, now);
  seller = await backend.seller();
  mailServer.received.length = 0;
});

afterAll(() => mailServer.close());

test('a cash order of a guest waits for the press on the mailed link, and is placed by it', async () => {
  const address = somebody();
  const placed = await order({ address });
  expect(placed).toMatchObject({
    success: true,
    url: null,
    order: { stage: 'PLACED', paymentType: 'COD', status: 'Confirmation Pending' },
    guest: { email: address.email, canConfirm: false, canCancel: true, canKeep: false },
  });
  expect(await sellersOrders(placed.order.number)).toEqual([]);
  await sendMails();
  const [mail, ...others] = mailServer.received;
  expect(others).toEqual([]);
  expect(mail?.to).toEqual([address.email]);
  // Ordered at 12:30 PM, and held for 70 minutes.
  expect(mail?.text).toMatch(/Please confirm it by Jul \d+, 2026, 1:40\sPM: then the shop starts with it\./);
  // The receiver has proved nothing yet, so the mail has no word that the guest has typed.
  expect(mail?.text).not.toContain(address.street);
  // The browser that ordered has no proof of the email.
  expect(await call('confirm', placed.secret)).toMatchObject({ success: false, code: 'REFUSED' });

  const secret = mailedSecret(address.email);
  expect(await call('read', secret)).toMatchObject({ guest: { canConfirm: true, canKeep: false } });
  const confirmed = await call('confirm', secret);
  expect(confirmed).toMatchObject({
    success: true,
    order: { status: 'Order Placed', actions: ['CANCEL'] },
    guest: { heldUntil: null, canConfirm: false, canKeep: true },
  });
  expect(await call('confirm', secret)).toMatchObject({ success: true });
  expect(await sellersOrders(placed.order.number)).toMatchObject([
    { _id: placed.order._id, address: { phone: address.phone } },
  ]);
  mailServer.received.length = 0;
  await sendMails();
  // A confirmed email gets the whole order, and the shop its mail, once each.
  expect(mailServer.received).toHaveLength(2);
  expect(mailsTo(address.email)[0]?.text).toContain(address.street);
});

test('a cash order without a press ends, gives its goods back, and cannot be confirmed', async () => {
  const address = somebody();
  const placed = await order({ address });
  await sendMails();
  const secret = mailedSecret(address.email);
  now += 2 * hour;
  await expireUnpaidOrders(backend.context.database, now);
  expect(await call('confirm', secret)).toMatchObject({ success: false, order: { status: 'Expired' } });
  expect(await sellersOrders(placed.order.number)).toEqual([]);
});

test('no mail asks for the press on an order that has ended, or that can end at any moment', async () => {
  const cancelled = await order();
  await call('cancel', cancelled.secret);
  const waiting = await order();
  await sendMails();
  expect(mailServer.received.map(({ to }) => to)).toEqual([[waiting.guest.email]]);
  mailServer.received.length = 0;
  await order();
  now += 2 * hour;
  await sendMails();
  expect(mailServer.received).toEqual([]);
});

test('a guest cancels before the press and after it', async () => {
  const address = somebody();
  const waiting = await order({ address });
  expect(await call('cancel', waiting.secret)).toMatchObject({
    success: true,
    order: { status: 'Cancelled' },
    guest: { canCancel: false, heldUntil: null },
  });
  const placed = await order({ address });
  await sendMails();
  const secret = mailedSecret(address.email);
  await call('confirm', secret);
  expect(await call('cancel', secret)).toMatchObject({ success: true, order: { stage: 'CANCELLED', actions: [] } });
  expect(await call('cancel', placed.secret)).toMatchObject({ success: false, order: { stage: 'CANCELLED' } });
});

test('an online order of a guest is paid on the payment page, and then placed without a press', async () => {
  const address = somebody();
  const placed = await order({ address, payment: 'Online' }, { key: 'online' });
  expect(placed.url).toMatch(/^http/);
  const again = await order({ address, payment: 'Online' }, { key: 'online' });
  expect(again).toMatchObject({ url: placed.url, order: { _id: placed.order._id } });
  await payByEvent(backend.context.database, placed.order, now);
  expect(await call('read', again.secret)).toMatchObject({ order: { isPaid: true }, guest: { canConfirm: false } });
  await sendMails();
  expect(mailedSecret(address.email)).not.toBe('');
});

test('a guest who leaves the payment page cancels that order, and a late payment of it is recorded', async () => {
  const address = somebody();
  const unpaid = await order({ address, payment: 'Online' });
  expect(unpaid.guest).toMatchObject({ canCancel: true });
  await order({ address, payment: 'Online' });
  expect(await order({ address })).toMatchObject({ success: false, code: 'TOO_MANY' });
  expect(await call('cancel', unpaid.secret)).toMatchObject({
    success: true,
    order: { status: 'Cancelled' },
    guest: { canCancel: false },
  });
  expect(await order({ address })).toMatchObject({ success: true });
  await payByEvent(backend.context.database, unpaid.order, now);
  expect(await call('read', unpaid.secret)).toMatchObject({ order: { isPaid: true, actions: ['CANCEL'] } });
});

test('the mail of an order that nobody had to confirm has a link that confirms the email, and then mails have the address', async () => {
  const address = somebody();
  const placed = await order({ address, payment: 'Online' });
  await payByEvent(backend.context.database, placed.order, now);
  await sendMails();
  const text = mailsTo(address.email).at(-1)?.text ?? '';
  expect(text).not.toContain(address.street);
  const token = /https:\/\/shop\.example\/confirm-email#(\S+)/.exec(text)?.[1];
  const { body } = await backend.visitor().post('/api/account/confirm-email', { token });
  expect(body).toMatchObject({ success: true });
  const { actions, _id: orderId, version } = (await sellersOrders(placed.order.number))[0];
  expect(actions).toContain('MOVE_TO_PICKING');
  for (const [at, to] of ['PICKING', 'READY', 'OUT'].entries()) {
    await seller.post('/api/order/move', { orderId, to, ifVersion: version + at });
  }
  await sendMails();
  expect(mailsTo(address.email).at(-1)?.text).toContain(address.street);
});

test('an order whose payment page cannot be opened ends at once, and the same request can be sent again', async () => {
  const address = somebody();
  const { provider } = backend.context.payments;
  for (let at = 0; at < 3; at += 1) {
    vi.spyOn(provider!, 'openCheckout').mockRejectedValueOnce(new Error('no answer'));
    const failed = await order({ address, payment: 'Online' }, { key: `unopened ${at}` });
    expect(failed).toMatchObject({ success: false, code: 'PAYMENT_UNAVAILABLE' });
  }
  const opened = await order({ address, payment: 'Online' }, { key: 'unopened 0' });
  expect(opened).toMatchObject({ success: true, url: expect.stringMatching(/^http/) });
  // The page of this order is open, so a repeated request that fails does not end it.
  vi.spyOn(provider!, 'openCheckout').mockRejectedValueOnce(new Error('no answer'));
  await order({ address, payment: 'Online' }, { key: 'unopened 0' });
  expect(await call('read', opened.secret)).toMatchObject({ order: { status: 'Payment Pending' } });
});

test('an order that is confirmed while it is being cancelled is cancelled as a placed one', async () => {
  const address = somebody();
  const { secret: browser } = await order({ address });
  await sendMails();
  const { orderTurns } = backend.context;
  const take = orderTurns.take.bind(orderTurns);
  vi.spyOn(orderTurns, 'take').mockImplementationOnce(async (person, signal, work) => {
    expect(await call('confirm', mailedSecret(address.email))).toMatchObject({ success: true });
    return take(person, signal, work);
  });
  expect(await call('cancel', browser)).toMatchObject({ success: true, order: { stage: 'CANCELLED' } });
});

test('the setting and a shop without mails ask for no press; a shop can take no orders of guests', async () => {
  await setShop({ guestOrders: 'OPEN' });
  const open = await order();
  expect(open).toMatchObject({ message: 'Order placed.', order: { status: 'Order Placed' } });
  expect(await sellersOrders(open.order.number)).toHaveLength(1);
  await setShop({ guestOrders: 'OFF' });
  expect(await order()).toMatchObject({ success: false, code: 'REFUSED' });
  await setShop({ guestOrders: 'CONFIRMED' });
  const other = await addProduct(await withoutMails.seller());
  const placed = await order({ items: [{ product: other, quantity: 1 }] }, { at: withoutMails });
  expect(placed).toMatchObject({ order: { status: 'Order Placed' }, guest: { canKeep: true } });
  // Nobody has shown that the email is theirs, so the account's one is not confirmed.
  const visitor = withoutMails.visitor();
  const { secret } = placed;
  const kept = await visitor.post('/api/guest/keep', { secret, password: goodPassword });
  expect(kept.body).toMatchObject({ success: true });
  await visitor.post('/api/user/login', { email: placed.guest.email, password: goodPassword });
  expect((await visitor.get('/api/user/export')).body.data.account).toMatchObject({ emailConfirmedAt: null });
});

test('a repeated request is one order, also with another note; another one is a second order', async () => {
  const address = somebody();
  const first = await order({ address }, { key: 'same' });
  const again = await order({ address, noteToShop: 'Ring twice' }, { key: 'same' });
  expect(again.order._id).toBe(first.order._id);
  expect(await call('read', again.secret)).toMatchObject({ order: { _id: first.order._id } });
  // The same key with something else in the request is another order.
  const anybody = somebody();
  const moved = await order({ address: anybody }, { key: 'same' });
  const more = await order({ address: anybody, items: [{ product, quantity: 2 }] }, { key: 'same' });
  expect(new Set([first, moved, more].map(({ order: { _id } }) => _id)).size).toBe(3);
  const other = await order({ address }, { key: 'another' });
  expect(other.order._id).not.toBe(first.order._id);
});

test('the answer is the same whether or not an account has the email', async () => {
  const shopper = await backend.shopper();
  await saveAddress(shopper);
  const known = await order({ address: somebody({ email: shopper.email }) });
  const unknown = await order();
  const shape = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_key, part: unknown) =>
        typeof part === 'string' || typeof part === 'number' ? typeof part : part,
      ),
    );
  expect(known.message).toBe(unknown.message);
  expect(shape(known)).toEqual(shape(unknown));
  expect((await shopper.get('/api/order/user')).body.orders).toEqual([]);
});

test('the store does the same work whether or not an account has the email, so the time tells nothing either', async () => {
  const shopper = await backend.shopper();
  await saveAddress(shopper);
  const spies = [SqliteQueryCompiler, PostgresQueryCompiler].map(({ prototype }) =>
    vi.spyOn(prototype, 'compileQuery'),
  );
  const workFor = async (email: string) => {
    for (const spy of spies) spy.mockClear();
    expect(await order({ address: somebody({ email }) })).toMatchObject({ success: true });
    return spies.flatMap(({ mock }) => mock.results.map(({ value }) => (value as CompiledQuery).sql));
  };
  try {
    // The first order compiles what is kept.
    await workFor('first@example.com');
    const known = await workFor(shopper.email);
    expect(known.length).toBeGreaterThan(10);
    expect(known).toEqual(await workFor('unknown@example.com'));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});

test('a guest can confirm more orders in a day than other mails are sent to an unconfirmed email, but not any number', async () => {
  const address = somebody();
  const items = [{ product: await addProduct(await limited.seller()), quantity: 1 }];
  for (let at = 0; at < 5; at += 1) {
    expect(await order({ address, items }, { at: limited })).toMatchObject({ success: true });
    await sendDueMails(limited.context, log);
    const { body } = await limited.visitor().post('/api/guest/confirm', { secret: mailedSecret(address.email) });
    expect(body).toMatchObject({ success: true, order: { status: 'Order Placed' } });
    await sendDueMails(limited.context, log);
  }
  expect(await order({ address, items }, { at: limited })).toMatchObject({ success: false, code: 'TOO_MANY' });
});

test('refused requests and repeated ones do not use up the orders of a mailbox', async () => {
  const address = somebody();
  const items = [{ product: await addProduct(await limited.seller()), quantity: 1 }];
  const nothing = [{ product: '0'.repeat(24), quantity: 1 }];
  for (let at = 0; at < 6; at += 1) {
    const refused = await order({ address, items: nothing }, { at: limited });
    expect(refused).toMatchObject({ success: false, code: 'UNKNOWN_PRODUCT' });
  }
  for (let at = 0; at < 6; at += 1) {
    expect(await order({ address, items }, { at: limited, key: 'again' })).toMatchObject({ success: true });
  }
  // Nor do orders whose payment page could not be opened.
  const unopened = somebody();
  for (let at = 0; at < 6; at += 1) {
    vi.spyOn(limited.context.payments.provider!, 'openCheckout').mockRejectedValueOnce(new Error('no answer'));
    const failed = await order({ address: unopened, items, payment: 'Online' }, { at: limited });
    expect(failed).toMatchObject({ success: false, code: 'PAYMENT_UNAVAILABLE' });
  }
});

test('ten orders of one network can wait at once, and its network is forgotten after a day', async () => {
  for (let at = 0; at < 10; at += 1) expect(await order()).toMatchObject({ success: true });
  expect(await order()).toMatchObject({ success: false, code: 'TOO_MANY' });
  const known = async () =>
    backend.context.database.query.selectFrom('guests').select('user_id').where('network', 'is not', null).execute();
  expect(await known()).not.toEqual([]);
  await runHousekeeping(backend.context.database, now + 2 * day);
  expect(await known()).toEqual([]);
});

test('orders that wait are limited by mailbox and phone, open ones too, whatever else the guest types', async () => {
  const address = somebody();
  await order({ address });
  await order({ address });
  const sameMailbox = somebody({ email: address.email.replace('@', '+x@').toUpperCase() });
  const samePhone = somebody({ phone: address.phone.replace('+', '00').replaceAll(' ', '-') });
  expect(await order({ address: sameMailbox })).toMatchObject({ success: false, code: 'TOO_MANY' });
  expect(await order({ address: samePhone })).toMatchObject({ success: false, code: 'TOO_MANY' });
  expect(await order()).toMatchObject({ success: true });
  await setShop({ guestOrders: 'OPEN' });
  now += 2 * hour;
  await expireUnpaidOrders(backend.context.database, now);
  for (let at = 0; at < 3; at += 1) expect(await order({ address })).toMatchObject({ success: true });
  for (const alike of [sameMailbox, samePhone]) {
    expect(await order({ address: alike })).toMatchObject({ success: false, code: 'TOO_MANY' });
  }
  await setShop({ guestOrders: 'CONFIRMED' });
});
