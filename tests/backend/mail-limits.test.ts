import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailboxOf } from '#backend/email-address.ts';
import { countMail } from '#backend/features/shop/mail/mail-limits.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let now = Date.UTC(2026, 2, 1, 12);
const mailServer = await startMailServer();
const backend = backendForTests(
  {
    mail: { kind: 'smtp', url: mailServer.url, from: 'orders@shop.example' },
    shopUrl: 'https://shop.example',
    limits: parseLimits('orders=999/1m,reset=5/1h,register=999/1h,login-address=999/1m') ?? null,
  },
  () => now,
);
const log = { info: () => undefined, warn: () => undefined };
const sendMails = () => sendDueMails(backend.context, log);
const mailsTo = (to: string) => mailServer.received.filter((mail) => mail.to.includes(to));
const freeText = {
  firstName: 'YOU WON 1000 EUR',
  lastName: 'https://evil.example/name',
  street: 'https://evil.example',
};
let seller: StoreClient;
let product = '';
let count = 0;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  product = await addProduct(await backend.seller(), { name: 'Apples' });
});
beforeEach(async () => {
  mailServer.received.length = 0;
  // Each test begins two days later, so that it does not count the mails of another one.
  now += 2 * day;
  if (absentPostgres() === null) seller = await backend.seller();
});
afterAll(() => mailServer.close());

async function shopperOf(email = `v${(count += 1)}@x.example`) {
  const client = backend.visitor();
  const { body } = await client.post('/api/user/register', { name: 'YOU WON', email, password: 'a password of mine' });
  expect(body).toMatchObject({ success: true });
  return { client, email, address: await saveAddress(client, freeText) };
}
type Shopper = Awaited<ReturnType<typeof shopperOf>>;

async function order({ client, address }: Shopper): Promise<string> {
  const items = [{ product, quantity: 1 }];
  const notes = { noteToShop: 'click https://evil.example', noteToCourier: 'click https://evil.example' };
  const { body } = await client.post('/api/order/cod', { items, address, ...notes });
  expect(body).toMatchObject({ success: true });
  return body.order._id as string;
}

async function orderTimes(shopper: Shopper, times: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < times; at += 1) {
    ids.push(await order(shopper));
    await sendMails();
  }
  return ids;
}

/** Sets a new password by the link in a mail. */
async function confirm(email: string) {
  await backend.visitor().post('/api/account/request-reset', { email });
  await sendMails();
  const [, token] = /reset-password#shopper\.([\w-]{43})\n/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
  const { body } = await backend.visitor().post('/api/account/reset', { token, password: 'another one of mine' });
  expect(body).toMatchObject({ success: true });
  const client = backend.visitor();
  await client.post('/api/user/login', { email, password: 'another one of mine' });
  return client;
}

test('an unconfirmed email gets three mails in a day, without any text of the shopper', async () => {
  const attacker = await shopperOf();
  const ids = await orderTimes(attacker, 8);
  for (const orderId of ids.slice(0, 4)) await attacker.client.post('/api/order/cancel', { orderId });
  await sendMails();
  expect(mailsTo(attacker.email)).toHaveLength(3);
  for (const { subject, text, html } of mailsTo(attacker.email)) {
    expect(subject + text + html).not.toMatch(/evil|YOU WON/);
    expect(text).toContain('1 × Apples');
    expect(text).toContain('To confirm it, ask for a new password at https://shop.example/reset-password');
  }
  // The shop reads all of it.
  expect(mailServer.received.filter(({ subject }) => subject.startsWith('New Order'))).toHaveLength(8);
  expect(mailServer.received.find(({ subject }) => subject.startsWith('New Order'))?.text).toContain('YOU WON');
  now += day - 1;
  await orderTimes(attacker, 1);
  expect(mailsTo(attacker.email)).toHaveLength(3);
  now += 1;
  await orderTimes(attacker, 1);
  expect(mailsTo(attacker.email)).toHaveLength(4);
});

test('a mail to the email that an account had counts as one to an unconfirmed email, unless it was confirmed', async () => {
  const [attacker, owner] = [await shopperOf(), await shopperOf()];
  const confirmed = { ...owner, client: await confirm(owner.email) };
  mailServer.received.length = 0;
  for (const shopper of [attacker, confirmed]) {
    await orderTimes(shopper, 3);
    const change = {
      email: `new-${shopper.email}`,
      password: shopper === attacker ? 'a password of mine' : 'another one of mine',
    };
    expect((await shopper.client.post('/api/user/email', change)).body).toMatchObject({ success: true });
    await sendMails();
  }
  const counts = [attacker, owner].map(({ email }) => [mailsTo(email).length, mailsTo(`new-${email}`).length]);
  expect(counts).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

test('mails that were counted before the clock was set back by days do not block later mails to their receiver', async () => {
  const shopper = await shopperOf();
  now += 5 * day;
  const { body } = await shopper.client.post('/api/user/login', {
    email: shopper.email,
    password: 'a password of mine',
  });
  expect(body).toMatchObject({ success: true });
  await orderTimes(shopper, 4);
  expect(mailsTo(shopper.email)).toHaveLength(3);
  now -= 5 * day;
  await orderTimes(shopper, 4);
  expect(mailsTo(shopper.email)).toHaveLength(6);
});

test('the seller sees the mails beyond the limit with the reason, and can send them', async () => {
  const shopper = await shopperOf();
  const orderId = (await orderTimes(shopper, 4)).at(-1) ?? '';
  const mailOf = async () =>
    (await seller.get(`/api/mail/list?orderId=${orderId}`)).body.mails.find(
      ({ kind }: { kind: string }) => kind === 'ORDER_PLACED',
    );
  const mail = await mailOf();
  expect(mail).toMatchObject({
    state: 'GIVEN_UP',
    fault:
      'This email had 3 mails about orders within 24 hours, which is the limit for an unconfirmed email. The mail is sent if the customer confirms the email within a day.',
  });
  expect((await seller.post('/api/mail/resend', { id: mail.id })).body).toMatchObject({ success: true });
  await sendMails();
  expect(await mailOf()).toMatchObject({ state: 'SENT', fault: null });
  expect(mailsTo(shopper.email)).toHaveLength(4);
  expect(mailsTo(shopper.email).at(-1)?.text).not.toMatch(/evil|YOU WON/);
});

test('a new account, another email and a plus sign do not start a new count', async () => {
  const first = await shopperOf('victim@x.example');
  const ids = await orderTimes(first, 3);
  for (const orderId of ids) await first.client.post('/api/order/cancel', { orderId });
  await sendMails();
  const { body } = await first.client.post('/api/user/remove', { password: 'a password of mine' });
  expect(body).toMatchObject({ success: true });
  for (const email of ['victim@x.example', 'victim+1@x.example']) {
    await orderTimes(await shopperOf(email), 2);
    expect(mailsTo(email)).toHaveLength(email === 'victim@x.example' ? 3 : 0);
  }
  const moving = await shopperOf();
  const change = { email: 'victim+2@x.example', password: 'a password of mine' };
  expect((await moving.client.post('/api/user/email', change)).body).toMatchObject({ success: true });
  await orderTimes(moving, 1);
  expect(mailsTo(change.email)).toHaveLength(0);
});

test('an email whose owner has used a link in a mail gets whole mails, ten in an hour and thirty in a day', async () => {
  const attacker = await shopperOf();
  const { email, address } = attacker;
  await orderTimes(attacker, 5);
  mailServer.received.length = 0;
  // The orders have not used up the links for a new password.
  const client = await confirm(email);
  mailServer.received.length = 0;
  const owner = { client, email, address };
  await orderTimes(owner, 9);
  expect(mailsTo(email)).toHaveLength(7);
  expect(mailsTo(email)[0]?.text).toContain('YOU WON');
  expect(mailsTo(email)[0]?.text).not.toContain('confirm');
  for (let hours = 1; hours <= 3; hours += 1) {
    now += hour;
    await orderTimes(owner, 11);
  }
  // The three mails from before count, too.
  expect(mailsTo(email)).toHaveLength(27);
  const change = { email: `new-${email}`, password: 'another one of mine' };
  expect((await client.post('/api/user/email', change)).body).toMatchObject({ success: true });
  await orderTimes(owner, 4);
  expect(mailsTo(change.email)).toHaveLength(3);
  expect(mailsTo(change.email)[0]?.text).not.toContain('YOU WON');
});

test('a mail that is tried several times counts once', async () => {
  const shopper = await shopperOf();
  mailServer.refusal = { code: 451, text: 'Try again later' };
  await orderTimes(shopper, 3);
  for (let round = 0; round < 3; round += 1) {
    now += 10 * minute;
    await sendMails();
  }
  mailServer.refusal = null;
  now += hour;
  await sendMails();
  expect(mailsTo(shopper.email)).toHaveLength(3);
});

test('the counts of mails are deleted after a day', async () => {
  const { database } = backend.context;
  await orderTimes(await shopperOf(), 2);
  const rows = () => database.query.selectFrom('mail_sends').selectAll().execute();
  expect((await rows()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await rows())).not.toContain('@');
  // The mails of earlier tests are older.
  await runHousekeeping(database, now + day - 1);
  expect(await rows()).toHaveLength(2);
  await runHousekeeping(database, now + day);
  expect(await rows()).toEqual([]);
});

test.each([
  ['mails=1/1m', 1, minute, true, 'This email had 1 mail about orders within one minute, which is the limit.'],
  ['mails=2/90s', 2, 90_000, true, 'This email had 2 mails about orders within 2 minutes, which is the limit.'],
  ['mails=2/1h', 2, hour, false, 'This email had 2 mails about orders within one hour, which is the limit.'],
  ['mails-day=2/3h', 2, 3 * hour, true, 'This email had 2 mails about orders within 3 hours, which is the limit.'],
  [
    'mails-unconfirmed=1/1h',
    1,
    hour,
    false,
    'This email had 1 mail about orders within one hour, which is the limit for an unconfirmed email. The mail is sent if the customer confirms the email within a day.',
  ],
  // The narrowest limit that is reached gives the reason: that of an unconfirmed email.
  [
    'mails=2/1h,mails-unconfirmed=2/2h',
    2,
    2 * hour,
    false,
    'This email had 2 mails about orders within 2 hours, which is the limit for an unconfirmed email. The mail is sent if the customer confirms the email within a day.',
  ],
])(
  'with the limits %s, mail %d is the last one within %d ms, and the next one has the fault',
  async (text, most, spanMs, isConfirmed, fault) => {
    const limits = parseLimits(text);
    if (!limits) throw new Error('no limits');
    const { database } = backend.context;
    const email = `n${(count += 1)}@x.example`;
    const ask = (mailId: string, at: number, to = email) =>
      database.write((trx) =>
        countMail(trx, limits, { mailId: `${email} ${mailId}`, email: to, isConfirmed, now: at }),
      );
    for (let mail = 0; mail < most; mail += 1) expect(await ask(`${mail}`, now)).toBeNull();
    expect(await ask('next', now)).toBe(fault);
    // The next try of a mail that was counted, and a mail to somebody else.
    expect(await ask('0', now)).toBeNull();
    expect(await ask('else', now, `other-${email}`)).toBeNull();
    expect(await ask('next', now + spanMs - 1)).toBe(fault);
    expect(await ask('next', now + spanMs)).toBeNull();
  },
);

test.each([
  ['ann@x.example', 'ann@x.example'],
  ['ann+shop@x.example', 'ann@x.example'],
  ['ann+a+b@x.example', 'ann@x.example'],
  ['+ann@x.example', '+ann@x.example'],
  ['a+@x.example', 'a@x.example'],
])('mails to %s go to the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

const subscribers = async () => (await seller.get('/api/newsletter/subscribers?first=1000')).text;
const subscribe = (email: string) => backend.visitor().post('/api/newsletter/subscribe', { email });

test('an account with an unconfirmed email neither shows nor ends the subscription of that email', async () => {
  for (const end of ['remove', 'email']) {
    const { client, email } = await shopperOf();
    await subscribe(email);
    expect((await client.get('/api/user/export')).body.data).toMatchObject({
      newsletter: null,
      account: { emailConfirmedAt: null },
    });
    const input = { password: 'a password of mine', ...(end === 'email' && { email: `other-${email}` }) };
    expect((await client.post(`/api/user/${end}`, input)).body).toMatchObject({ success: true });
    expect(await subscribers()).toContain(`"${email}"`);
  }
});

test('an account with a confirmed email shows its subscription, and ends it with the account and with the email', async () => {
  for (const end of ['remove', 'email']) {
    const { email } = await shopperOf();
    await subscribe(email);
    const client = await confirm(email);
    expect((await client.get('/api/user/export')).body.data).toMatchObject({ newsletter: { email } });
    const input = { password: 'another one of mine', ...(end === 'email' && { email: `other-${email}` }) };
    expect((await client.post(`/api/user/${end}`, input)).body).toMatchObject({ success: true });
    expect(await subscribers()).not.toContain(email);
  }
});
