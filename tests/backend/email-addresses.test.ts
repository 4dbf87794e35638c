import { expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { addProduct, goodPassword, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
const password = 'a password of mine';

const elsewhere = [
  '<v@x.example>',
  '(c)v@x.example',
  'v@x.example,',
  'g:v@x.example;',
  '"v@x.example',
  '"v"@x.example',
  'v@x.example>',
  'bob<v@x.example>',
  'v@x.example(c)',
  'v@x。example',
  'a,v@x.example',
  'v@x.example;y',
  'v\\@x.example',
  'v@[127.0.0.1]',
  'v@127.0.0.1',
  '.v@x.example',
  'v.@x.example',
  'v..w@x.example',
  'v@x..example',
  'v@.example',
  'v@x.example.',
  'v@-x.example',
  'v@x-.example',
  'v@x_y.example',
  `v@${'x'.repeat(64)}.example`,
];

const plain = [
  'v@x.example',
  'V.W@X.Example',
  'v+shop@x.example',
  "o'neil_&co@mail.x-y.example",
  'müller@bücher.example',
  '用户@例え.example',
  'v@localhost',
];

test('every call for a new email refuses a form other than words and dots at a host name', async () => {
  const shopper = await backend.shopper();
  for (const email of elsewhere) {
    const register = backend.visitor().post('/api/user/register', { name: 'Ada', email, password });
    const answers = [
      (await register).body,
      (await shopper.post('/api/user/email', { email, password })).body,
      (await backend.visitor().post('/api/newsletter/subscribe', { email })).body,
      (await backend.visitor().post('/api/account/request-reset', { email })).body,
    ];
    for (const body of answers) {
      expect([email, body]).toMatchObject([email, { success: false, code: 'INVALID', errors: [{ field: 'email' }] }]);
    }
  }
  for (const email of plain) {
    const { body } = await backend.visitor().post('/api/user/register', { name: 'Ada', email, password });
    expect([email, body]).toMatchObject([email, { success: true }]);
  }
});

test('an account with an email of another form logs in, and its mails are not sent elsewhere', async () => {
  const shopper = await backend.shopper();
  const product = await addProduct(await backend.seller());
  const address = await saveAddress(shopper);
  const { query } = backend.context.database;
  const email = 'bob<v@x.example>';
  const { password_hash } = await query
    .updateTable('users')
    .set({ email, password_hash: await backend.context.passwords.hash(password) })
    .where('id', '=', shopper.id)
    .returning('password_hash')
    .executeTakeFirstOrThrow();
  expect(password_hash).not.toBe('');
  const client = backend.visitor();
  expect((await client.post('/api/user/login', { email, password })).body).toMatchObject({ success: true });
  await client.post('/api/order/cod', { items: [{ product, quantity: 1 }], address });
  await sendDueMails(backend.context, { info: () => undefined, warn: () => undefined });
  const { mails } = (await (await backend.seller()).get('/api/mail/list')).body;
  expect(mails.find((mail: { recipient: string | null }) => mail.recipient === email)).toMatchObject({
    state: 'GIVEN_UP',
    fault: 'Mails to this email would go elsewhere. The customer has to change it.',
  });
  expect(backend.context.mail?.shown.map(({ to }) => to)).not.toContain(email);
});

test('the two forms of a host are one mailbox with one account, shown with its own letters', async () => {
  const [sent, typed] = ['ann@xn--bcher-kva.example', 'ann@Bücher.example'];
  const visitor = backend.visitor();
  const made = await visitor.post('/api/user/register', { name: 'Ann', email: sent, password });
  expect(made.body.user.email).toBe('ann@bücher.example');
  for (const email of [sent, typed]) {
    const login = await backend.visitor().post('/api/user/login', { email, password });
    expect(login.body).toMatchObject({ success: true, user: { _id: made.body.user._id } });
    const second = await backend.visitor().post('/api/user/register', { name: 'Ann', email, password });
    expect(second.body).toMatchObject({ success: false, code: 'TAKEN' });
  }
});

test('an account from before with the form of its browser is found by both forms, and gets no second one', async () => {
  const before = 'old@xn--bcher-kva.example';
  const shopper = await backend.shopper();
  await backend.context.database.query
    .updateTable('users')
    .set({ email: before })
    .where('id', '=', shopper.id)
    .execute();
  const account = await shopper.get('/api/user/is-auth');
  expect(account.body.user.email).toBe('old@bücher.example');
  for (const email of [before, 'old@bücher.example']) {
    const login = await backend.visitor().post('/api/user/login', { email, password: goodPassword });
    expect(login.body).toMatchObject({ success: true, user: { _id: shopper.id } });
    const second = await backend.visitor().post('/api/user/register', { name: 'Old', email, password });
    expect(second.body).toMatchObject({ success: false, code: 'TAKEN' });
  }
});

test('a subscriber is one subscriber in both forms', async () => {
  for (const email of ['letter@xn--bcher-kva.example', 'letter@bücher.example']) {
    await backend.visitor().post('/api/newsletter/subscribe', { email });
  }
  const { body } = await (await backend.seller()).get('/api/newsletter/subscribers');
  const emails = (body.subscribers as { email: string }[]).map(({ email }) => email);
  expect(emails.filter((email) => email.startsWith('letter@'))).toEqual(['letter@bücher.example']);
});
