import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { limitDefaults, parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests, type OpenBackend } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const [hour, day] = [3_600_000, 86_400_000];
let now = Date.UTC(2026, 2, 1, 12);
const mailServer = await startMailServer();
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
const limits = parseLimits('confirm=999/1h,register=999/1h,login-address=999/1m,orders-address=999/1m') ?? null;
const address = { publicUrl: 'https://shop.example', shopUrl: 'https://shop.example' };
const backend = backendForTests({ mail, limits, ...address }, () => now);
const otherShop = backendForTests({ mail, ...address }, () => now);
const classic = backendForTests({ mail, ...address, isClassic: true }, () => now);
const withoutUrl = backendForTests({ mail }, () => now);
const limited = backendForTests({ mail, limits: limitDefaults }, () => now);
const withoutMail = backendForTests({ mail: null });
const log = { info: () => undefined, warn: () => undefined };

type Shopper = StoreClient & { id: string; email: string; address: string };
const products = new Map<OpenBackend, string>();

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  for (const shop of [backend, otherShop, classic, withoutUrl])
    products.set(shop, await addProduct(await shop.seller()));
});
beforeEach(() => {
  mailServer.received.length = 0;
  // Each test begins two days later, so that it does not count the mails of another one.
  now += 2 * day;
});
afterAll(() => mailServer.close());

async function shopperOf(shop = backend): Promise<Shopper> {
  const client = await shop.shopper();
  return Object.assign(client, { address: await saveAddress(client, { street: 'Rose Lane 7' }) });
}

/** Places an order and returns its id, which a classic store does not send. */
async function order(shopper: Shopper, shop = backend): Promise<string> {
  const items = [{ product: products.get(shop), quantity: 1 }];
  const { body } = await shopper.post('/api/order/cod', { items, address: shopper.address });
  expect(body).toMatchObject({ success: true });
  now += 1000;
  return body.order?._id as string;
}

async function orderTimes(shopper: Shopper, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await order(shopper);
}

const sendMails = (shop = backend) => sendDueMails(shop.context, log);
const mailsTo = (to: string) => mailServer.received.filter((each) => each.to.includes(to));
const aboutOrders = (mails: ReturnType<typeof mailsTo>) =>
  mails.filter(({ subject }) => subject.startsWith('Order No.'));

/** The token of the link in the newest mail to that email. */
function tokenTo(email: string): string {
  const { text = '', html = '' } = mailsTo(email).at(-1) ?? {};
  const [, token = ''] = /\nConfirm your email:\nhttps:\/\/shop\.example\/confirm-email#([\w.-]+)\n/.exec(text) ?? [];
  expect(html).toContain(`href="https://shop.example/confirm-email#${token}"`);
  return token;
}

/** Orders once, and reads the token of the mail about it. */
async function tokenFor(shopper: Shopper, shop = backend): Promise<string> {
  await order(shopper, shop);
  await sendMails(shop);
  return tokenTo(shopper.email);
}

const confirm = async (token: unknown, shop = backend) =>
  (await shop.visitor().post('/api/account/confirm-email', { token })).body;
const confirmedAt = async (shopper: StoreClient) =>
  (await shopper.get('/api/user/export')).body.data.account.emailConfirmedAt as string | null;
const done = {
  success: true,
  message: 'Your email is confirmed. Mails about your orders now come whole, with your name and address.',
};
const invalid = refusal('INVALID', expect.stringContaining('Please open it again from our mail'), 'token');
const old = refusal('INVALID', expect.stringContaining('Please use the link in our newest mail'), 'token');

test('each mail about an order to an unconfirmed email has a link, which confirms the email, also when it is used again', async () => {
  const seller = await backend.seller();
  const shopper = await shopperOf();
  const orderId = await order(shopper);
  await sendMails();
  const token = tokenTo(shopper.email);
  const [toShopper, toShop] = [
    mailsTo(shopper.email)[0],
    mailServer.received.find(({ to }) => to[0] !== shopper.email),
  ];
  expect(toShopper?.text).toContain(
    'If you ordered here, confirm it by this link. If you did not order here, do nothing.',
  );
  expect(toShopper?.text).not.toMatch(/Rose Lane|reset-password/);
  expect(toShop?.text).not.toContain('confirm-email');
  await seller.post('/api/order/cancel', { orderId, reason: 'Sold out' });
  await sendMails();
  expect(tokenTo(shopper.email)).toBe(token);
  expect(mailsTo(shopper.email)).toHaveLength(2);

  expect(await confirmedAt(shopper)).toBeNull();
  expect(await confirm(token)).toEqual(done);
  const moment = await confirmedAt(shopper);
  expect(moment).toBe(new Date(now).toISOString());
  now += hour;
  expect(await confirm(token)).toEqual(done);
  expect(await confirmedAt(shopper)).toBe(moment);

  await orderTimes(shopper, 4);
  await sendMails();
  expect(mailsTo(shopper.email)).toHaveLength(6);
  const { text, html } = mailsTo(shopper.email).at(-1) ?? { text: '', html: '' };
  expect(text).toContain('Rose Lane 7');
  expect(text + html).not.toContain('confirm');
});

test('after a confirmation the store sends the whole mails beyond the limit, except those of the day before', async () => {
  const shopper = await shopperOf();
  const stranger = await shopperOf();
  for (const each of [shopper, stranger]) {
    await orderTimes(each, 3);
    await sendMails();
  }
  const tooOld = await order(shopper);
  await sendMails();
  now += day - hour;
  const held = [await order(shopper), await order(shopper)];
  await order(stranger);
  await sendMails();
  expect(mailsTo(shopper.email)).toHaveLength(3);
  now += hour;
  const token = tokenTo(shopper.email);
  mailServer.received.length = 0;
  expect(await confirm(token)).toEqual(done);
  await sendMails();
  const seller = await backend.seller();
  const numberOf = async (id: string) => (await seller.get(`/api/mail/list?orderId=${id}`)).body.mails[0].orderNumber;
  expect(mailsTo(shopper.email).map(({ subject }) => subject)).toEqual([
    `Order No. ${await numberOf(held[0] ?? '')}: we have your order`,
    `Order No. ${await numberOf(held[1] ?? '')}: we have your order`,
  ]);
  for (const { text } of mailsTo(shopper.email)) expect(text).toContain('Rose Lane 7');
  expect(mailsTo(stranger.email)).toEqual([]);
  const { mails } = (await seller.get(`/api/mail/list?state=GIVEN_UP&orderId=${tooOld}`)).body;
  expect(mails).toMatchObject([{ kind: 'ORDER_PLACED', recipient: shopper.email }]);
});

test('a link for a new password, once used, sends the mails beyond the limit too', async () => {
  const { email, ...shopper } = await shopperOf();
  await orderTimes({ email, ...shopper }, 4);
  await sendMails();
  expect(mailsTo(email)).toHaveLength(3);
  await backend.visitor().post('/api/account/request-reset', { email });
  await sendMails();
  const [, token] = /reset-password#shopper\.([\w-]{43})\n/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
  const { body } = await backend.visitor().post('/api/account/reset', { token, password: 'another one of mine' });
  expect(body).toMatchObject({ success: true });
  await sendMails();
  expect(mailsTo(email)).toHaveLength(5);
  expect(mailsTo(email).at(-1)?.text).toContain('Rose Lane 7');
});

test('a confirmation begins no session and changes no other account', async () => {
  const [shopper, other] = [await shopperOf(), await shopperOf()];
  const token = await tokenFor(shopper);
  const { headers } = await backend.visitor().post('/api/account/confirm-email', { token });
  expect(headers.getSetCookie()).toEqual([]);
  expect(await confirmedAt(other)).toBeNull();
});

test('a token that this shop has not signed confirms nothing', async () => {
  const shopper = await shopperOf();
  const token = await tokenFor(shopper);
  const [named = '', signature = ''] = token.split('.');
  const other = await shopperOf();
  const foreign = Buffer.from(`${other.id} ${other.email}`).toString('base64url');
  const lastChanged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  await backend.visitor().post('/api/newsletter/subscribe', { email: shopper.email });
  const { subscribers } = (await (await backend.seller()).get('/api/newsletter/subscribers?first=1000')).body;
  const { unsubscribeToken } = subscribers.find(({ email }: { email: string }) => email === shopper.email);
  const fromOtherShop = await tokenFor(await shopperOf(otherShop), otherShop);
  for (const wrong of [
    '',
    named,
    lastChanged,
    token.slice(1),
    `${token}=`,
    `${foreign}.${signature}`,
    unsubscribeToken,
    fromOtherShop,
    7,
    null,
    'x'.repeat(3000),
    `${'x'.repeat(1400)}.${signature}`,
  ]) {
    expect(await confirm(wrong)).toEqual(invalid);
  }
  expect([await confirmedAt(shopper), await confirmedAt(other)]).toEqual([null, null]);
});

test('a changed email is unconfirmed, is not confirmed by the link of the old one, and gets a link of its own', async () => {
  const shopper = await shopperOf();
  const first = await tokenFor(shopper);
  expect(await confirm(first)).toEqual(done);
  const email = `new-${shopper.email}`;
  const change = { email, password: goodPassword };
  expect((await shopper.post('/api/user/email', change)).body).toMatchObject({ success: true });
  expect(await confirmedAt(shopper)).toBeNull();
  expect(await confirm(first)).toEqual(old);
  expect(await confirmedAt(shopper)).toBeNull();
  expect(await confirm(await tokenFor({ ...shopper, email }))).toEqual(done);
  expect(await confirmedAt(shopper)).not.toBeNull();
});

test('a confirmation sends no mail to an earlier email of the account', async () => {
  const shopper = await shopperOf();
  await orderTimes(shopper, 3);
  await sendMails();
  now += day - hour;
  await order(shopper);
  await sendMails();
  expect(mailsTo(shopper.email)).toHaveLength(3);
  const email = `new-${shopper.email}`;
  expect((await shopper.post('/api/user/email', { email, password: goodPassword })).body).toMatchObject({
    success: true,
  });
  // By now, the earlier email would get mails again.
  now += 2 * hour;
  expect(await confirm(await tokenFor({ ...shopper, email }))).toEqual(done);
  await sendMails();
  expect(aboutOrders(mailsTo(shopper.email))).toHaveLength(3);
});

test('the link of a deleted account does not confirm the next account with its email', async () => {
  const shopper = await shopperOf();
  const orderId = await order(shopper);
  await sendMails();
  const token = tokenTo(shopper.email);
  await shopper.post('/api/order/cancel', { orderId });
  expect((await shopper.post('/api/user/remove', { password: goodPassword })).body).toMatchObject({ success: true });
  expect(await confirm(token)).toEqual(old);
  const next = backend.visitor();
  await next.post('/api/user/register', { name: 'Ada', email: shopper.email, password: goodPassword });
  expect(await confirm(token)).toEqual(old);
  expect(await confirmedAt(next)).toBeNull();
});

test('a mail that was written before a change of the email has no link to the old one', async () => {
  const shopper = await shopperOf();
  await order(shopper);
  const change = { email: `new-${shopper.email}`, password: goodPassword };
  expect((await shopper.post('/api/user/email', change)).body).toMatchObject({ success: true });
  await sendMails();
  expect(aboutOrders(mailsTo(shopper.email))).toHaveLength(1);
  for (const { text } of mailsTo(shopper.email)) expect(text).not.toMatch(/confirm-email|Rose Lane|new-/);
});

test('without PUBLIC_URL, and in a store that hides the call, mails have no link', async () => {
  for (const shop of [withoutUrl, classic]) {
    const shopper = await shopperOf(shop);
    await order(shopper, shop);
    await sendMails(shop);
    expect(mailsTo(shopper.email)).toHaveLength(1);
    const { text, html } = mailsTo(shopper.email)[0] ?? { text: '', html: '' };
    expect(text + html).not.toMatch(/confirm-email|Confirm your email|Rose Lane/);
  }
});

test('confirmations of one address are limited', async () => {
  const statuses = new Set<number>();
  const visitor = limited.visitor();
  for (let count = 0; count < limitDefaults.confirm.count; count += 1) {
    statuses.add((await visitor.post('/api/account/confirm-email', { token: 'none' })).status);
  }
  expect([...statuses]).toEqual([200]);
  expect((await visitor.post('/api/account/confirm-email', { token: 'none' })).status).toBe(429);
});

test('a shop without mail confirms no emails', async () => {
  expect((await withoutMail.visitor().post('/api/account/confirm-email', { token: 'none' })).status).toBe(404);
  const { features } = (await withoutMail.visitor().get('/api/store')).body;
  expect(features).not.toHaveProperty(['accounts.confirm']);
});
