import { hash } from '@node-rs/argon2';
import { beforeAll, expect, test } from 'vitest';
import { writeShopValue } from '#backend/db/shop-values.ts';
import { openSellerLogin } from '#backend/features/people/sessions/seller-login.ts';
import { replaceMemberHash } from '#backend/features/people/staff/staff-repository.ts';
import { absentPostgres, backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { memberOf, memberPassword } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
let owner: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) owner = await backend.seller();
});

const add = async (fields: object, client = owner) =>
  (await client.post('/api/staff/add', { name: 'Pat', role: 'PACKER', ...fields })).body;
const update = async (fields: object) => (await owner.post('/api/staff/update', fields)).body;
const login = async (email: string, password: string) => {
  const client = backend.visitor();
  const { body } = await client.post('/api/seller/login', { email, password });
  return { client, body };
};

test('the login of the settings is the first owner, and stays one', async () => {
  expect((await owner.get('/api/seller/is-auth')).body).toEqual({
    success: true,
    staff: { id: 'owner', name: 'First owner', role: 'OWNER', mustChangePassword: false },
  });
  const { members } = (await owner.get('/api/staff/list')).body;
  expect(members[0]).toMatchObject({ id: 'owner', email: sellerLogin.email, isFirstOwner: true, isActive: true });
  for (const change of [{ isActive: false }, { role: 'PACKER' }, { newPassword: true }]) {
    expect(await update({ id: 'owner', ...change })).toMatchObject({ success: false, code: 'REFUSED' });
  }
  const own = { password: sellerLogin.password, newPassword: 'another password' };
  expect((await owner.post('/api/staff/password', own)).body.message).toContain('change SELLER_PASSWORD there');
});

test('a new member changes the one-time password before anything else', async () => {
  const added = await add({ email: ' Pat@Example.com ' });
  expect(added).toMatchObject({
    success: true,
    member: { name: 'Pat', email: 'pat@example.com', role: 'PACKER', isActive: true, mustChangePassword: true },
    oneTimePassword: expect.stringMatching(/^\w{14}$/),
  });
  // Without a mail server, the store sends no invitation.
  expect(await backend.context.database.query.selectFrom('mails').selectAll().execute()).toEqual([]);
  // Whether a member may log in does not depend on the password.
  for (const isActive of [false, true]) {
    expect(await update({ id: added.member.id, isActive })).toMatchObject({
      member: { isActive, mustChangePassword: true },
    });
  }
  const { client } = await login('pat@example.com', added.oneTimePassword);
  expect((await client.get('/api/order/seller')).body).toMatchObject(
    refusal('FORBIDDEN', 'Please choose a password of your own first.'),
  );
  const choose = async (fields: object) => (await client.post('/api/staff/password', fields)).body;
  const password = added.oneTimePassword;
  expect(await choose({ password: 'wrong', newPassword: memberPassword })).toMatchObject({ code: 'WRONG_LOGIN' });
  expect(await choose({ password, newPassword: 'password123' })).toMatchObject({ code: 'INVALID' });
  expect(await choose({ password, newPassword: password })).toMatchObject({ code: 'INVALID' });
  const other = (await login('pat@example.com', password)).client;
  expect(await choose({ password, newPassword: memberPassword })).toEqual({
    success: true,
    message: 'Password changed.',
  });
  expect((await client.get('/api/order/seller')).body).toMatchObject({ success: true });
  expect((await other.get('/api/seller/is-auth')).body).toMatchObject({ code: 'NOT_LOGGED_IN' });
  expect((await login('pat@example.com', password)).body).toMatchObject({ code: 'WRONG_LOGIN' });
  expect((await login('PAT@example.com', memberPassword)).body).toMatchObject({ success: true });
});

test('an email belongs to one member, and never to the first owner as well', async () => {
  expect(await add({ email: 'twice@example.com' })).toMatchObject({ success: true });
  for (const email of ['Twice@example.com', sellerLogin.email]) {
    expect(await add({ email })).toMatchObject({ code: 'TAKEN', errors: [{ field: 'email' }] });
  }
  expect(await add({ email: 'x@example.com', role: 'KING' })).toMatchObject({ errors: [{ field: 'role' }] });
});

test('deactivating and a new one-time password end the sessions of the member, and no other sessions', async () => {
  const [packer, other] = [await memberOf(backend, 'PACKER'), await memberOf(backend, 'PACKER')];
  const isIn = async (client: StoreClient) => (await client.get('/api/seller/is-auth')).body.success;
  expect(await update({ id: packer.id, isActive: false })).toMatchObject({ member: { isActive: false } });
  expect([await isIn(packer), await isIn(other), await isIn(owner)]).toEqual([false, true, true]);
  expect((await login(packer.email, memberPassword)).body).toMatchObject({ code: 'WRONG_LOGIN' });
  expect(await update({ id: packer.id, isActive: true, name: 'Back' })).toMatchObject({
    member: { isActive: true, name: 'Back' },
  });
  const { client } = await login(packer.email, memberPassword);
  const { oneTimePassword } = await update({ id: packer.id, newPassword: true });
  expect(await isIn(client)).toBe(false);
  expect((await login(packer.email, oneTimePassword)).body).toMatchObject({ success: true });
  expect(await update({ id: 'f'.repeat(24), isActive: false })).toMatchObject({ code: 'REFUSED' });
});

test('a changed role applies from the next request on', async () => {
  const member = await memberOf(backend, 'PACKER');
  const sums = async () => (await member.get('/api/order/seller/sums')).body;
  expect(await sums()).toMatchObject({ code: 'FORBIDDEN' });
  await update({ id: member.id, role: 'MANAGER' });
  expect(await sums()).toMatchObject({ success: true });
  const form = new FormData();
  form.append('storeData', JSON.stringify({ currency: 'EUR', openingHours: 'Always' }));
  const save = async () => (await member.send('/api/store/update', { method: 'POST', body: form })).body;
  expect(await save()).toMatchObject({ code: 'FORBIDDEN', errors: [{ field: 'currency' }] });
  form.set('storeData', JSON.stringify({ currency: 'USD', openingHours: 'Always' }));
  expect(await save()).toMatchObject({ success: true, settings: { openingHours: 'Always' } });
  await update({ id: member.id, role: 'OWNER' });
  expect((await add({ email: 'by-second-owner@example.com' }, member)).success).toBe(true);
});

test('a packer sees orders that are not done, without emails, refunds and actions that are not theirs', async () => {
  const packer = await memberOf(backend, 'PACKER');
  const shopper = await backend.shopper();
  const product = await addProduct(owner);
  const address = await saveAddress(shopper, { email: 'secret-email@example.com' });
  for (let count = 0; count < 3; count += 1) {
    await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  }
  const [open, done, cancelled] = (await shopper.get('/api/order/user')).body.orders;
  const move = async (client: StoreClient, orderId: string, to: string) =>
    (await client.post('/api/order/move', { orderId, to })).body;
  for (const to of ['PICKING', 'READY', 'OUT', 'DONE']) {
    expect(await move(packer, done._id, to)).toMatchObject({ success: true, order: { stage: to } });
  }
  await owner.post('/api/order/refund', { orderId: open._id, amount: 1, reason: 'x' });
  await owner.post('/api/order/cancel', { orderId: cancelled._id });
  for (const query of [
    '',
    '?first=10',
    `?ids=${open._id},${done._id}`,
    '?stages=PLACED,DONE,CANCELLED&first=9',
    '?search=ada&first=9',
  ]) {
    const { text, body } = await packer.get(`/api/order/seller${query}`);
    expect([query, ...body.orders.map(({ _id }: { _id: string }) => _id)]).toEqual([query, open._id]);
    expect(text).not.toContain('secret-email');
    expect(body.orders[0]).toMatchObject({
      address: { email: '', street: expect.any(String) },
      actions: ['MOVE_TO_PICKING', 'PICK'],
      refunds: [],
      refunded: 0,
      amount: open.amount,
    });
  }
  for (const query of [`?id=${done._id}`, `?number=${cancelled.number}`, '?stages=DONE&first=9']) {
    expect((await packer.get(`/api/order/seller${query}`)).body).toMatchObject({ success: true, orders: [] });
  }
  expect(await move(packer, done._id, 'READY')).toEqual(refusal('REFUSED', expect.any(String), 'orderId'));
  expect((await packer.post('/api/order/cancel', { orderId: open._id })).body).toMatchObject({ code: 'FORBIDDEN' });
});

test('a login stores a stronger hash for its member alone, and none over another password', async () => {
  const { database, passwords } = backend.context;
  const [one, other] = [await memberOf(backend, 'PACKER'), await memberOf(backend, 'PACKER')];
  const weak = await hash(memberPassword, { memoryCost: 4096, timeCost: 1 });
  const ids = [one.id, other.id];
  await database.query.updateTable('staff').set({ password_hash: weak }).where('id', 'in', ids).execute();
  const hashOf = async ({ id }: { id: string }) =>
    (await database.query.selectFrom('staff').select('password_hash').where('id', '=', id).executeTakeFirst())
      ?.password_hash ?? '';
  expect((await login(one.email, memberPassword)).body).toMatchObject({ success: true });
  const stronger = await hashOf(one);
  expect(passwords.isWeak(stronger)).toBe(false);
  expect(await hashOf(other)).toBe(weak);
  await replaceMemberHash(database, one.id, { before: weak, after: 'of the password before' });
  expect(await hashOf(one)).toBe(stronger);
});

test('after SELLER_PASSWORD changes, only the first owner is logged out, and the trail shows it', async () => {
  const member = await memberOf(backend, 'MANAGER');
  const { database, passwords } = backend.context;
  const email = 'new-owner@example.com';
  await openSellerLogin(database, passwords, { ...sellerLogin, password: 'a new password' }, Date.now());
  expect((await member.get('/api/seller/is-auth')).body).toMatchObject({ success: true });
  expect((await owner.get('/api/seller/is-auth')).body).toMatchObject({ code: 'NOT_LOGGED_IN' });
  await openSellerLogin(database, passwords, { ...sellerLogin, email }, Date.now() + 1);
  await openSellerLogin(database, passwords, { ...sellerLogin, email }, Date.now() + 2);
  await openSellerLogin(database, passwords, sellerLogin, Date.now() + 3);
  owner = await backend.seller();
  const { changes } = (await owner.get('/api/staff/changes?actor=SYSTEM&kind=STAFF&first=9')).body;
  const seen = changes.map(({ action, subject, before, after }: Record<string, { name: string } | string>) => {
    return [action, Object(subject).name, before, after];
  });
  const action = 'STAFF_LOGIN_CHANGED_IN_SETTINGS';
  expect(seen).toEqual([
    [action, 'First owner', { email }, { email: sellerLogin.email }],
    [action, 'First owner', { email: sellerLogin.email }, { email }],
    [action, 'First owner', null, null],
  ]);
});

test('a start that stores a stronger hash keeps the sessions and the password that a link has set', async () => {
  const { database, passwords } = backend.context;
  const password = 'the password of a link';
  const passwordHash = await hash(sellerLogin.password, { memoryCost: 4096, timeCost: 1 });
  const stored = { email: sellerLogin.email, passwordHash, chosenHash: await passwords.hash(password) };
  await database.write((trx) => writeShopValue(trx, 'seller-login', JSON.stringify(stored)));
  const opened = await openSellerLogin(database, passwords, sellerLogin, Date.now());
  expect(passwords.isWeak(opened.passwordHash)).toBe(false);
  expect((await owner.get('/api/seller/is-auth')).body).toMatchObject({ success: true });
  expect((await login(sellerLogin.email, password)).body).toMatchObject({ success: true });
});
