import { expect, test } from 'vitest';
import { backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { goodPassword, register } from '#tests/support/store-records.ts';

const backend = backendForTests();

test('registering logs in and returns the whole user', async () => {
  const client = backend.visitor();
  const { status, body } = await client.post('/api/user/register', {
    name: '  Ada  ',
    email: ' Ada.Lovelace@Example.com ',
    password: goodPassword,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    user: { name: 'Ada', email: 'ada.lovelace@example.com', cartItems: {} },
  });
  expect(body.user._id).toMatch(/^[0-9a-f]{24}$/);
  expect(Object.keys(body.user).toSorted()).toEqual(['_id', 'cartItems', 'cartVersion', 'email', 'name']);
  expect((await client.get('/api/user/is-auth')).body).toEqual({ success: true, user: body.user });
});

test('the cookie is HttpOnly, Lax, for the whole site, and without Secure on plain http', async () => {
  const client = backend.visitor();
  const { headers } = await client.post('/api/user/register', {
    name: 'Ada',
    email: 'cookie@example.com',
    password: goodPassword,
  });
  const [cookie] = headers.getSetCookie();
  expect(cookie).toMatch(/^token=[\w-]{43}; /);
  expect(cookie).toMatch(/Max-Age=2592000/);
  expect(cookie).toMatch(/Path=\//);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure|Domain/);
});

test.each([
  [{ email: 'a@b.co', password: goodPassword }, 'Name is required.'],
  [{ name: ' ', email: 'a@b.co', password: goodPassword }, 'Name is required.'],
  [{ name: 5, email: 'a@b.co', password: goodPassword }, 'Name must be text.'],
  [{ name: 'x'.repeat(81), email: 'a@b.co', password: goodPassword }, 'Name can have at most 80 characters.'],
  [{ name: 'a\0b', email: 'a@b.co', password: goodPassword }, /^Name contains a character/],
  [{ name: '\ud800', email: 'a@b.co', password: goodPassword }, /^Name contains a character/],
  [{ name: 'Ada', password: goodPassword }, 'Email is required.'],
  [{ name: 'Ada', email: 'nobody', password: goodPassword }, /^Email must be an email address/],
  [{ name: 'Ada', email: 'a@b.co' }, 'Password is required.'],
  [{ name: 'Ada', email: 'a@b.co', password: 'short' }, 'Password must have at least 8 characters.'],
  [{ name: 'Ada', email: 'a@b.co', password: 'x'.repeat(129) }, 'Password can have at most 128 characters.'],
  [{ name: 'Ada', email: 'a@b.co', password: 'Password123' }, /^Password is one of the most common/],
  [{ name: 'Ada', email: 'a@b.co', password: 'ääääääää' }, /^Password is one of the most common/],
  [{ name: 'Ada', email: 'someone@b.co', password: 'someone@b.co' }, /^Password must not be your email/],
])('registering with %j is refused with a message about the field', async (fields, message) => {
  const { status, body } = await backend.visitor().post('/api/user/register', fields);
  expect(status).toBe(200);
  expect(body.success).toBe(false);
  expect(body.message).toMatch(message);
});

test('a name of 80 emoji is accepted, since length is counted in code points', async () => {
  const name = '🥕'.repeat(80);
  const { body } = await backend
    .visitor()
    .post('/api/user/register', { name, email: 'e@b.co', password: goodPassword });
  expect(body.user.name).toBe(name);
});

test('an email can be registered once, in any case of letters, also when two register at the same time', async () => {
  const ask = (email: string) =>
    backend.visitor().post('/api/user/register', { name: 'Ada', email, password: goodPassword });
  const answers = await Promise.all([ask('taken@example.com'), ask('TAKEN@example.com')]);
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
  const refusal = answers.find((answer) => answer.body.success === false)!;
  expect(refusal.body.message).toMatch(/already exists/);
  expect(refusal.headers.getSetCookie()).toEqual([]);
});

test('login returns the whole user, ignores extra fields, and creates a new session id each time', async () => {
  const { email } = await backend.shopper();
  const client = backend.visitor();
  client.cookies.set('token', 'A'.repeat(43));
  const first = await client.post('/api/user/login', { name: '', email: email.toUpperCase(), password: goodPassword });
  expect(first.body).toMatchObject({ success: true, user: { email, name: 'Ada', cartItems: {} } });
  const firstId = client.cookies.get('token');
  expect(firstId).not.toBe('A'.repeat(43));
  await client.post('/api/user/login', { email, password: goodPassword });
  expect(client.cookies.get('token')).not.toBe(firstId);
});

test('a login ends the session of the cookie sent with it, also another user’s; a refused login ends none', async () => {
  const client = await backend.shopper();
  const other = await backend.shopper();
  for (const { email } of [client, other]) {
    const before = backend.visitor();
    before.cookies.set('token', client.cookies.get('token')!);
    await client.post('/api/user/login', { email, password: 'not the password' });
    expect((await before.get('/api/user/is-auth')).body.success).toBe(true);
    expect((await client.post('/api/user/login', { email, password: goodPassword })).body.success).toBe(true);
    expect((await before.get('/api/user/is-auth')).body.success).toBe(false);
    expect((await client.get('/api/user/is-auth')).body.user.email).toBe(email);
  }
  expect((await other.get('/api/user/is-auth')).body.success).toBe(true);
});

test('registering ends the session of the cookie sent with it; a refused registration ends none', async () => {
  const client = await backend.shopper();
  const before = backend.visitor();
  before.cookies.set('token', client.cookies.get('token')!);
  const fields = { name: 'Ada', email: client.email, password: goodPassword };
  expect((await client.post('/api/user/register', fields)).body.success).toBe(false);
  expect((await before.get('/api/user/is-auth')).body.success).toBe(true);
  await client.post('/api/user/register', { ...fields, email: 'second@example.com' });
  expect((await before.get('/api/user/is-auth')).body.success).toBe(false);
  expect((await client.get('/api/user/is-auth')).body.user.email).toBe('second@example.com');
});

test('the seller’s login ends the seller’s session of the cookie sent with it, and no shopper’s', async () => {
  const client = await backend.shopper();
  await client.post('/api/seller/login', sellerLogin);
  const before = backend.visitor();
  before.cookies.set('sellerToken', client.cookies.get('sellerToken')!);
  await client.post('/api/seller/login', { ...sellerLogin, password: 'not the password' });
  expect((await before.get('/api/seller/is-auth')).body.success).toBe(true);
  await client.post('/api/seller/login', sellerLogin);
  expect((await before.get('/api/seller/is-auth')).body.success).toBe(false);
  expect((await client.get('/api/seller/is-auth')).body.success).toBe(true);
  expect((await client.get('/api/user/is-auth')).body.success).toBe(true);
});

test('a wrong password and an unknown email get the same message', async () => {
  const { email } = await backend.shopper();
  const visitor = backend.visitor();
  const wrong = await visitor.post('/api/user/login', { email, password: 'not the password' });
  const unknown = await visitor.post('/api/user/login', { email: 'unknown@example.com', password: 'not the password' });
  expect(wrong.text).toBe(unknown.text);
  expect(wrong.body).toEqual(refusal('WRONG_LOGIN', 'Email or password is wrong.'));
});

test('logging out ends the session, not only the cookie', async () => {
  const client = await backend.shopper();
  const id = client.cookies.get('token')!;
  expect((await client.get('/api/user/logout')).body).toEqual({ success: true, message: 'Logged out.' });
  expect(client.cookies.has('token')).toBe(false);
  client.cookies.set('token', id);
  expect((await client.get('/api/user/is-auth')).body.success).toBe(false);
});

test('the database stores only the hash of a session id', async () => {
  const client = await backend.shopper();
  const rows = await backend.context.database.query.selectFrom('sessions').select('id_hash').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(client.cookies.get('token'));
});

test('after more than 20 logins, the oldest session ends', async () => {
  const first = backend.visitor();
  const { email } = await register(first);
  const second = backend.visitor();
  for (let count = 0; count < 20; count += 1) {
    // One after the other, so that one of them is the oldest.
    const browser = count === 0 ? second : backend.visitor();
    await browser.post('/api/user/login', { email, password: goodPassword });
  }
  expect((await first.get('/api/user/is-auth')).body.success).toBe(false);
  expect((await second.get('/api/user/is-auth')).body.success).toBe(true);
});

test('a page of another site cannot log a user out', async () => {
  const client = await backend.shopper();
  const crossSite = await client.get('/api/user/logout', { 'sec-fetch-site': 'cross-site' });
  const foreign = await client.get('/api/user/logout', { origin: 'https://evil.example' });
  expect([crossSite.status, foreign.status]).toEqual([403, 403]);
  expect((await client.get('/api/user/is-auth')).body.success).toBe(true);
});
