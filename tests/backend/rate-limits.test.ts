import { beforeEach, expect, test } from 'vitest';
import { limitDefaults, parseLimits, type LimitName, type LimitSettings } from '#backend/rate-limits/limit-settings.ts';
import { backendForTests, twoBackendsForTests } from '#tests/support/open-backend.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, saveAddress } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const limits = parseLimits('login=5/15m,orders=4/1m,cart=6/1m,reads=40/1m,addresses=3/1m,newsletter=3/1h') ?? null;
const stores = twoBackendsForTests({ limits }, () => now);

/** Each limit is one call in a time of its own, so that the wait which a second call is told names the limit. */
const limitNames = Object.keys(limitDefaults) as LimitName[];
const firstSeconds = 100;
const oneOfEach = Object.fromEntries(
  limitNames.map((name, at) => [name, { count: 1, seconds: firstSeconds + at }]),
) as LimitSettings;
const narrow = backendForTests({ limits: oneOfEach }, () => now);

beforeEach(() => {
  now += 3_600_000;
});

/** The same shopper as a client of each store. */
async function shopperOnBoth() {
  const shopper = await stores[0]!.shopper();
  const other = createStoreClient(stores[1]!.address);
  for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
  return { shopper, clients: [shopper, other] as const };
}

/** Sends `count` simultaneous requests, alternating between the stores. Returns how many were accepted. */
async function burst(count: number, call: (store: 0 | 1) => Promise<{ status: number; headers: Headers }>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? 0 : 1)));
  for (const { status, headers } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return answers.filter(({ status }) => status === 200).length;
}

test('all processes count wrong passwords of one account together, also simultaneous ones; then the right one has to wait', async () => {
  const { email } = (await shopperOnBoth()).shopper;
  const guess = (store: 0 | 1) => stores[store]!.visitor().post('/api/user/login', { email, password: 'wrong guess' });
  expect(await burst(20, guess)).toBe(5);
  const right = { email, password: goodPassword };
  expect((await stores[1]!.visitor().post('/api/user/login', right)).status).toBe(429);
  now += 30_000;
  expect((await stores[1]!.visitor().post('/api/user/login', right)).body.success).toBe(true);
  expect(await burst(20, guess)).toBe(5);
});

test('requests of one shopper through all processes count together, other shoppers do not wait', async () => {
  const product = await addProduct(await stores[0]!.seller());
  const { clients } = await shopperOnBoth();
  const address = await saveAddress(clients[0]);
  const items = [{ product, quantity: 1 }];
  let key = 0;
  const order = (store: 0 | 1) =>
    clients[store].post('/api/order/cod', { items, address }, { 'idempotency-key': `k${(key += 1)}` });
  expect(await burst(12, order)).toBe(4);
  expect(await burst(12, (store) => clients[store].post('/api/cart/update', { cartItems: {} }))).toBe(6);
  // One address is saved already.
  expect(await burst(12, (store) => clients[store].post('/api/address/add', { address: goodAddress }))).toBe(2);
  const { clients: others } = await shopperOnBoth();
  expect(await burst(2, (store) => others[store].post('/api/cart/update', { cartItems: {} }))).toBe(2);
  now += 15_000;
  expect((await order(1)).status).toBe(200);
});

test('requests of one address count together, and only the proxy in front of the store can set the address', async () => {
  const ask = (store: 0 | 1, forwarded: string) =>
    stores[store]!.visitor().post(
      '/api/newsletter/subscribe',
      { email: 'a@example.com' },
      { 'x-forwarded-for': forwarded },
    );
  let invented = 0;
  expect(await burst(8, (store) => ask(store, `10.0.0.${(invented += 1)}, 203.0.113.7`))).toBe(3);
  expect((await ask(0, '203.0.113.8')).status).toBe(200);
});

test('reads are limited, probes are not', async () => {
  const visitor = stores[0]!.visitor();
  const far = { 'x-forwarded-for': '203.0.113.9' };
  expect(await burst(50, () => visitor.get('/api/product/list', far))).toBe(40);
  expect(await burst(50, () => visitor.get('/health/live', far))).toBe(50);
});

test('revalidating the product list is not limited', async () => {
  const visitor = stores[0]!.visitor();
  const near = { 'x-forwarded-for': '203.0.113.10' };
  const etag = (await visitor.get('/api/product/list', near)).headers.get('etag') ?? '';
  const ask = () => visitor.get('/api/product/list', { ...near, 'if-none-match': etag });
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([304]));
});

test('the database stores no email and no address for the counts', async () => {
  const rows = await stores[0]!.context.database.query.selectFrom('throttles').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0/);
});

/** The calls that count to another limit than reads. `none`: those count only what can be carried out. */
const callsOfLimits = {
  account: [
    'guest/cancel',
    'guest/export',
    'guest/remove',
    'guest/wishes',
    'user/email',
    'user/export',
    'user/password',
    'user/remove',
    'user/rename',
  ],
  addresses: ['address/add', 'address/default', 'address/remove', 'address/update'],
  cart: ['cart/update'],
  confirm: ['account/confirm-email', 'guest/confirm', 'guest/keep'],
  'login-address': ['account/reset', 'seller/login', 'staff/password', 'user/login'],
  newsletter: ['newsletter/confirm', 'newsletter/subscribe', 'newsletter/unsubscribe'],
  none: ['guest/order', 'order/cancel'],
  orders: ['order/cod', 'order/stripe', 'order/wishes'],
  register: ['user/register'],
  'reset-address': ['account/request-reset'],
  uploads: ['category/save', 'product/add', 'product/import/preview', 'product/update', 'store/update'],
  withdrawals: ['withdrawal/send'],
};

test('each call counts to its limit, before its body is read', async () => {
  const { paths } = (await narrow.visitor().get('/openapi.json')).body;
  now += 3_600_000;
  const caller = await narrow.shopper();
  for (const [name, value] of (await narrow.seller()).cookies) caller.cookies.set(name, value);
  const calls = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => {
        const isForm = requestBody !== undefined && 'multipart/form-data' in requestBody.content;
        return [path, { method: method.toUpperCase(), ...(isForm && { body: new FormData() }) }] as const;
      }),
  );
  const found: [string, LimitName | 'none'][] = [];
  // A session that has ended cannot be counted.
  for (const [path, init] of calls.filter(([name]) => !name.endsWith('/logout'))) {
    now += 600_000;
    await caller.send(path, init);
    const { status, headers } = await caller.send(path, init);
    const limit = limitNames[Number(headers.get('retry-after')) - firstSeconds];
    found.push([path.replace('/api/', ''), status === 429 && limit ? limit : 'none']);
  }
  const others = found.filter(([, limit]) => limit !== 'reads');
  expect(others.length).toBeLessThan(found.length / 2);
  const expected = Object.entries(callsOfLimits).flatMap(([limit, names]) => names.map((name) => [name, limit]));
  expect(Object.fromEntries(others)).toEqual(Object.fromEntries(expected));
  expect(others).toHaveLength(expected.length);
});

test('a shop that sets no limits has these', () => {
  const inWords = limitNames.map((name) => `${name} ${limitDefaults[name].count}/${limitDefaults[name].seconds} s`);
  expect(inWords).toEqual([
    'login 10/900 s',
    'login-account 100/3600 s',
    'login-address 100/900 s',
    'register 60/3600 s',
    'reset 5/3600 s',
    'reset-address 30/3600 s',
    'mails 10/3600 s',
    'mails-day 30/86400 s',
    'mails-unconfirmed 3/86400 s',
    'orders 30/60 s',
    'orders-address 60/3600 s',
    'guest-orders 10/86400 s',
    'cart 120/60 s',
    'addresses 30/60 s',
    'account 30/900 s',
    'uploads 300/3600 s',
    'newsletter 30/3600 s',
    'withdrawals 20/3600 s',
    'withdrawal-receipts 5/86400 s',
    'confirm 30/3600 s',
    'reads 600/60 s',
  ]);
  expect(parseLimits('on')).toEqual(limitDefaults);
});
