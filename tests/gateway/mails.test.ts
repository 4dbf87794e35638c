import { expect, onTestFinished, test } from 'vitest';
import type { BackendConfig } from '#backend/config.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

/** The bundled store behind a gateway, with the seller logged in. */
async function openShop(overrides: Partial<BackendConfig> = {}) {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, overrides));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const gateway = await openGateway({ backendUrl: backend.address });
  const login = 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }';
  const { cookies } = await gateway.run(login, { input: sellerLogin });
  return { ...gateway, backend, cookie: cookies.map((line) => line.split(';')[0]).join('; ') };
}

const log = { info: () => undefined, warn: () => undefined };
const mailFields = 'id kind orderId orderNumber recipient state tries fault createdAt sentAt nextTryAt';
const list = `query ($first: Int, $after: String, $state: MailState, $orderId: ID) { seller {
  mails(first: $first, after: $after, state: $state, orderId: $orderId) {
    nodes { ${mailFields} } edges { cursor } pageInfo { endCursor hasNextPage hasPreviousPage }
  }
} }`;
const resend = `mutation ($input: ResendMailInput!) {
  resendMail(input: $input) { success message errors { code field } mail { ${mailFields} } }
}`;
const request = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { success message errors { code field } }
}`;
const reset = `mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { success message errors { code field } }
}`;
const confirm = `mutation ($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) { success message errors { code field message } }
}`;

test('the seller pages through the mails of an order and sends one again', async () => {
  const { run, backend, cookie } = await openShop();
  const shopper = await backend.shopper();
  const product = await addProduct(await backend.seller());
  const order = { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) };
  await shopper.post('/api/order/cod', order);
  const placed = (await shopper.post('/api/order/cod', order)).body.order;
  await shopper.post('/api/order/cod', order);
  await sendDueMails(backend.context, log);

  const orderId = placed._id;
  const first = (await run(list, { first: 1, orderId }, { cookie })).data.seller.mails;
  expect(first).toMatchObject({
    nodes: [{ kind: 'ORDER_FOR_SHOP', orderId, recipient: null, state: 'SENT', tries: 1, fault: null }],
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  const after = first.pageInfo.endCursor;
  const second = (await run(list, { after, state: 'SENT', orderId }, { cookie })).data.seller.mails;
  expect(second.nodes).toMatchObject([{ kind: 'ORDER_PLACED', recipient: shopper.email, orderId }]);
  const { id } = second.nodes[0];
  expect((await run(resend, { input: { id } }, { cookie })).data.resendMail).toMatchObject({
    success: true,
    mail: { id, state: 'WAITING', tries: 0 },
  });
  expect((await run(resend, { input: { id: 'none' } }, { cookie })).data.resendMail).toMatchObject({
    success: false,
    errors: [{ code: 'REFUSED' }],
    mail: null,
  });
  expect((await run(resend, { input: { id } })).data.resendMail.errors).toMatchObject([{ code: 'NOT_LOGGED_IN' }]);
});

test('a shopper sets a new password by the link in a mail', async () => {
  const { run, backend } = await openShop();
  const { email } = await backend.shopper();
  const asked = (await run(request, { input: { email } })).data.requestPasswordReset;
  expect(asked).toMatchObject({ success: true, errors: [] });
  expect((await run(request, { input: { email: 'unknown@example.com' } })).data.requestPasswordReset).toEqual(asked);
  await sendDueMails(backend.context, log);
  const [, token] = /#shopper\.([\w-]+)/.exec(backend.context.mail?.shown[0]?.text ?? '') ?? [];
  const set = async (input: object) => (await run(reset, { input })).data.resetPassword;
  expect(await set({ token, password: 'password1' })).toMatchObject({
    success: false,
    errors: [{ code: 'INVALID', field: ['password'] }],
  });
  expect(await set({ token, password: 'another good password' })).toMatchObject({ success: true });
  expect(await set({ token, password: 'another good password' })).toMatchObject({
    success: false,
    errors: [{ code: 'INVALID', field: ['token'] }],
  });
  const login = async (password: string) =>
    (await backend.visitor().post('/api/user/login', { email, password })).body.success;
  expect([await login(goodPassword), await login('another good password')]).toEqual([false, true]);
});

test('a shopper confirms the email by the link in a mail about an order, also twice', async () => {
  const { run, backend } = await openShop({ publicUrl: 'https://shop.example' });
  const shopper = await backend.shopper();
  const product = await addProduct(await backend.seller());
  const order = { items: [{ product, quantity: 1 }], address: await saveAddress(shopper) };
  expect((await shopper.post('/api/order/cod', order)).body).toMatchObject({ success: true });
  await sendDueMails(backend.context, log);
  const { text = '' } = backend.context.mail?.shown.find(({ to }) => to === shopper.email) ?? {};
  const [, token] = /https:\/\/shop\.example\/confirm-email#(\S+)/.exec(text) ?? [];
  const confirmed = async (input: object) => (await run(confirm, { input })).data.confirmEmail;
  for (const wrong of ['', 'none', `${token}x`]) {
    expect(await confirmed({ token: wrong })).toMatchObject({
      success: false,
      message: expect.stringContaining('Please open it again from our mail'),
      errors: [{ code: 'INVALID', field: ['token'] }],
    });
  }
  const emailConfirmedAt = async () => (await shopper.get('/api/user/export')).body.data.account.emailConfirmedAt;
  expect(await emailConfirmedAt()).toBeNull();
  for (const _repeated of [1, 2]) {
    expect(await confirmed({ token })).toEqual({
      success: true,
      message: expect.stringContaining('Your email is confirmed.'),
      errors: [],
    });
  }
  expect(await emailConfirmedAt()).not.toBeNull();
  const change = { email: 'new@example.com', password: goodPassword };
  expect((await shopper.post('/api/user/email', change)).body).toMatchObject({ success: true });
  expect(await confirmed({ token })).toMatchObject({
    success: false,
    message: expect.stringContaining('Please use the link in our newest mail'),
    errors: [{ code: 'INVALID', field: ['token'] }],
  });
});

test('a store without these features gets no call, and the gateway says so', async () => {
  const store = await openStore({
    'GET /api/seller/is-auth': { success: true },
    'POST /api/seller/login': { success: true },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data, errors } = await run(list, {}, { cookie: 'sellerToken=s' });
  expect([data.seller.mails, errors]).toEqual([null, undefined]);
  const refused = { success: false, errors: [{ code: 'NOT_SUPPORTED' }] };
  expect((await run(resend, { input: { id: 'm1' } }, { cookie: 'sellerToken=s' })).data.resendMail).toMatchObject(
    refused,
  );
  expect((await run(request, { input: { email: 'a@b.co' } })).data.requestPasswordReset).toMatchObject(refused);
  expect((await run(reset, { input: { token: 't', password: 'p' } })).data.resetPassword).toMatchObject(refused);
  expect((await run(confirm, { input: { token: 't' } })).data.confirmEmail).toMatchObject(refused);
  const calls = ['GET /api/mail/list', 'POST /api/mail/resend', 'POST /api/account/request-reset'];
  calls.push('POST /api/account/reset', 'POST /api/account/confirm-email');
  expect(calls.map(store.count)).toEqual(calls.map(() => 0));
});
