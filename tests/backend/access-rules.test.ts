import { beforeAll, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, saveAddress, sendProduct } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
let product = '';
let address = '';
let ada: StoreClient & { id: string };
let bob: StoreClient & { id: string };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  product = await addProduct(await backend.seller());
  [ada, bob] = await Promise.all([backend.shopper(), backend.shopper()]);
  address = await saveAddress(bob);
});

const items = () => [{ product, quantity: 1 }];

type Call = (client: StoreClient) => ReturnType<StoreClient['get']>;
const shopperCalls: Record<string, Call> = {
  'user/is-auth': (client) => client.get('/api/user/is-auth'),
  'cart/update': (client) => client.post('/api/cart/update', { cartItems: {} }),
  'address/get': (client) => client.get('/api/address/get'),
  'address/add': (client) => client.post('/api/address/add', { address: goodAddress }),
  'order/cod': (client) => client.post('/api/order/cod', { items: items(), address }),
  'order/stripe': (client) => client.post('/api/order/stripe', { items: items(), address }),
  'order/user': (client) => client.get('/api/order/user'),
};
const sellerCalls: Record<string, Call> = {
  'seller/is-auth': (client) => client.get('/api/seller/is-auth'),
  'order/seller': (client) => client.get('/api/order/seller'),
  'product/add': (client) => sendProduct(client, {}),
  'product/stock': (client) => client.post('/api/product/stock', { id: product, inStock: true }),
};

async function withCookies(cookies: Record<string, string>): Promise<StoreClient> {
  const client = createStoreClient(backend.address);
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  return client;
}

async function strangers(side: 'shopper' | 'seller'): Promise<Record<string, StoreClient>> {
  const shopper = (await backend.shopper()).cookies.get('token')!;
  const seller = (await backend.seller()).cookies.get('sellerToken')!;
  const [own, other] = side === 'shopper' ? ['token', 'sellerToken'] : ['sellerToken', 'token'];
  const foreign = side === 'shopper' ? seller : shopper;
  return {
    'no cookie': await withCookies({}),
    'the other role': await withCookies({ [other]: foreign }),
    'the other role’s id in this cookie': await withCookies({ [own]: foreign }),
    garbage: await withCookies({ [own]: 'A'.repeat(43), [other]: foreign }),
    nonsense: await withCookies({ [own]: '%00%ff{}' }),
  };
}

test('every shopper call refuses a request without a shopper’s session, with the same message', async () => {
  for (const [who, client] of Object.entries(await strangers('shopper'))) {
    for (const [name, call] of Object.entries(shopperCalls)) {
      const { status, body } = await call(client);
      expect([who, name, status, body]).toEqual([
        who,
        name,
        200,
        refusal('NOT_LOGGED_IN', 'Not authorized. Please log in.'),
      ]);
    }
  }
});

test('every seller call refuses a request without the seller’s session, with the same message', async () => {
  for (const [who, client] of Object.entries(await strangers('seller'))) {
    for (const [name, call] of Object.entries(sellerCalls)) {
      const { status, body } = await call(client);
      expect([who, name, status, body]).toEqual([
        who,
        name,
        200,
        refusal('NOT_LOGGED_IN', 'Not authorized. Please log in as the seller.'),
      ]);
    }
  }
});

test('one browser can have both sessions, and a refusal for one role does not end the other session', async () => {
  const both = await backend.shopper();
  const seller = await backend.seller();
  both.cookies.set('sellerToken', seller.cookies.get('sellerToken')!);
  expect((await both.get('/api/user/is-auth')).body.success).toBe(true);
  expect((await both.get('/api/seller/is-auth')).body.success).toBe(true);
  await both.get('/api/user/logout');
  expect((await both.get('/api/seller/is-auth')).body.success).toBe(true);
  await both.get('/api/seller/logout');
  expect((await both.get('/api/seller/is-auth')).body.success).toBe(false);
  expect((await seller.get('/api/seller/is-auth')).body.success).toBe(false);
});

const claimShapes = () => [undefined, '', null, ada.id];
const foreignShapes = () => [bob.id, [ada.id], [ada.id, bob.id], {}, 'unknown', 5, true, `${ada.id} `];

test('an absent, empty or own userId means the shopper of the session', async () => {
  for (const userId of claimShapes()) {
    const { body } = await ada.post('/api/cart/update', { userId, cartItems: { [product]: 1 } });
    expect(body.success).toBe(true);
  }
  expect((await ada.get(`/api/address/get?userId=${ada.id}`)).body.addresses).toEqual([]);
  expect((await ada.get('/api/order/user?userId=')).body.orders).toEqual([]);
});

test('any other userId is refused, and nothing is shown or changed', async () => {
  const before = (await bob.get('/api/user/is-auth')).text;
  for (const field of ['userId', 'userID']) {
    for (const userId of foreignShapes()) {
      const answers = [
        await ada.post('/api/cart/update', { [field]: userId, cartItems: { [product]: 9 } }),
        await ada.post('/api/address/add', { [field]: userId, address: goodAddress }),
        await ada.post('/api/order/cod', { [field]: userId, items: items(), address }),
        await ada.post('/api/order/stripe', { [field]: userId, items: items(), address }),
      ];
      for (const { body } of answers) expect(body).toMatchObject({ success: false, message: /^Not authorized/ });
    }
    for (const query of [`${field}=${bob.id}`, `${field}=${ada.id}&${field}=${bob.id}`, `${field}=x`]) {
      expect((await ada.get(`/api/address/get?${query}`)).body).not.toHaveProperty('addresses');
      expect((await ada.get(`/api/order/user?${query}`)).body).not.toHaveProperty('orders');
    }
  }
  expect((await bob.get('/api/user/is-auth')).text).toBe(before);
  expect((await bob.get('/api/address/get')).body.addresses).toHaveLength(1);
});

test('a session ends after seven days without a request, and after thirty days in any case', async () => {
  const day = 86_400_000;
  const [used, unused] = await Promise.all([backend.shopper(), backend.shopper()]);
  const isIn = async (client: StoreClient) => (await client.get('/api/user/is-auth')).body.success;
  for (let passed = 0; passed < 24; passed += 6) {
    now += 6 * day;
    expect(await isIn(used)).toBe(true);
  }
  expect(await isIn(unused)).toBe(false);
  now += 6 * day;
  expect(await isIn(used)).toBe(false);
});

test('the seller’s session ends after twelve hours without a request', async () => {
  const seller = await backend.seller();
  now += 12 * 3_600_000 + 1;
  expect((await seller.get('/api/seller/is-auth')).body.success).toBe(false);
});

test('the seller can log in only with the configured email and password', async () => {
  const visitor = backend.visitor();
  const ask = async (email: string, password: string) =>
    (await visitor.post('/api/seller/login', { email, password })).body;
  const wrong = refusal('WRONG_LOGIN', 'Email or password is wrong.');
  expect(await ask('seller@example.com', 'not the password')).toEqual(wrong);
  expect(await ask('other@example.com', 'seller-password')).toEqual(wrong);
  expect(visitor.cookies.size).toBe(0);
  expect(await ask('Seller@Example.com', 'seller-password')).toEqual({ success: true, message: 'Logged in.' });
  expect(visitor.cookies.has('sellerToken')).toBe(true);
  const { email } = ada as StoreClient & { id: string; email: string };
  expect((await visitor.post('/api/seller/login', { email, password: goodPassword })).body).toEqual(wrong);
});
