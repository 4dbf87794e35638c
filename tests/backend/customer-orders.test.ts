import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { firstOwner } from '#backend/features/people/sessions/session-repository.ts';
import { guestSecretIn } from '#tests/support/guest-secret.ts';
import { countProduct } from '#tests/support/counted-stock.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const hour = 3_600_000;
/** A Wednesday. */
let now = Date.UTC(2026, 6, 1, 12);
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
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let product = '';
let count = 0;

const somebody = (fields: object = {}) => {
  count += 1;
  const phone = `+49 30 ${String(count).padStart(6, '0')}`;
  return { ...goodAddress, email: `caller${count}@example.com`, phone, ...fields };
};

async function take(fields: object = {}, { by = seller, key }: { by?: StoreClient; key?: string } = {}) {
  const body = { items: [{ product, quantity: 2 }], address: somebody(), payment: 'COD', ...fields };
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return (await by.post('/api/order/for-customer', body, headers)).body;
}

const get = async (path: string) => (await seller.get(`/api/${path}`)).body;
const customersFor = async (search: string) =>
  (await get(`customer/list?search=${encodeURIComponent(search)}`)).customers;
const sendMails = () => sendDueMails(backend.context, log);
const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  product = await addProduct(await backend.seller());
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  now += hour / 6;
  seller = await backend.seller();
  mailServer.received.length = 0;
});

afterAll(() => mailServer.close());

test('managers and owners take orders and see customers; packers, shoppers and others do not', async () => {
  const items = [{ product: await addProduct(await withoutMails.seller()), quantity: 1 }];
  const { order } = await take({ items }, { by: await memberOf(withoutMails, 'MANAGER') });
  expect(order.timeline).toMatchObject([{ stage: 'PLACED', actor: 'SELLER', staffName: 'Test MANAGER' }]);
  for (const by of [await memberOf(withoutMails, 'PACKER'), await withoutMails.shopper(), withoutMails.visitor()]) {
    expect(await take({ items }, { by })).toMatchObject({ success: false });
    expect((await by.get('/api/customer/list')).body).toMatchObject({ success: false });
    expect((await by.get(`/api/customer/read?customerId=${order.userId}`)).body).toMatchObject({ success: false });
  }
});

test('a caller without an email is a guest, costs what a shopper pays, and the history says who took the order', async () => {
  const shopper = await backend.shopper();
  const own = { items: [{ product, quantity: 2 }], address: await saveAddress(shopper) };
  const { order: usual } = (await shopper.post('/api/order/cod', own)).body;
  const { order } = await take({ address: somebody({ email: '' }), noteToCourier: 'Ring twice' });
  const { amount, subtotal, tax, shipping, taxes } = usual;
  expect(order).toMatchObject({ amount, subtotal, tax, shipping, taxes, status: 'Order Placed' });
  expect(order).toMatchObject({ address: { email: '' }, noteToCourier: 'Ring twice', paymentType: 'COD' });
  expect(order.timeline).toMatchObject([{ stage: 'PLACED', actor: 'SELLER', note: null, staffName: firstOwner.name }]);
  await sendMails();
  // Only the shop can have a mail about it.
  expect(mailServer.received.filter(({ text }) => text.includes(`No. ${order.number}`))).toHaveLength(1);
});

test('an order for an account leaves its cart as it is, and its shopper sees no names of the staff', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  await shopper.post('/api/cart/update', { cartItems: { [product]: 4 } });
  const { order } = await take({ customerId: shopper.id });
  const { body } = await shopper.get(`/api/order/user?number=${order.number}`);
  expect(body.orders).toMatchObject([{ userId: shopper.id, timeline: [{ actor: 'SELLER' }] }]);
  expect(body.orders[0].timeline[0]).not.toHaveProperty('staffName');
  expect((await shopper.get('/api/user/is-auth')).body.user.cartItems).toEqual({ [product]: 4 });
  expect(await take({ customerId: 'f'.repeat(24) })).toMatchObject({ success: false, code: 'REFUSED' });
});

test('the same key places one order, and another key a second one for the same customer', async () => {
  const address = somebody();
  const sent = await Promise.all([1, 2].map(() => take({ address }, { key: 'call' })));
  expect(new Set(sent.map(({ order }) => order._id)).size).toBe(1);
  const { order } = await take({ address, customerId: sent[0].order.userId }, { key: 'second call' });
  expect(order).toMatchObject({ userId: sent[0].order.userId });
  expect(await customersFor(address.phone)).toMatchObject([{ orderCount: 2, isGuest: true, email: address.email }]);
  // Another email is another person, who gets no link to the orders before.
  const other = await take({ address: somebody(), customerId: sent[0].order.userId });
  expect(other.order.userId).not.toBe(sent[0].order.userId);
});

test('the same key with a corrected address places no second order, and names the first one', async () => {
  const address = somebody();
  const { order } = await take({ address }, { key: 'corrected' });
  const corrected = { ...address, street: '2 Garden Row' };
  expect(await take({ address: corrected }, { key: 'corrected' })).toMatchObject({
    success: false,
    code: 'TAKEN',
    message: expect.stringContaining(`Order No. ${order.number} of this call is taken already, with another address.`),
    errors: [{ field: 'Idempotency-Key' }],
    order: { _id: order._id, address: { street: address.street } },
  });
  expect(await take({ address }, { key: 'corrected' })).toMatchObject({ success: true, order: { _id: order._id } });
  expect((await take({ address: corrected }, { key: 'another call' })).order._id).not.toBe(order._id);
});

test.each([
  [
    'cancelled',
    'COD',
    'order/cancel',
    /^This request was order No\. \d+, which is cancelled\. Please take a new one\.$/,
  ],
  [
    'released',
    'Online',
    'order/release',
    /^This request was order No\. \d+, which has ended: it was not paid in time, or /,
  ],
])('the same key after its order was %s says so, whatever the address', async (_what, payment, call, message) => {
  const address = somebody();
  const key = `ended ${payment}`;
  const { order } = await take({ address, payment }, { key });
  expect((await seller.post(`/api/${call}`, { orderId: order._id })).body).toMatchObject({ success: true });
  for (const each of [address, { ...address, street: '2 Garden Row' }]) {
    const refused = {
      success: false,
      code: 'TAKEN',
      errors: [{ field: 'Idempotency-Key' }],
      order: { _id: order._id },
    };
    expect(await take({ address: each, payment }, { key })).toMatchObject({
      ...refused,
      message: expect.stringMatching(message),
    });
  }
});

test('the same key after the customer has cancelled on the payment page says that the order is cancelled', async () => {
  const fields = { address: somebody(), payment: 'Online' };
  const { order } = await take(fields, { key: 'left' });
  const event = { provider: 'sandbox', id: `left-${order._id}`, orderId: order._id, amountCents: null, currency: null };
  await applyPaymentEvent(backend.context.database, { ...event, kind: 'cancelled' }, now);
  const message = `This request was order No. ${order.number}, which is cancelled. Please take a new one.`;
  expect(await take(fields, { key: 'left' })).toMatchObject({ code: 'TAKEN', message });
});

test('a caller who gives an email later stays one customer', async () => {
  const address = somebody();
  const { order } = await take({ address: { ...address, email: '' } });
  const again = await take({ address, customerId: order.userId });
  expect(again.order.userId).toBe(order.userId);
  expect(await customersFor(address.phone)).toMatchObject([{ orderCount: 2, email: address.email }]);
});

test('a refusal that only the staff reads speaks of the list and of the customer, not of a cart', async () => {
  const gone = await addProduct(seller, { name: 'Leeks' });
  await countProduct(seller, gone, 0);
  expect(await take({ items: [{ product: gone, quantity: 1 }] })).toMatchObject({
    code: 'SOLD_OUT',
    message: 'Leeks is out of stock. Please take it off the list.',
  });
  const { message } = await take({ expectedTotal: 1 });
  expect(message).toMatch(/^The prices have changed: .*\. Please tell the customer the new total\.$/);
});

test('a phone has at most so many open orders, whatever name is typed', async () => {
  const { phone } = somebody();
  for (let at = 0; at < 3; at += 1)
    expect(await take({ address: somebody({ phone }) })).toMatchObject({ success: true });
  expect(await take({ address: somebody({ phone }) })).toMatchObject({ success: false, code: 'TOO_MANY' });
  const { id: customerId } = await backend.shopper();
  for (let at = 0; at < 3; at += 1) expect(await take({ customerId })).toMatchObject({ success: true });
  expect(await take({ customerId })).toMatchObject({ success: false, code: 'TOO_MANY' });
});

test('an order is taken after the last time to order and beyond the places only with a reason, which its history keeps', async () => {
  const late = { kind: 'DELIVERY', weekday: 3, start: '20:00', end: '22:00', capacity: 9, cutOffTime: '09:00' };
  const small = { kind: 'DELIVERY', weekday: 5, start: '20:00', end: '22:00', capacity: 1, cutOffTime: '09:00' };
  const windows = [late, small].map((window) => ({ ...window, cutOffDaysBefore: 0 }));
  const owner = seller;
  const plan = { ifVersion: 0, daysAhead: 7, windows, closedDays: [], areas: [] };
  expect((await owner.post('/api/delivery/plan/save', plan)).body).toMatchObject({ success: true });
  try {
    const { slots } = (await owner.get('/api/delivery/slots')).body;
    const [today, friday] = slots.map(({ id }: { id: string }) => id);
    expect(await take({ slotId: today })).toMatchObject({ success: false, code: 'SLOT_CLOSED' });
    expect(await take({ slotId: today, exception: ' ' })).toMatchObject({ success: false, code: 'INVALID' });
    expect(await take({ slotId: today, exception: 'x'.repeat(201) })).toMatchObject({
      success: false,
      code: 'INVALID',
    });
    const { order } = await take({ slotId: today, exception: 'The driver passes there' });
    const note = 'Taken after the last time to order. Reason: The driver passes there';
    expect(order).toMatchObject({ slot: { id: today }, timeline: [{ actor: 'SELLER', note }] });

    // Two for the last place: one gets it, and the other needs a reason.
    const both = await Promise.all([1, 2].map(() => take({ slotId: friday })));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    const extra = await take({ slotId: friday, exception: 'A regular' });
    expect(extra.order.timeline).toMatchObject([{ note: 'Taken beyond the places of its time. Reason: A regular' }]);

    // The one place of the time is taken, and its last time to order is over.
    const narrow = [{ ...late, capacity: 1, cutOffDaysBefore: 0 }];
    expect(
      (await owner.post('/api/delivery/plan/save', { ...plan, ifVersion: 1, windows: narrow })).body,
    ).toMatchObject({
      success: true,
    });
    const { order: unpaid } = await take({ slotId: today, exception: 'The last one', payment: 'Online' });
    await payByEvent(backend.context.database, unpaid, now);
    const [after] = (await get(`order/seller?number=${unpaid.number}`)).orders;
    const bothExceeded = 'Taken after the last time to order, and beyond the places of its time. Reason: The last one';
    expect(after.timeline).toMatchObject([{ note: bothExceeded }]);
  } finally {
    await owner.post('/api/delivery/plan/save', { ...plan, ifVersion: 2, windows: [] });
  }
});

test('a reason that was not needed is not in the history', async () => {
  const { order } = await take({ exception: 'In case' });
  expect(order.timeline).toMatchObject([{ note: null }]);
});

test('a link to pay is mailed, and the paid order is placed, by the member of the staff who took it', async () => {
  const address = somebody();
  const provider = backend.context.payments.provider!;
  const openCheckout = provider.openCheckout.bind(provider);
  const orderedAt = now;
  vi.spyOn(provider, 'openCheckout').mockImplementationOnce((...args) => {
    // The provider is slow.
    now += 60_000;
    return openCheckout(...args);
  });
  const sent = await take({ address, payment: 'Online' }, { key: 'to pay' });
  // The link is of no use after the time to pay, which began with the order.
  const mails = backend.context.database.query.selectFrom('mails').select('give_up_at');
  expect(await mails.where('order_id', '=', sent.order._id).execute()).toEqual([{ give_up_at: orderedAt + hour }]);
  expect(sent).toMatchObject({ success: true, order: { status: 'Payment Pending', timeline: [] } });
  expect(sent.message).toContain(address.email);
  await take({ address, payment: 'Online' }, { key: 'to pay' });
  await sendMails();
  expect(mailsTo(address.email)).toHaveLength(1);
  expect(mailsTo(address.email)[0]?.text).toMatch(/https:\/\/shop\.example\/pay\/\S+/);
  expect(mailsTo(address.email)[0]?.text).not.toContain('Paid online');
  await payByEvent(backend.context.database, sent.order, now);
  const [paid] = (await get(`order/seller?number=${sent.order.number}`)).orders;
  expect(paid).toMatchObject({ isPaid: true, timeline: [{ actor: 'SELLER', staffName: firstOwner.name }] });
  await sendMails();
  // The mail of the placed order has a link to it.
  const secret = guestSecretIn(mailsTo(address.email).at(-1)?.text);
  const { body } = await backend.visitor().post('/api/guest/read', { secret });
  expect(body).toMatchObject({ order: { _id: sent.order._id } });
});

test('no link to pay is written without an email or without mails, or when its page cannot be opened', async () => {
  const unmailed = await take({ address: somebody({ email: '' }), payment: 'Online' });
  expect(unmailed).toMatchObject({ success: false, code: 'PAYMENT_UNAVAILABLE' });
  const owner = await withoutMails.seller();
  const items = [{ product: await addProduct(owner), quantity: 1 }];
  expect(await take({ items, payment: 'Online' }, { by: owner })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  vi.spyOn(backend.context.payments.provider!, 'openCheckout').mockRejectedValueOnce(new Error('no answer'));
  const address = somebody();
  expect(await take({ address, payment: 'Online' }, { key: 'unopened' })).toMatchObject({
    code: 'PAYMENT_UNAVAILABLE',
  });
  expect(await take({ address, payment: 'Online' }, { key: 'unopened' })).toMatchObject({ success: true });
});

test('an unpaid order that the staff has taken is not ended by an order of its customer, and goes with the data of a guest', async () => {
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  await take({ customerId: shopper.id, payment: 'Online' });
  await shopper.post('/api/order/stripe', { items: [{ product, quantity: 1 }], address });
  await take({ customerId: shopper.id });
  const { orders } = await get('order/unpaid');
  expect(orders.filter(({ userId }: { userId: string }) => userId === shopper.id)).toHaveLength(2);

  const { order } = await take({ address: somebody({ street: 'Gone Lane' }), payment: 'Online' });
  const kept = somebody({ street: 'Kept Lane' });
  const { order: placed } = await take({ address: kept });
  await take({ address: kept, customerId: placed.userId, payment: 'Online' });
  now += 50 * hour;
  await runHousekeeping(backend.context.database, now);
  const { query } = backend.context.database;
  const streets = await query
    .selectFrom('orders')
    .select('address')
    .where('id', 'in', [order._id, placed._id])
    .execute();
  expect(streets.filter(({ address: text }) => text.includes('Gone Lane'))).toEqual([]);
  expect(streets.filter(({ address: text }) => text.includes('Kept Lane'))).toHaveLength(1);
});

test('a guest becomes an account while the staff takes another order for it, and no order is lost', async () => {
  for (let round = 0; round < 6; round += 1) {
    const address = somebody();
    const { order } = await take({ address });
    await sendMails();
    const secret = guestSecretIn(mailsTo(address.email)[0]?.text);
    const [kept, second] = await Promise.all([
      backend.visitor().post('/api/guest/keep', { secret, password: goodPassword }),
      take({ address, customerId: order.userId }),
    ]);
    expect(kept.body).toMatchObject({ success: true });
    expect(second).toMatchObject({ success: true, order: { userId: order.userId } });
    expect(await customersFor(address.phone)).toMatchObject([{ orderCount: 2, isGuest: false, email: address.email }]);
  }
});

test('a guest whose order joins an account while the staff takes another one leaves no order without a customer', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await backend.shopper();
    const address = somebody();
    const { order } = await take({ address });
    await sendMails();
    const secret = guestSecretIn(mailsTo(address.email)[0]?.text);
    const [kept, second] = await Promise.all([
      shopper.post('/api/guest/keep', { secret }),
      take({ address, customerId: order.userId }),
    ]);
    expect(kept.body).toMatchObject({ success: true });
    // The order comes before and joins the account too, or the guest is not known any more.
    const { orders } = (await shopper.get('/api/order/user')).body;
    expect([second.code ?? 'PLACED', orders.length]).toEqual(second.success ? ['PLACED', 2] : ['REFUSED', 1]);
  }
});

test('a caller who has ordered for months has at most so many open orders', async () => {
  const address = somebody();
  const { order } = await take({ address });
  now += 31 * 24 * hour;
  seller = await backend.seller();
  const again = () => take({ address, customerId: order.userId });
  for (let at = 0; at < 3; at += 1) expect(await again()).toMatchObject({ success: true });
  expect(await again()).toMatchObject({ success: false, code: 'TOO_MANY' });
});
