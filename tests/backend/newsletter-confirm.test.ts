import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

const hour = 3_600_000;
let now = Date.UTC(2026, 10, 23, 9);
const mailServer = await startMailServer();
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'shop@shop.example' };
const limits = parseLimits('newsletter=999/1m,login-address=999/1m') ?? null;
const backend = backendForTests({ mail, limits, shopUrl: 'https://shop.example' }, () => now);
const silent = backendForTests({ mail: null }, () => now);
const log = { info: () => undefined, warn: () => undefined };

async function choose(seller: StoreClient, country: string | null) {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ country }));
  expect((await seller.send('/api/store/update', { method: 'POST', body: form })).body.success).toBe(true);
}

const subscribe = async (email: string) => (await backend.visitor().post('/api/newsletter/subscribe', { email })).body;
const confirm = async (token: unknown) => (await backend.visitor().post('/api/newsletter/confirm', { token })).body;
const list = async () => (await (await backend.seller()).get('/api/newsletter/subscribers')).body;

/** The tokens of the links in the mails to that email. */
async function tokensTo(email: string): Promise<string[]> {
  await sendDueMails(backend.context, log);
  return mailServer.received
    .filter(({ to }) => to.includes(email))
    .map(({ text }) => /https:\/\/shop\.example\/newsletter\/confirm#(\S+)/.exec(text)?.[1] ?? 'no link');
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await subscribe('before@example.com');
  await choose(await backend.seller(), 'DE');
  await choose(await silent.seller(), 'DE');
});

afterAll(() => mailServer.close());

test('a subscriber is listed once the link in the mail is used, and those from before wait', async () => {
  const answer = await subscribe('ada@example.com');
  expect(answer).toMatchObject({ success: true });
  expect(await list()).toMatchObject({ subscribers: [], totalCount: 0, waitingCount: 2 });
  const [token] = await tokensTo('ada@example.com');
  now += hour;
  expect(await confirm(token)).toEqual({ success: true, message: 'You are subscribed to the newsletter.' });
  const listed = { email: 'ada@example.com', confirmedAt: new Date(now).toISOString() };
  expect(await list()).toMatchObject({ subscribers: [listed], totalCount: 1, waitingCount: 1 });
  now += hour;
  expect(await confirm(token)).toMatchObject({ success: true });
  expect(await list()).toMatchObject({ subscribers: [listed] });
  // Nobody learns from the answer who has subscribed, and who has confirmed gets no further mail.
  expect(await subscribe('ada@example.com')).toEqual(answer);
  expect(await tokensTo('ada@example.com')).toHaveLength(1);
  expect(await subscribe('before@example.com')).toEqual(answer);
  expect(await tokensTo('before@example.com')).toHaveLength(1);
});

test('one mailbox gets one mail in eight hours, whatever orders it has', async () => {
  for (let times = 0; times < 5; times += 1) await subscribe('bob@example.com');
  expect(await tokensTo('bob@example.com')).toHaveLength(1);
  await subscribe('Bob+again@example.com');
  expect(await tokensTo('again@example.com')).toHaveLength(0);
  for (let times = 0; times < 3; times += 1) {
    now += 8 * hour;
    await subscribe('bob@example.com');
    await subscribe('bob@example.com');
  }
  expect(await tokensTo('bob@example.com')).toHaveLength(4);
});

test('a link that is not of this shop, or of an ended subscription, confirms nothing', async () => {
  await subscribe('carl@example.com');
  const [token = ''] = await tokensTo('carl@example.com');
  const [name = '', signature = ''] = token.split('.');
  const other = Buffer.from('eve@example.com').toString('base64url');
  for (const wrong of ['', name, `${other}.${signature}`, 7, 'x'.repeat(3000)]) {
    expect(await confirm(wrong)).toMatchObject({ success: false, code: 'INVALID', errors: [{ field: 'token' }] });
  }
  await confirm(token);
  const { subscribers } = await list();
  const { unsubscribeToken } = subscribers.find(({ email }: { email: string }) => email === 'carl@example.com');
  expect(await confirm(unsubscribeToken)).toMatchObject({ success: false, code: 'INVALID' });
  await backend.visitor().post('/api/newsletter/unsubscribe', { token: unsubscribeToken });
  expect(await confirm(token)).toMatchObject({ success: false, code: 'REFUSED', errors: [{ field: 'token' }] });
});

test('a shop that sends no mails stores no subscriber, because subscribers could not confirm', async () => {
  const { body } = await silent.visitor().post('/api/newsletter/subscribe', { email: 'ada@example.com' });
  expect(body).toMatchObject({ success: false, code: 'REFUSED' });
  const { body: listed } = await (await silent.seller()).get('/api/newsletter/subscribers');
  expect(listed).toMatchObject({ totalCount: 0, waitingCount: 0 });
});
