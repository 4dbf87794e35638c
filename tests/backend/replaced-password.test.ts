import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

/**
 * Logins that wait for a free place while the password is replaced. The test holds the check of one password at the moment
 * when it has succeeded, replaces the password, and then lets the request continue.
 */
const mailServer = await startMailServer();
const backend = backendForTests({
  mail: { kind: 'smtp', url: mailServer.url, from: 'orders@shop.example' },
  shopUrl: 'https://shop.example',
});
const log = { info: () => undefined, warn: () => undefined };
const [oldPassword, newPassword] = ['the old password', 'another one of mine'];
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
});
afterAll(() => mailServer.close());

/** Sends `late` with its password checked, runs `meanwhile`, and returns the answer to `late`. */
async function during(meanwhile: () => Promise<unknown>, late: () => Promise<{ body: { success: boolean } }>) {
  const { passwords } = backend.context;
  const isRight = passwords.isRight.bind(passwords);
  const moments = new EventEmitter();
  const [checked, released] = [once(moments, 'checked'), once(moments, 'released')];
  passwords.isRight = async (...input) => {
    passwords.isRight = isRight;
    const isMatch = await isRight(...input);
    moments.emit('checked');
    await released;
    return isMatch;
  };
  const answer = late();
  await checked;
  await meanwhile();
  moments.emit('released');
  return (await answer).body;
}

async function newShopper() {
  const client = backend.visitor();
  const email = `ada-${Math.random().toString(36).slice(2)}@shop.example`;
  const { body } = await client.post('/api/user/register', { name: 'Ada', email, password: oldPassword });
  expect(body).toMatchObject({ success: true });
  return { client, email };
}

async function resetByLink(email: string, account: 'shopper' | 'seller') {
  await backend.visitor().post('/api/account/request-reset', { email, account });
  await sendDueMails(backend.context, log);
  const mail = mailServer.received.findLast(({ to }) => to.includes(email));
  const [, token] = /reset-password#\w+\.([\w-]{43})\n/.exec(mail?.text ?? '') ?? [];
  const { body } = await backend.visitor().post('/api/account/reset', { token, password: newPassword });
  expect(body).toMatchObject({ success: true });
}

const isShopperIn = async (client: StoreClient) => (await client.get('/api/user/is-auth')).body.success as boolean;
const isSellerIn = async (client: StoreClient) => (await client.get('/api/seller/is-auth')).body.success as boolean;

test('a login of a shopper that waits while a link sets a new password begins no session', async () => {
  const { email } = await newShopper();
  const thief = backend.visitor();
  const login = () => thief.post('/api/user/login', { email, password: oldPassword });
  const body = await during(() => resetByLink(email, 'shopper'), login);
  expect(body).toMatchObject({ success: false, code: 'WRONG_LOGIN' });
  expect(await isShopperIn(thief)).toBe(false);
});

test('a login of a shopper that waits while the password is changed begins no session', async () => {
  const { client, email } = await newShopper();
  const thief = backend.visitor();
  const change = () => client.post('/api/user/password', { password: oldPassword, newPassword });
  const login = () => thief.post('/api/user/login', { email, password: oldPassword });
  expect(await during(change, login)).toMatchObject({ success: false, code: 'WRONG_LOGIN' });
  expect(await isShopperIn(thief)).toBe(false);
});

test('a change of the account that waits while a link sets a new password changes nothing', async () => {
  const changes = [
    ['/api/user/password', { newPassword: 'a password of a thief' }],
    ['/api/user/email', { email: 'thief@shop.example' }],
    ['/api/user/remove', {}],
  ] as const;
  for (const [path, input] of changes) {
    const { client, email } = await newShopper();
    const change = () => client.post(path, { ...input, password: oldPassword });
    const body = await during(() => resetByLink(email, 'shopper'), change);
    expect(body).toMatchObject({ success: false, code: 'WRONG_LOGIN' });
    const owner = backend.visitor();
    expect((await owner.post('/api/user/login', { email, password: newPassword })).body).toMatchObject({
      success: true,
      user: { email },
    });
  }
});

test('a login of a member of staff that waits while the password is replaced begins no session', async () => {
  const replacements = {
    'by a link': (email: string) => resetByLink(email, 'seller'),
    'by an owner': (_email: string, id: string) => seller.post('/api/staff/update', { id, newPassword: true }),
    'by the end of the membership': (_email: string, id: string) =>
      seller.post('/api/staff/update', { id, isActive: false }),
  };
  for (const [at, replace] of Object.values(replacements).entries()) {
    const email = `pat${at}@shop.example`;
    const { id } = (await seller.post('/api/staff/add', { name: 'Pat', email, role: 'PACKER' })).body.member;
    const { oneTimePassword } = (await seller.post('/api/staff/update', { id, newPassword: true })).body;
    const thief = backend.visitor();
    const login = () => thief.post('/api/seller/login', { email, password: oneTimePassword });
    expect(await during(() => replace(email, id), login)).toMatchObject({ success: false, code: 'WRONG_LOGIN' });
    expect(await isSellerIn(thief)).toBe(false);
  }
});

test('a login of the first owner that waits while a link sets a new password begins no session', async () => {
  const thief = backend.visitor();
  const login = () => thief.post('/api/seller/login', sellerLogin);
  const body = await during(() => resetByLink(sellerLogin.email, 'seller'), login);
  expect(body).toMatchObject({ success: false, code: 'WRONG_LOGIN' });
  expect(await isSellerIn(thief)).toBe(false);
});
