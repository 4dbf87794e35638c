import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firstOwner } from '#backend/features/people/sessions/session-repository.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { guestSecretIn } from '#tests/support/guest-secret.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberByMail } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const mailServer = await startMailServer();
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
const backend = backendForTests({ mail, shopUrl: 'https://shop.example', maxOpenOrders: null });
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let product = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  product = await addProduct(await backend.seller(), { price: 10, offerPrice: 10 });
});

beforeEach(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
});

afterAll(() => mailServer.close());

const get = async (path: string) => (await seller.get(`/api/${path}`)).body;
const listed = (query: string) => get(`customer/list?${query}`);
const note = async (id: string, text: string) => (await seller.post('/api/customer/note', { id, note: text })).body;

async function take(address: object, fields: object = {}) {
  const body = {
    items: [{ product, quantity: 1 }],
    address: { ...goodAddress, ...address },
    payment: 'COD',
    ...fields,
  };
  return (await seller.post('/api/order/for-customer', body)).body.order;
}

/** An account with one order of that name and phone. */
async function ordered(address: object) {
  const shopper = await backend.shopper();
  const saved = await saveAddress(shopper, { email: shopper.email, ...address });
  const body = { items: [{ product, quantity: 1 }], address: saved };
  const { order } = (await shopper.post('/api/order/cod', body)).body;
  return { shopper, order };
}

test('customers are listed by their newest orders in pages, each once, and only those who have ordered', async () => {
  await backend.shopper();
  const { shopper } = await ordered({ firstName: 'Paula' });
  const first = await take({ firstName: 'Quentin', phone: '+49 30 700001' });
  const second = await take({ firstName: 'Rita', phone: '+49 30 700002', email: '' });
  await take({ firstName: 'Quentin', phone: '+49 30 700001' }, { customerId: first.userId });
  const newest = [first.userId, second.userId, shopper.id];
  const pages: string[] = [];
  for (let after = ''; ;) {
    const page = await listed(`first=2${after}`);
    expect(page.customers.length).toBeLessThanOrEqual(2);
    pages.push(...page.customers.map(({ id }: { id: string }) => id));
    if (page.nextAfter === null) break;
    after = `&after=${page.nextAfter}`;
  }
  expect(pages.slice(0, 3)).toEqual(newest);
  // The shop knows no email of hers.
  expect((await listed('search=Rita')).customers).toMatchObject([{ id: second.userId, email: null, isGuest: true }]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('an online order that is not paid neither moves a customer in the list nor changes the address, and makes no customer', async () => {
  const { shopper } = await ordered({ firstName: 'Yorick', phone: '+49 30 800001' });
  const later = await ordered({ firstName: 'Zora', phone: '+49 30 800002' });
  const other = await backend.shopper();
  for (const client of [shopper, other]) {
    const address = await saveAddress(client, { firstName: 'Yorick', phone: '+49 30 899999', city: 'Salem' });
    const unpaid = await client.post('/api/order/stripe', { items: [{ product, quantity: 1 }], address });
    expect(unpaid.body).toMatchObject({ success: true });
  }
  const expected = [
    { id: later.shopper.id, phone: '+49 30 800002' },
    { id: shopper.id, phone: '+49 30 800001', orderCount: 1 },
  ];
  expect((await listed('first=2')).customers).toMatchObject(expected);
  expect((await listed('search=Yorick&first=1')).customers).toMatchObject(expected.slice(1));
  const { addresses } = (await get(`customer/read?customerId=${shopper.id}`)).customer;
  expect(addresses[0]).toMatchObject({ city: 'Springfield', phone: '+49 30 800001' });
});

test('a search lists customers in pages by their newest orders, among the newest 5000 orders that it finds', async () => {
  const { query } = backend.context.database;
  const old = await backend.shopper();
  const orderId = (at: number) => at.toString(16).padStart(24, '0');
  const money = { subtotal_cents: 1000, tax_cents: 0, amount_cents: 1000, currency: 'usd' };
  const fields = { status: 'Order Placed', payment_type: 'COD' as const, payment_state: 'none' as const, is_paid: 0 };
  const times = { created_at: 1, updated_at: 1 };
  const shared = { ...fields, ...money, ...times, user_id: old.id, address: JSON.stringify(goodAddress) };
  for (let from = 1; from <= 5001; from += 500) {
    const ids = Array.from({ length: 500 }, (_none, at) => from + at);
    const orders = ids.map((at) => ({ ...shared, id: orderId(at), stage: 'DONE' as const, number: at - 6000 }));
    await query.insertInto('orders').values(orders).execute();
    const words = ids.map((at) => ({ order_id: orderId(at), kind: 'NAME' as const, word: 'xenia' }));
    await query.insertInto('order_words').values(words).execute();
  }
  const customers = [await ordered({ firstName: 'Xenia' }), await ordered({ firstName: 'Xenia' })];
  const [first, second] = customers.map(({ shopper }) => shopper);
  const address = (await first!.get('/api/address/get')).body.addresses[0]._id;
  await first!.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  const [one, other] = [await listed('search=xenia&first=1'), await listed('search=xenia&first=2')];
  expect(one.customers).toMatchObject([{ id: first!.id }]);
  expect(other.customers).toMatchObject([{ id: first!.id }, { id: second!.id }]);
  const next = await listed(`search=xenia&first=1&after=${one.nextAfter}`);
  expect(next.customers).toMatchObject([{ id: second!.id }]);
});

test('a customer is found by name, phone and email, with the number of orders and the open amount', async () => {
  const { shopper, order } = await ordered({ firstName: 'Sigrid', phone: '+49 40 123 98 76' });
  await shopper.post('/api/order/cod', {
    items: [{ product, quantity: 2 }],
    address: (await shopper.get('/api/address/get')).body.addresses[0]._id,
  });
  for (const search of ['sigr', '1239876', shopper.email]) {
    const { customers } = await listed(`search=${encodeURIComponent(search)}`);
    expect(customers).toMatchObject([
      { id: shopper.id, email: shopper.email, phone: '+49 40 123 98 76', isGuest: false, orderCount: 2 },
    ]);
  }
  const whole = (await get(`customer/read?customerId=${shopper.id}`)).customer;
  const amounts: number[] = whole.orders.map(({ amount }: { amount: number }) => amount);
  expect(whole.open).toBeCloseTo(
    amounts.reduce((sum, amount) => sum + amount, 0),
    2,
  );
  expect(whole.addresses[0]).toMatchObject({ firstName: 'Sigrid', city: 'Springfield' });
  // An address that was saved since is no place to which the shop has delivered.
  await saveAddress(shopper, { firstName: 'Sigrid', city: 'Salem' });
  const { addresses } = (await get(`customer/read?customerId=${shopper.id}`)).customer;
  expect(addresses.map(({ city }: { city: string }) => city)).toEqual(['Springfield', 'Springfield', 'Salem']);
  await seller.post('/api/order/cancel', { orderId: order._id, reason: 'Asked by phone' });
  expect((await get(`customer/read?customerId=${shopper.id}`)).customer.open).toBeCloseTo(amounts[0]!, 2);
  // What is packed costs what was found.
  const [{ _id: orderId }] = whole.orders;
  await seller.post('/api/order/pick', { orderId, line: 0, quantity: 1, reason: 'MISSING' });
  const { body } = await seller.post('/api/order/finish-picking', { orderId });
  expect(body.order.settled.amount).toBeLessThan(amounts[0]!);
  expect((await listed('search=Sigrid')).customers).toMatchObject([{ open: body.order.settled.amount }]);
});

test('the note of the shop is limited, exported with the personal data, and deleted with them', async () => {
  const { shopper, order } = await ordered({ firstName: 'Thea' });
  expect(await note(shopper.id, 'x'.repeat(1001))).toMatchObject({ success: false, code: 'INVALID' });
  expect(await note('f'.repeat(24), 'Unknown')).toMatchObject({ success: false, code: 'REFUSED' });
  expect(await note(shopper.id, 'Second bell')).toMatchObject({ success: true });
  expect(await note(shopper.id, 'Third bell')).toMatchObject({ success: true });
  expect((await get(`customer/read?customerId=${shopper.id}`)).customer.note).toBe('Third bell');
  expect((await shopper.get('/api/user/export')).body.data.noteOfShop).toBe('Third bell');
  expect((await shopper.get('/api/order/user')).text).not.toContain('Third bell');
  const { shopper: other } = await ordered({ firstName: 'Theo' });
  await note(other.id, 'Gone');
  await note(other.id, '');
  const noteOf = async ({ id }: { id: string }) => (await get(`customer/read?customerId=${id}`)).customer.note;
  expect([await noteOf(other), await noteOf(shopper)]).toEqual(['', 'Third bell']);
  // The trail has each change, without the note.
  const { changes } = await get('staff/changes?first=50');
  const kept = changes.filter(({ action }: { action: string }) => action === 'CUSTOMER_NOTE_CHANGED');
  const ids = [other.id, other.id, shopper.id, shopper.id];
  expect(kept.map(({ subject }: { subject: { id: string } }) => subject.id)).toEqual(ids);
  expect(JSON.stringify(kept)).not.toContain('Third bell');
  await seller.post('/api/order/cancel', { orderId: order._id, reason: 'Asked by phone' });
  expect((await shopper.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  const notes = await backend.context.database.query.selectFrom('customer_notes').selectAll().execute();
  expect(notes).toEqual([]);
  expect((await listed('search=Thea')).customers).toEqual([]);
  expect(await get(`customer/read?customerId=${'0'.repeat(24)}`)).toMatchObject({ success: false });
});

test('a mailed link shows its own order, exports all that the shop knows of its caller, and puts all into an account', async () => {
  const caller = { firstName: 'Ulla', email: 'ulla@example.com', phone: '+49 30 555001' };
  const first = await take(caller);
  const second = await take(caller, { customerId: first.userId });
  await note(first.userId, 'Ground floor');
  mailServer.received.length = 0;
  await sendDueMails(backend.context, log);
  const secretOf = (number: string) =>
    mailServer.received
      .filter(({ to, text }) => to.includes(caller.email) && text.includes(`No. ${number}`))
      .map(({ text }) => guestSecretIn(text))[0];
  const call = async (name: string, secret: string | undefined, client = backend.visitor()) =>
    (await client.post(`/api/guest/${name}`, { secret })).body;
  expect((await call('read', secretOf(first.number))).order.number).toBe(first.number);
  expect((await call('read', secretOf(second.number))).order.number).toBe(second.number);
  const { data } = await call('export', secretOf(first.number));
  expect(data).toMatchObject({ noteOfShop: 'Ground floor', orders: [{ _id: first._id }, { _id: second._id }] });
  const shopper = await backend.shopper();
  expect(await call('keep', secretOf(first.number), shopper)).toMatchObject({ success: true });
  expect((await shopper.get('/api/order/user')).body.orders).toHaveLength(2);
  expect((await get(`customer/read?customerId=${shopper.id}`)).customer).toMatchObject({
    note: 'Ground floor',
    orderCount: 2,
  });
});

test('who sees a taken order, its customer, the note of the shop and who took it', async () => {
  const caller = { firstName: 'Wanda', email: 'wanda@example.com', phone: '+49 30 555009' };
  const order = await take(caller);
  await note(order.userId, 'Canary-note');
  await take({ firstName: 'Xaver', email: 'xaver@example.com', phone: '+49 30 555010' });
  mailServer.received.length = 0;
  await sendDueMails(backend.context, log);
  const secretTo = (email: string) =>
    mailServer.received.filter(({ to }) => to.includes(email)).map(({ text }) => guestSecretIn(text))[0];
  const byLink = async (email: string) => {
    const secret = secretTo(email);
    expect(secret).toMatch(/./);
    return (await backend.visitor().post('/api/guest/read', { secret })).text;
  };
  const bySession = async (client: StoreClient) => {
    const paths = ['user', 'seller', 'seller/next', 'unpaid'].map((list) => `order/${list}`);
    paths.push('customer/list', `customer/read?customerId=${order.userId}`);
    return (await Promise.all(paths.map(async (path) => (await client.get(`/api/${path}`)).text))).join(' ');
  };
  const seen = (text: string) => ({
    order: text.includes(order._id),
    email: text.includes(caller.email),
    note: text.includes('Canary-note'),
    staff: text.includes(firstOwner.name),
  });
  const all = { order: true, email: true, note: true, staff: true };
  const nothing = { order: false, email: false, note: false, staff: false };
  expect({
    'mailed link': seen(await byLink(caller.email)),
    'mailed link of another caller': seen(await byLink('xaver@example.com')),
    visitor: seen(await bySession(backend.visitor())),
    shopper: seen(await bySession(await backend.shopper())),
    packer: seen(await bySession(await memberByMail(backend, 'PACKER', mailServer))),
    manager: seen(await bySession(await memberByMail(backend, 'MANAGER', mailServer))),
    owner: seen(await bySession(seller)),
  }).toEqual({
    'mailed link': { ...nothing, order: true, email: true },
    'mailed link of another caller': nothing,
    visitor: nothing,
    shopper: nothing,
    packer: { ...nothing, order: true, staff: true },
    manager: all,
    owner: all,
  });
});

test('who has deleted their data is no customer, and takes no place on a page', async () => {
  const before = (await listed('first=50')).customers;
  for (const firstName of ['Zeno', 'Yann']) {
    const { shopper, order } = await ordered({ firstName });
    await seller.post('/api/order/cancel', { orderId: order._id, reason: 'Asked by phone' });
    expect((await shopper.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  }
  expect((await listed('first=50')).customers).toEqual(before);
  expect((await listed('first=1')).customers).toEqual(before.slice(0, 1));
  expect((await listed('search=Zeno')).customers).toEqual([]);
});

test('the reason of an exception is deleted with the personal data', async () => {
  const { shopper } = await ordered({ firstName: 'Vera' });
  const order = await take({}, { customerId: shopper.id });
  const { query } = backend.context.database;
  await query.updateTable('taken_orders').set({ exceeded: 'FULL', reason: 'Vera is ill' }).execute();
  const event = query.updateTable('order_events').set({ note: 'Vera is ill' });
  await event.where('order_id', '=', order._id).where('version', '=', 1).execute();
  for (const { _id: orderId } of (await shopper.get('/api/order/user')).body.orders) {
    await seller.post('/api/order/cancel', { orderId, reason: 'Asked by phone' });
  }
  await shopper.post('/api/user/remove', { password: goodPassword });
  const notes = await query.selectFrom('order_events').select('note').where('order_id', '=', order._id).execute();
  const taken = await query.selectFrom('taken_orders').select('reason').where('order_id', '=', order._id).execute();
  expect(JSON.stringify([notes, taken])).not.toContain('ill');
});

test('an account without an order, and one that does not exist, is no customer', async () => {
  const { id } = await backend.shopper();
  for (const customerId of [id, 'f'.repeat(24)]) {
    const read = await seller.get(`/api/customer/read?customerId=${customerId}`);
    expect(read).toMatchObject({ status: 200, body: { success: false, code: 'REFUSED' } });
  }
});
