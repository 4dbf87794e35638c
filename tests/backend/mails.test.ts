import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { confirmEmail } from '#tests/support/confirmed-email.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests, sellerLogin, twoBackendsForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const minute = 60_000;
const hour = 60 * minute;
let now = Date.UTC(2024, 0, 10, 12, 30);
const mailServer = await startMailServer();
const shop = {
  mail: { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
};
const [first, second] = [twoBackendsForTests(shop, () => now), backendForTests({ mail: null }, () => now)];
const log = { info: () => undefined, warn: () => undefined };

let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let apple = '';
let address = '';

const backend = () => {
  const [one] = first;
  if (one === undefined) throw new Error('The store has not started.');
  return one;
};

/** Sends what is due, from both stores at the same time. */
const sendMails = () => Promise.all(first.map(({ context }) => sendDueMails(context, log)));

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend().seller();
  apple = await addProduct(seller, { name: 'Apples <b>& "pears"', price: '10', offerPrice: '10' });
  shopper = await backend().shopper();
  await confirmEmail(backend().context.database, shopper.id);
  address = await saveAddress(shopper, { firstName: '<i>Ada', street: '1 & 2 Garden Row' });
});

beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.refusal = null;
});

afterAll(() => mailServer.close());

async function placeCash(client = shopper, at = address, product = apple) {
  const { body } = await client.post('/api/order/cod', { items: [{ product, quantity: 2 }], address: at });
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string; number: number };
}

const mailsTo = (to: string) => mailServer.received.filter((mail) => mail.to.includes(to));

async function storedMails(orderId: string) {
  return backend()
    .context.database.query.selectFrom('mails')
    .select(['kind', 'state', 'tries', 'fault'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

test('a placed order sends one mail to the shopper and one to the shop, each with a text beside the HTML', async () => {
  const { number } = await placeCash();
  await sendMails();
  await sendMails();
  expect(mailServer.received).toHaveLength(2);
  const [toShopper, toShop] = [mailsTo(shopper.email)[0], mailsTo(sellerLogin.email)[0]];
  expect(toShopper).toMatchObject({ from: 'orders@shop.example', subject: `Order No. ${number}: we have your order` });
  expect(toShopper?.headers.get('from')).toBe('Greengate <orders@shop.example>');
  expect(toShopper?.text).toContain('2 × Apples <b>& "pears": $20.00');
  expect(toShopper?.text).toContain('Subtotal: $20.00\nTax: $0.40\nTotal: $20.40');
  expect(toShopper?.text).toContain('<i>Ada Green\n1 & 2 Garden Row');
  expect(toShopper?.text).toContain('Jan 10, 2024, 12:30');
  expect(toShopper?.text).toContain('https://shop.example/my-orders');
  expect(toShopper?.html).toContain('2 × Apples &lt;b&gt;&amp; &quot;pears&quot;');
  expect(toShopper?.html).toContain('&lt;i&gt;Ada Green<br>1 &amp; 2 Garden Row');
  expect(toShopper?.html).toContain('href="https://shop.example/my-orders"');
  expect(toShopper?.html).not.toMatch(/<b>|<i>|<img|<script|<link/);
  expect(toShop).toMatchObject({ subject: `New Order No. ${number}: $20.40` });
  expect(toShop?.text).toContain('https://shop.example/seller/orders');
});

test('an online order sends its mails when it is paid, once', async () => {
  const { body } = await shopper.post('/api/order/stripe', { items: [{ product: apple, quantity: 1 }], address });
  await sendMails();
  expect(mailServer.received).toHaveLength(0);
  const paid = {
    provider: 'sandbox',
    orderId: body.order._id,
    kind: 'paid' as const,
    amountCents: 1020,
    currency: 'usd',
  };
  for (const id of ['event', 'event', 'other event']) {
    await applyPaymentEvent(backend().context.database, { ...paid, id }, now);
  }
  await sendMails();
  expect(mailServer.received).toHaveLength(2);
  expect(new Set(mailServer.received.map(({ to }) => to[0]))).toEqual(new Set([sellerLogin.email, shopper.email]));
  expect(mailsTo(shopper.email)[0]?.text).toContain('test payment');
});

test('the shopper gets a mail when the order is out for delivery, cancelled or refunded', async () => {
  const { _id: delivered, number } = await placeCash();
  const { _id: cancelled } = await placeCash();
  await sendMails();
  mailServer.received.length = 0;
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE'])
    await seller.post('/api/order/move', { orderId: delivered, to });
  const refund = { orderId: delivered, amount: 1.5, reason: 'Two bruised <apples>', idempotencyKey: 'one' };
  for (const _repeated of [1, 2]) await seller.post('/api/order/refund', refund);
  await seller.post('/api/order/cancel', { orderId: cancelled, reason: 'The van is broken' });
  await sendMails();
  expect(mailServer.received.map(({ subject }) => subject.replace(/No\. \d+/, ''))).toEqual([
    'Order  is out for delivery',
    'Order : we refund $1.50',
    'Order  is cancelled',
  ]);
  const [out, refunded, ended] = mailServer.received;
  expect(out?.text).toContain('Please have $20.40 ready');
  expect(refunded?.text).toContain(`Order No. ${number}. We pay it back in cash.`);
  expect(refunded?.html).toContain('The shop writes: Two bruised &lt;apples&gt;');
  expect(ended?.text).toContain('The shop writes: The van is broken');
});

test('the mail about a cancelled order says who cancelled it: the shopper or the shop', async () => {
  const { _id: byShopper } = await placeCash();
  const { _id: byShop } = await placeCash();
  await sendMails();
  mailServer.received.length = 0;
  const cancel = (client: StoreClient, orderId: string) => client.post('/api/order/cancel', { orderId });
  expect((await cancel(shopper, byShopper)).body).toMatchObject({ success: true });
  expect((await cancel(seller, byShop)).body).toMatchObject({ success: true });
  await sendMails();
  const [own, other] = mailsTo(shopper.email).map(({ text }) => text);
  expect(own).toContain('You cancelled Order No.');
  expect(own).not.toContain('we cancelled');
  expect(other).toContain('We are sorry: we cancelled Order No.');
  expect(other).not.toContain('You cancelled');
});

test('the shop hears of an order with notes, wish and contact, and when the shopper cancels it', async () => {
  const notes = { noteToShop: 'Ripe ones <please>', noteToCourier: 'Ring twice', substitution: 'SIMILAR_NOT_DEARER' };
  const { body } = await shopper.post('/api/order/cod', {
    items: [{ product: apple, quantity: 2 }],
    address,
    ...notes,
    substitutionExceptions: { [apple]: notes.substitution },
  });
  const { _id: orderId, number } = body.order;
  await sendMails();
  const [[toShop], [toShopper]] = [mailsTo(sellerLogin.email), mailsTo(shopper.email)];
  for (const told of [toShop, toShopper]) {
    expect(told?.text).toContain('Note to the shop:\nRipe ones <please>\n\nNote to the courier:\nRing twice');
    expect(told?.text).toContain('If something is not there:\nReplace it by a similar one, never by a dearer one\n\n');
    expect(told?.html).toContain('Ripe ones &lt;please&gt;');
  }
  expect(toShop?.text).toContain(`Contact:\n${shopper.email}\n`);
  mailServer.received.length = 0;
  await shopper.post('/api/order/cancel', { orderId, reason: 'I am ill' });
  await sendMails();
  expect(mailsTo(sellerLogin.email).map(({ subject }) => subject)).toEqual([
    `Order No. ${number} was cancelled by the customer: $20.40`,
  ]);
  expect(mailsTo(sellerLogin.email)[0]?.text).toContain('The customer writes: I am ill');
  expect(mailsTo(shopper.email)).toHaveLength(1);
});

test('the old and the new email of an account get one mail each about a change, within the limits of mails', async () => {
  const client = await backend().shopper();
  await confirmEmail(backend().context.database, client.id);
  const email = `moved-${client.email}`;
  const change = () => client.post('/api/user/email', { email, password: goodPassword });
  for (const _repeated of [1, 2]) expect((await change()).body).toMatchObject({ success: true });
  await sendMails();
  expect(new Set(mailServer.received.flatMap(({ to }) => to))).toEqual(new Set([client.email, email]));
  expect(mailServer.received).toHaveLength(2);
  expect(mailsTo(client.email)[0]?.text).toContain(`now has the email ${email}`);
  expect(mailsTo(client.email)[0]?.text).toContain('somebody else knows your password');
  expect(mailsTo(email)[0]?.text).toContain('If this is not your account');
  const [told] = (await seller.get('/api/mail/list?first=1')).body.mails;
  expect(told).toMatchObject({ kind: 'EMAIL_CHANGED', orderId: null, state: 'SENT' });
  expect((await seller.post('/api/mail/resend', { id: told.id })).body).toMatchObject({ code: 'REFUSED' });
});

test('mails to shoppers name the shop’s email for answers, and mails to the shop name none', async () => {
  const contact = { phone: '+1 555 010 0199', address: '' };
  const form = new FormData();
  form.append('storeData', JSON.stringify({ contact: { ...contact, email: 'help@shop.example' } }));
  const saved = await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(saved.body).toMatchObject({ success: true });
  await placeCash();
  await sendMails();
  const replyTo = (to: string) => mailsTo(to).map(({ headers }) => headers.get('reply-to'));
  expect(replyTo(shopper.email)).toEqual([
    expect.stringMatching(/^(?:Greengate <help@shop\.example>|help@shop\.example)$/),
  ]);
  expect(replyTo('help@shop.example')).toEqual([undefined]);
  form.set('storeData', JSON.stringify({ contact: { ...contact, email: '' } }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
});

test('the pause before the next try of a mail doubles, up to an hour', async () => {
  const { _id } = await placeCash();
  mailServer.refusal = { code: 451, text: 'Try again later' };
  const { query } = backend().context.database;
  const pauses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await sendMails();
    const mails = query.selectFrom('mails').select('next_try_at').where('order_id', '=', _id);
    const { next_try_at: next } = await mails.executeTakeFirstOrThrow();
    pauses.push((Number(next) - now) / minute);
    now = Number(next);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  mailServer.refusal = null;
  await sendMails();
  expect(await storedMails(_id)).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }]);
});

test.each([1, 2, 24])(
  'a mail that waits for its next try is sent within an hour after the clock was set back by %d hours',
  async (hours) => {
    const tried = await placeCash();
    mailServer.refusal = { code: 451, text: 'Try again later' };
    await sendMails();
    const untried = await placeCash();
    mailServer.refusal = null;
    now -= hours * hour;
    await sendMails();
    now += hour;
    await sendMails();
    for (const { _id } of [tried, untried])
      expect(await storedMails(_id)).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }]);
    now += (hours - 1) * hour;
  },
);

test('a link to a new password that could not be sent within half an hour is not sent at all', async () => {
  const { email } = await backend().shopper();
  mailServer.refusal = { code: 451, text: 'Try again later' };
  await backend().visitor().post('/api/account/request-reset', { email, account: 'shopper' });
  await sendMails();
  const { _id } = await placeCash();
  await sendMails();
  mailServer.refusal = null;
  now += 31 * minute;
  await sendMails();
  expect(mailsTo(email)).toEqual([]);
  // Mails about orders are tried for a day.
  expect(await storedMails(_id)).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }]);
});

test('a link to a new password is still sent half an hour later', async () => {
  const { email } = await backend().shopper();
  await backend().visitor().post('/api/account/request-reset', { email, account: 'shopper' });
  now += 30 * minute;
  await sendMails();
  expect(mailsTo(email)).toHaveLength(1);
});

test('a mail that the server cannot take now is sent again after growing pauses, with the same Message-ID', async () => {
  const { _id } = await placeCash();
  mailServer.refusal = { code: 451, text: 'Try again later' };
  await sendMails();
  await sendMails();
  const fault = expect.stringContaining('451 Try again later');
  expect((await storedMails(_id))[0]).toEqual({ kind: 'ORDER_PLACED', state: 'WAITING', tries: 1, fault });
  now += minute;
  await sendMails();
  now += minute;
  await sendMails();
  expect((await storedMails(_id))[0]).toMatchObject({ tries: 2 });
  mailServer.refusal = null;
  now += minute;
  await sendMails();
  expect(await storedMails(_id)).toMatchObject([
    { state: 'SENT', tries: 3, fault: null },
    { state: 'SENT', tries: 3, fault: null },
  ]);
  expect(mailServer.received).toHaveLength(2);
  expect(new Set(mailServer.received.map(({ headers }) => headers.get('message-id'))).size).toBe(2);
});

test('the seller sees the mails with their faults, and sends them again', async () => {
  const { _id, number } = await placeCash();
  const mailsOf = async () => (await seller.get(`/api/mail/list?orderId=${_id}`)).body.mails;
  mailServer.refusal = { code: 550, text: 'No such mailbox' };
  await sendMails();
  const [toShop, toShopper] = await mailsOf();
  expect(toShop).toMatchObject({ kind: 'ORDER_FOR_SHOP', recipient: null });
  expect(toShopper).toMatchObject({
    kind: 'ORDER_PLACED',
    recipient: shopper.email,
    orderNumber: number,
    state: 'GIVEN_UP',
    tries: 1,
    fault: expect.stringContaining('No such mailbox'),
    sentAt: null,
  });
  mailServer.refusal = null;
  for (const _repeated of [1, 2]) {
    const { body } = await seller.post('/api/mail/resend', { id: toShopper.id });
    expect(body).toMatchObject({ success: true, mail: { state: 'WAITING', tries: 0, fault: null } });
    // A second press before it is sent makes no other mail of it.
    await seller.post('/api/mail/resend', { id: toShopper.id });
    await sendMails();
  }
  expect(mailServer.received.map(({ to }) => to[0])).toEqual([shopper.email, shopper.email]);
  const messageIds = mailServer.received.map(({ headers }) => headers.get('message-id'));
  expect(messageIds.map((id) => /\.(\d+)@/.exec(id ?? '')?.[1])).toEqual(['1', '2']);
  expect((await mailsOf())[1]).toMatchObject({ state: 'SENT', fault: null });
  const page = (await seller.get('/api/mail/list?first=1&state=SENT')).body;
  expect(page).toMatchObject({ mails: [{ id: toShopper.id }], pageInfo: { hasNextPage: true } });
  const next = (await seller.get(`/api/mail/list?first=1&state=SENT&after=${page.pageInfo.endCursor}`)).body;
  expect(next.mails[0].id < toShopper.id).toBe(true);
});

test('only the seller sees and sends mails', async () => {
  for (const client of [shopper, backend().visitor()]) {
    expect((await client.get('/api/mail/list')).body).toMatchObject({ success: false });
    expect((await client.post('/api/mail/resend', { id: 'x' })).body).toMatchObject({ success: false });
  }
  expect((await seller.post('/api/mail/resend', { id: 'x' })).body).toMatchObject({ success: false, code: 'REFUSED' });
});

test('a mail is given up when its receiver is refused for good, or after a day', async () => {
  const { _id: refused } = await placeCash();
  mailServer.refusal = { code: 550, text: 'No such mailbox' };
  await sendMails();
  expect(await storedMails(refused)).toMatchObject([
    { state: 'GIVEN_UP', tries: 1, fault: expect.stringContaining('No such mailbox') },
    { state: 'GIVEN_UP', tries: 1 },
  ]);
  const { _id: late } = await placeCash();
  mailServer.refusal = { code: 450, text: 'Busy' };
  for (let round = 0; round < 15; round += 1) {
    await sendMails();
    now += 2 * hour;
  }
  const [mail] = await storedMails(late);
  expect(mail).toMatchObject({ state: 'GIVEN_UP', fault: expect.stringContaining('450 Busy') });
  expect(mail?.tries).toBe(13);
  expect(mailServer.received).toHaveLength(0);
});

test('a server that cannot be reached is a fault in words', async () => {
  const { context } = backend();
  const { openMailTransport } = await import('#backend/features/shop/mail/mail-transport.ts');
  const mail = await openMailTransport({ ...shop.mail, url: 'smtp://127.0.0.1:1' });
  const { _id } = await placeCash();
  await sendDueMails({ ...context, mail }, log);
  expect((await storedMails(_id))[0]).toMatchObject({ fault: 'The mail server cannot be reached.', state: 'WAITING' });
  now += minute;
  await sendMails();
  expect(mailServer.received).toHaveLength(2);
});

test('a refused order sends no mail', async () => {
  const { query } = backend().context.database;
  const count = () =>
    query
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();
  const before = await count();
  const order = { items: [{ product: apple, quantity: 1 }], address, expectedTotal: 1 };
  expect((await shopper.post('/api/order/cod', order)).body).toMatchObject({ success: false });
  expect(await count()).toEqual(before);
});

test('old mails are deleted after thirty days', async () => {
  const { _id } = await placeCash();
  const { database } = backend().context;
  await runHousekeeping(database, now + 29 * 24 * hour);
  expect(await storedMails(_id)).toHaveLength(2);
  await runHousekeeping(database, now + 31 * 24 * hour);
  expect(await storedMails(_id)).toHaveLength(0);
});

test('a shop without mail writes none', async () => {
  const product = await addProduct(await second.seller(), { price: '10', offerPrice: '10' });
  const client = await second.shopper();
  await placeCash(client, await saveAddress(client), product);
  await sendDueMails(second.context, log);
  expect(await second.context.database.query.selectFrom('mails').selectAll().execute()).toEqual([]);
});

/** The token of the seller's link in the newest mail to that email. */
const sellerToken = (to: string) =>
  /https:\/\/shop\.example\/reset-password#seller\.([\w-]{43})\n/.exec(mailsTo(to).at(-1)?.text ?? '')?.[1] ?? '';
const reset = async (token: string, password: string) =>
  (await backend().visitor().post('/api/account/reset', { token, password })).body;

async function sellerIn(email: string, password: string) {
  const client = backend().visitor();
  const { body } = await client.post('/api/seller/login', { email, password });
  return { client, isIn: body.success as boolean };
}

test('a new member of the team chooses the first password by the link in a mail, within three days', async () => {
  seller = await backend().seller();
  const invite = async (email: string) => {
    const { body } = await seller.post('/api/staff/add', { name: 'Pat', email, role: 'PACKER' });
    expect(body).toMatchObject({ success: true, message: expect.stringContaining(email) });
    expect(body).not.toHaveProperty('oneTimePassword');
    await sendMails();
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Your login to Greengate']);
    return { id: body.member.id as string, token: sellerToken(email) };
  };
  const start = now;
  const [pat, late, gone] = [
    await invite('pat@shop.example'),
    await invite('late@x.example'),
    await invite('g@x.example'),
  ];
  await seller.post('/api/staff/update', { id: gone.id, isActive: false });
  now += 3 * 24 * hour - 1;
  expect(await reset(gone.token, 'a password of mine')).toMatchObject({ success: false, code: 'INVALID' });
  expect(await reset(pat.token, 'pat@shop.example')).toMatchObject({ success: false, errors: [{ field: 'password' }] });
  expect(await reset(pat.token, 'a password of mine')).toMatchObject({ success: true });
  expect(await reset(pat.token, 'another one of mine')).toMatchObject({ success: false, code: 'INVALID' });
  const { client, isIn } = await sellerIn('pat@shop.example', 'a password of mine');
  expect(isIn).toBe(true);
  expect((await client.get('/api/order/seller')).body).toMatchObject({ success: true });
  now += 1;
  expect(await reset(late.token, 'a password of mine')).toMatchObject({ success: false, code: 'INVALID' });
  now = start;
});

test('a member resets the password by mail: all sessions end, and other accounts get the same answer', async () => {
  seller = await backend().seller();
  const add = { name: 'Mo', email: 'mo@shop.example', role: 'MANAGER' };
  const { id } = (await seller.post('/api/staff/add', add)).body.member;
  const { oneTimePassword } = (await seller.post('/api/staff/update', { id, newPassword: true })).body;
  await sendMails();
  mailServer.received.length = 0;
  // Two mails about one account are of two moments.
  now += 1;
  const { client } = await sellerIn(add.email, oneTimePassword);
  const ask = async (email: string) =>
    (await backend().visitor().post('/api/account/request-reset', { email, account: 'seller' })).text;
  const [own, unknown] = [await ask(add.email), await ask('nobody@shop.example')];
  expect(unknown).toBe(own);
  await sendMails();
  expect(mailServer.received.map(({ to, subject }) => [to[0], subject])).toEqual([
    [add.email, 'A new password for Greengate'],
  ]);
  expect(await reset(sellerToken(add.email), 'a password of mine')).toMatchObject({ success: true });
  expect((await client.get('/api/seller/is-auth')).body).toMatchObject({ success: false });
  expect((await sellerIn(add.email, oneTimePassword)).isIn).toBe(false);
  const again = await sellerIn(add.email, 'a password of mine');
  expect((await again.client.get('/api/seller/is-auth')).body).toMatchObject({ staff: { mustChangePassword: false } });
  const { changes } = (await seller.get(`/api/staff/changes?actor=${id}`)).body;
  expect(changes.map(({ action }: { action: string }) => action)).toContain('STAFF_SET_PASSWORD_BY_LINK');
});

test('the mails of an order have the promised time on the clock of the shop, and the taxes in what it costs then', async () => {
  const start = now;
  seller = await backend().seller();
  const save = (storeData: object) => {
    const form = new FormData();
    form.append('storeData', JSON.stringify(storeData));
    return seller.send('/api/store/update', { method: 'POST', body: form });
  };
  const classes = [{ code: 'A', name: 'Food', basisPoints: 700 }];
  await save({ timeZone: 'Europe/Berlin', tax: { mode: 'RATES', number: '', classes } });
  const window = {
    kind: 'DELIVERY',
    start: '15:00',
    end: '17:00',
    capacity: 9,
    cutOffTime: '00:00',
    cutOffDaysBefore: 0,
  };
  const plan = {
    daysAhead: 7,
    closedDays: [],
    areas: [],
    windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...window, weekday })),
  };
  expect((await seller.post('/api/delivery/plan/save', { ...plan, ifVersion: 0 })).body).toMatchObject({
    success: true,
  });
  const slot = (await shopper.get('/api/delivery/slots')).body.slots.at(-1);
  const items = [{ product: apple, quantity: 2 }];
  const client = await backend().shopper();
  const order = { items, address: await saveAddress(client), slotId: slot.id };
  const { body } = await client.post('/api/order/cod', order);
  expect(body).toMatchObject({ success: true });
  const orderId = body.order._id;
  await seller.post('/api/order/pick', { orderId, line: 0, quantity: 1, reason: 'MISSING' });
  await seller.post('/api/order/finish-picking', { orderId });
  await seller.post('/api/order/move', { orderId, to: 'OUT' });
  await sendMails();
  const toShopper = mailsTo(client.email);
  expect(toShopper.map(({ subject }) => subject.replace(/No\. \d+/, 'N'))).toEqual([
    'Order N: we have your order',
    'Order N is packed: $10.00 instead of $20.00',
    'Order N is out for delivery',
  ]);
  for (const [at, mail] of toShopper.entries()) {
    expect(mail.text.replaceAll(/[\u2009\u202f]/g, ' ')).toMatch(
      /Time of the delivery:\n\w+day, January \d+(, | at )3:00 – 5:00 PM\n/,
    );
    const tax = at === 0 ? '$1.31, net $18.69' : '$0.65, net $9.35';
    expect(mail.text).toContain(`Taxes in the total:\nFood 7 %: ${tax}\n`);
  }
  await save({ timeZone: 'UTC', tax: { mode: 'FLOOR', number: '', classes: [] } });
  await seller.post('/api/delivery/plan/save', { ...plan, windows: [], ifVersion: 1 });
  now = start;
});
