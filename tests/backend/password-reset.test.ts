import { expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { openAppContext } from '#backend/open-app-context.ts';
import { backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { refusal } from '#tests/support/refusal.ts';
import { limitDefaults } from '#backend/rate-limits/limit-settings.ts';
import { goodPassword } from '#tests/support/store-records.ts';

const minute = 60_000;
let now = Date.UTC(2024, 0, 10, 12, 30);
const backend = backendForTests({}, () => now);
const limited = backendForTests({ limits: limitDefaults }, () => now);
const withoutMail = backendForTests({ mail: null });
const log = { info: () => undefined, warn: () => undefined };
const newPassword = 'another good password';

const ask = (email: string, account?: string, store = backend) =>
  store.visitor().post('/api/account/request-reset', { email, ...(account && { account }) });
const reset = async (token: string, password = newPassword) =>
  (await backend.visitor().post('/api/account/reset', { token, password })).body;
const login = async (email: string, password: string) =>
  (await backend.visitor().post('/api/user/login', { email, password })).body.success as boolean;

/** Asks for a link and returns its token. */
async function tokenFor(email: string, account?: string): Promise<string> {
  expect((await ask(email, account)).body).toMatchObject({ success: true });
  now += 1;
  await sendDueMails(backend.context, log);
  // Mails to several receivers are sent at once, so the newest may be another test's.
  const mail = backend.context.mail?.shown.find(({ to }) => to === email);
  expect(mail?.subject).toBe('A new password for Greengate');
  const [, token = ''] =
    new RegExp(`http://localhost:4000/reset-password#${account ?? 'shopper'}\\.([\\w-]{43})\\n`).exec(
      mail?.text ?? '',
    ) ?? [];
  expect(mail?.html).toContain(token);
  return token;
}

const unusable = refusal('INVALID', expect.stringContaining('Please ask for a new one'), 'token');

test('a member of the staff who sets a password by a link is logged out everywhere', async () => {
  const [member, colleague] = [await memberOf(backend, 'PACKER'), await memberOf(backend, 'PACKER')];
  const isLoggedIn = async (client: StoreClient) => (await client.get('/api/seller/is-auth')).body.success as boolean;
  expect(await isLoggedIn(member)).toBe(true);
  expect(await reset(await tokenFor(member.email, 'seller'))).toMatchObject({ success: true });
  expect([await isLoggedIn(member), await isLoggedIn(colleague)]).toEqual([false, true]);
});

test('a link sets a new password once and ends all sessions', async () => {
  const shopper = await backend.shopper();
  const [token, other] = [await tokenFor(shopper.email), await tokenFor(shopper.email)];
  expect(await reset(token, 'password1')).toMatchObject({ success: false, errors: [{ field: 'password' }] });
  expect(await reset(token, shopper.email)).toMatchObject({ success: false, errors: [{ field: 'password' }] });
  expect(await login(shopper.email, goodPassword)).toBe(true);
  expect(await reset(token)).toMatchObject({ success: true });
  expect((await shopper.get('/api/user/is-auth')).body).toMatchObject({ success: false });
  expect(await login(shopper.email, goodPassword)).toBe(false);
  expect(await login(shopper.email, newPassword)).toBe(true);
  for (const used of [token, other]) expect(await reset(used)).toEqual(unusable);
});

test('of two simultaneous uses of a link, one succeeds', async () => {
  const { email } = await backend.shopper();
  const token = await tokenFor(email);
  const answers = await Promise.all(['first new password', 'second new password'].map((each) => reset(token, each)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('a link works for 30 minutes', async () => {
  const { email } = await backend.shopper();
  const token = await tokenFor(email);
  now += 30 * minute;
  expect(await reset(token)).toEqual(unusable);
  expect(await login(email, goodPassword)).toBe(true);
});

test('an email without an account gets the same answer, and no mail', async () => {
  const { email } = await backend.shopper();
  const sent = backend.context.mail?.shown.length;
  const unknown = await ask('unknown@example.com');
  await sendDueMails(backend.context, log);
  expect(backend.context.mail?.shown).toHaveLength(sent ?? -1);
  const known = await ask(email);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const { database } = backend.context;
  const left = await database.query
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', '=', 'unknown@example.com')
    .execute();
  expect(left).toEqual([]);
});

test('no table has the token of a link', async () => {
  const { email } = await backend.shopper();
  const token = await tokenFor(email);
  const { query } = backend.context.database;
  const rows = [
    await query.selectFrom('mails').selectAll().execute(),
    await query.selectFrom('password_resets').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(backend.logged.join('')).not.toContain(token);
});

test('the seller gets a link too, and the password stays after a restart until the settings change', async () => {
  const sellerIn = async (password: string) =>
    (await backend.visitor().post('/api/seller/login', { ...sellerLogin, password })).body.success as boolean;
  const seller = await backend.seller();
  const token = await tokenFor(sellerLogin.email, 'seller');
  expect(await reset(token)).toMatchObject({ success: true });
  expect((await seller.get('/api/seller/is-auth')).body).toMatchObject({ success: false });
  expect([await sellerIn(sellerLogin.password), await sellerIn(newPassword)]).toEqual([false, true]);
  const { config } = backend.context;
  if (config.database.kind === 'sqlite') return;
  const again = await openAppContext(config, () => undefined);
  await again.context.database.close();
  expect(await sellerIn(newPassword)).toBe(true);
});

test('links are limited for each account and each address, whether or not there is an account', async () => {
  const { email } = await limited.shopper();
  for (const each of [email, 'unknown@example.com']) {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(each, 'shopper', limited)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  const many = [];
  for (let count = 0; count < 20; count += 1) many.push((await ask(`${count}@example.com`, 'shopper', limited)).status);
  expect(many.slice(-2)).toEqual([429, 429]);
});

test('a shop without mail has no links', async () => {
  expect((await ask('ada@example.com', 'shopper', withoutMail)).status).toBe(404);
  const { features } = (await withoutMail.visitor().get('/api/store')).body;
  expect(features).not.toHaveProperty('mail');
  expect(features).not.toHaveProperty(['accounts.reset']);
});
