import { beforeAll, expect, test } from 'vitest';
import { drillTimeout, isFullDrill, reportDrill } from '#tests/support/drill.ts';
import { absentPostgres, backendForTests, databaseKind, sellerLogin } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import { createStoreClient, type StoreAnswer, type StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, goodPassword, goodProduct, saveAddress } from '#tests/support/store-records.ts';

/** The roles of a shop's team, lowest first. */
const roles = ['PACKER', 'MANAGER', 'OWNER'] as const;
type Role = (typeof roles)[number];

/** The calls for owners only, and those for every member of the team, written out; all other calls of the seller are for managers. */
const ownerCalls = [
  '/api/delivery/plan/save',
  '/api/staff/add',
  '/api/staff/changes',
  '/api/staff/list',
  '/api/staff/update',
  '/api/store/law',
  '/api/store/status',
];
const packerCalls = [
  '/api/deposit/return',
  '/api/deposit/returns',
  '/api/deposit/types',
  '/api/order/finish-picking',
  '/api/order/move',
  '/api/order/pick',
  '/api/order/seller',
  '/api/order/seller/next',
  '/api/order/seller/promises',
  '/api/order/tour',
  '/api/staff/password',
];

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);
/** A shop without orders, so that its currency may change. */
const newShop = backendForTests();
const day = 86_400_000;
const canary = 'Canary-of-Bob';
let product = '';
let bob: StoreClient & { id: string; email: string };
let bobAddress = '';
let bobOrder = '';
let expired: { token: string; sellerToken: string };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  const [oldShopper, oldSeller] = [await backend.shopper(), await backend.seller()];
  expired = { token: oldShopper.cookies.get('token')!, sellerToken: oldSeller.cookies.get('sellerToken')! };
  now += 31 * day;
  product = await addProduct(await backend.seller());
  bob = await backend.shopper();
  bobAddress = await saveAddress(bob, { street: canary });
  await bob.post('/api/order/cod', { items: [{ product, quantity: 77 }], address: bobAddress });
  bobOrder = (await bob.get('/api/order/user')).body.orders[0]._id;
  await bob.post('/api/cart/update', { cartItems: { [product]: 66 } });
});

interface Caller {
  client: StoreClient;
  isShopper: boolean;
  isSeller: boolean;
  id: string;
  address: string;
}

async function makeCaller(cookies: Record<string, string>, isShopper: boolean, isSeller: boolean): Promise<Caller> {
  const client = createStoreClient(backend.address);
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  return { client, isShopper, isSeller, id: '', address: '' };
}

async function shopperCaller(withSeller: boolean): Promise<Caller> {
  const client = await backend.shopper();
  const address = await saveAddress(client);
  if (withSeller) client.cookies.set('sellerToken', (await backend.seller()).cookies.get('sellerToken')!);
  return { client, isShopper: true, isSeller: withSeller, id: client.id, address };
}

const credentials: Record<string, () => Promise<Caller>> = {
  none: () => makeCaller({}, false, false),
  shopper: () => shopperCaller(false),
  seller: async () => makeCaller({ sellerToken: (await backend.seller()).cookies.get('sellerToken')! }, false, true),
  both: () => shopperCaller(true),
  garbage: () => makeCaller({ token: 'x'.repeat(43), sellerToken: "' or 1=1 --" }, false, false),
  expired: () => makeCaller(expired, false, false),
};

/** `userId` in the body and in the query. `isOwn`: it names no other user. */
const shapes: Record<string, (own: string) => { body: unknown; query: string; isOwn: boolean }> = {
  own: (own) => ({ body: own, query: `userId=${own}`, isOwn: true }),
  other: () => ({ body: bob.id, query: `userId=${bob.id}`, isOwn: false }),
  empty: () => ({ body: '', query: 'userId=', isOwn: true }),
  array: () => ({ body: [bob.id], query: `userId[]=${bob.id}&userId=${bob.id}`, isOwn: false }),
  object: () => ({ body: { $ne: null }, query: `userId[$ne]=&userID=${bob.id}`, isOwn: false }),
  'repeated key': (own) => ({ body: [own, bob.id], query: `userId=${own}&userId=${bob.id}`, isOwn: false }),
  unknown: () => ({ body: 'f'.repeat(24), query: `userId=${'f'.repeat(24)}`, isOwn: false }),
};

type Who = 'everyone' | 'shopper' | 'seller';
type Call = (caller: Caller, claim: { body: unknown; query: string }) => Promise<StoreAnswer>;

const post =
  (path: string, fields: (caller: Caller) => object): Call =>
  (caller, { body, query }) =>
    caller.client.post(`${path}?${query}`, { ...fields(caller), userId: body });
const get =
  (path: string): Call =>
  ({ client }, { query }) =>
    client.get(`${path}?${query}`);

const order = (caller: Caller) => ({ items: [{ product, quantity: 1 }], address: caller.address || bobAddress });

/** Every call of the contract, and changes of orders: for whom it is, and whether it reads `userId`. The logouts are last, since they end sessions. */
const calls: [string, Who, boolean, Call][] = [
  ['product/list', 'everyone', false, get('/api/product/list')],
  ['user/is-auth', 'shopper', false, get('/api/user/is-auth')],
  ['seller/is-auth', 'seller', false, get('/api/seller/is-auth')],
  ['cart/update', 'shopper', true, post('/api/cart/update', () => ({ cartItems: { [product]: 1 } }))],
  ['address/get', 'shopper', true, get('/api/address/get')],
  ['address/add', 'shopper', true, post('/api/address/add', () => ({ address: goodAddress }))],
  [
    'address/update',
    'shopper',
    true,
    post('/api/address/update', ({ address }) => ({ addressId: address || bobAddress, address: goodAddress })),
  ],
  [
    'address/default',
    'shopper',
    true,
    post('/api/address/default', ({ address }) => ({ addressId: address || bobAddress })),
  ],
  // The address of another shopper is refused for everyone.
  ['address/remove', 'shopper', false, post('/api/address/remove', () => ({ addressId: bobAddress }))],
  ['user/rename', 'shopper', true, post('/api/user/rename', () => ({ name: 'Ada' }))],
  ['user/export', 'shopper', true, get('/api/user/export')],
  // The password is wrong, so that the account of the caller stays.
  [
    'user/email by login',
    'shopper',
    false,
    post('/api/user/email', () => ({ email: 'eve@example.com', password: 'wrong password' })),
  ],
  [
    'user/password by login',
    'shopper',
    false,
    post('/api/user/password', () => ({ password: 'wrong password', newPassword: 'another password' })),
  ],
  ['user/remove by login', 'shopper', false, post('/api/user/remove', () => ({ password: 'wrong password' }))],
  ['order/cod', 'shopper', true, post('/api/order/cod', order)],
  ['order/stripe', 'shopper', true, post('/api/order/stripe', order)],
  ['order/user', 'shopper', true, get('/api/order/user')],
  ['order/seller', 'seller', false, get('/api/order/seller')],
  ['order/seller/next', 'seller', false, get('/api/order/seller/next')],
  ['order/seller/promises', 'seller', false, get('/api/order/seller/promises')],
  ['customer/list', 'seller', false, get('/api/customer/list')],
  ['customer/read', 'seller', false, ({ client }) => client.get(`/api/customer/read?customerId=${bob.id}`)],
  ['order/tour', 'seller', false, post('/api/order/tour', () => ({ orderIds: [bobOrder] }))],
  ['order/move', 'seller', false, post('/api/order/move', () => ({ orderId: bobOrder, to: 'DONE' }))],
  ['order/refund', 'seller', false, post('/api/order/refund', () => ({ orderId: bobOrder, amount: 1, reason: 'x' }))],
  ['order/release', 'seller', false, post('/api/order/release', () => ({ orderId: bobOrder }))],
  ['order/unpaid', 'seller', false, get('/api/order/unpaid')],
  ['withdrawal/answer', 'seller', false, post('/api/withdrawal/answer', () => ({ id: 'none', isAnswered: true }))],
  ['order/pick', 'seller', false, post('/api/order/pick', () => ({ orderId: bobOrder, line: 99, quantity: 1 }))],
  ['order/finish-picking', 'seller', false, post('/api/order/finish-picking', () => ({ orderId: bobOrder }))],
  ['order/cancel', 'shopper', false, post('/api/order/cancel', () => ({ orderId: bobOrder, as: 'shopper' }))],
  ['product/stock', 'seller', false, post('/api/product/stock', () => ({ id: product, inStock: true }))],
  [
    'product/add',
    'seller',
    false,
    ({ client }, { body, query }) => {
      const form = new FormData();
      form.append('productData', JSON.stringify({ ...goodProduct, userId: body }));
      return client.send(`/api/product/add?${query}`, { method: 'POST', body: form });
    },
  ],
  ['delivery/slots', 'everyone', false, get('/api/delivery/slots')],
  ['delivery/plan', 'seller', false, get('/api/delivery/plan')],
  [
    'delivery/plan/save',
    'seller',
    false,
    post('/api/delivery/plan/save', () => ({ ifVersion: 0, daysAhead: 7, windows: [], closedDays: [], areas: [] })),
  ],
  ['product/seller', 'seller', false, get('/api/product/seller')],
  [
    'product/update',
    'seller',
    false,
    ({ client }, { body, query }) => {
      const form = new FormData();
      form.append('productData', JSON.stringify({ id: product, name: goodProduct.name, userId: body }));
      return client.send(`/api/product/update?${query}`, { method: 'POST', body: form });
    },
  ],
  ['product/archive', 'seller', false, post('/api/product/archive', () => ({ id: product, archived: false }))],
  [
    'product/bulk',
    'seller',
    false,
    post('/api/product/bulk', () => ({ products: [{ id: product }], archived: false })),
  ],
  ['product/food/update', 'seller', false, post('/api/product/food/update', () => ({ id: product, checked: false }))],
  [
    'product/origins/update',
    'seller',
    false,
    post('/api/product/origins/update', () => ({ products: [{ id: product, origins: ['ES'] }] })),
  ],
  // Without FOOD_FACTS_URL the store asks nobody.
  ['product/look-up', 'seller', false, post('/api/product/look-up', () => ({ gtin: '4006381333931' }))],
  ['product/arrange', 'seller', false, post('/api/product/arrange', () => ({ id: product, after: null }))],
  [
    'user/login',
    'everyone',
    false,
    ({ id }, { body, query }) =>
      createStoreClient(backend.address).post(`/api/user/login?${query}`, {
        email: 'nobody@example.com',
        password: goodPassword,
        userId: body ?? id,
      }),
  ],
  [
    'user/register',
    'everyone',
    false,
    (_caller, { body, query }) =>
      createStoreClient(backend.address).post(`/api/user/register?${query}`, {
        name: 'Eve',
        email: bob.email,
        password: goodPassword,
        userId: body,
      }),
  ],
  [
    'seller/login',
    'everyone',
    false,
    (_caller, { body, query }) =>
      createStoreClient(backend.address).post(`/api/seller/login?${query}`, {
        email: sellerLogin.email,
        password: 'not the password',
        userId: body,
      }),
  ],
  ['seller/logout', 'everyone', false, get('/api/seller/logout')],
  ['user/logout', 'everyone', false, get('/api/user/logout')],
];

test(
  'every call × six credentials × seven shapes of userId shows and changes nothing of another shopper',
  async () => {
    const before = await Promise.all([
      bob.get('/api/user/is-auth'),
      bob.get('/api/address/get'),
      bob.get('/api/order/user'),
    ]);
    const leaks: string[] = [];
    let count = 0;
    for (const [credential, make] of Object.entries(credentials)) {
      const caller = await make();
      for (const [shape, claimOf] of Object.entries(shapes)) {
        for (const [name, who, looksAtUser, call] of calls) {
          // Password hashes are slow: test their calls with one shape only.
          if (!isFullDrill && shape !== 'other' && /log(in|out)|register/.test(name)) continue;
          // After a logout, the other shapes would have no session.
          const isLogout = name.endsWith('/logout');
          const acting = isLogout ? await make() : caller;
          const { isOwn, ...claim } = claimOf(acting.id);
          const answer = await call(acting, claim);
          count += 1;
          const label = `${name} as ${credential} with ${shape} userId`;
          const isAllowed = who === 'everyone' || (who === 'shopper' ? acting.isShopper : acting.isSeller);
          const mayShowBob =
            /^(order\/(seller|seller\/next|move|refund|pick|finish-picking)|customer\/(list|read))$/.test(name) &&
            acting.isSeller;
          if (answer.status !== 200) leaks.push(`${label}: status ${answer.status}`);
          if (
            !mayShowBob &&
            (answer.text.includes(canary) || answer.text.includes(bob.id) || answer.text.includes('":66'))
          )
            leaks.push(`${label}: shows another shopper`);
          const isRefused = answer.body.success === false;
          if (!isAllowed && !isRefused) leaks.push(`${label}: carried out`);
          if (isAllowed && looksAtUser && isRefused === isOwn && !/at most|20 saved/.test(answer.text))
            leaks.push(`${label}: ${isOwn ? 'own' : 'foreign'} claim got ${answer.text.slice(0, 120)}`);
        }
      }
    }
    const after = await Promise.all([
      bob.get('/api/user/is-auth'),
      bob.get('/api/address/get'),
      bob.get('/api/order/user'),
    ]);
    reportDrill(`access ${databaseKind}`, { calls: count, leaks: leaks.length });
    expect(leaks).toEqual([]);
    expect(count).toBe(isFullDrill ? calls.length * 6 * 7 : (calls.length * 7 - 8 * 6) * 6);
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  },
  drillTimeout,
);

test('every call of the seller × every role: refused without a session, FORBIDDEN below its role, else served', async () => {
  const { paths } = (await backend.visitor().get('/openapi.json')).body;
  const operations = Object.entries<Record<string, { security?: object[]; 'x-role'?: Role }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { security = [], 'x-role': lowest }]) => ({
        path,
        method,
        lowest,
        isSellers: security.some((scheme) => 'seller' in scheme),
      })),
  );
  const sellerCalls = operations.filter(({ isSellers }) => isSellers);
  expect(operations.filter(({ isSellers, lowest }) => isSellers !== (lowest !== undefined))).toEqual([]);
  const pathsOf = (role: Role) => sellerCalls.filter(({ lowest }) => lowest === role).map(({ path }) => path);
  expect(pathsOf('OWNER').toSorted()).toEqual(ownerCalls);
  expect(pathsOf('PACKER').toSorted()).toEqual(packerCalls);

  const deactivated = await memberOf(backend, 'OWNER');
  await (await backend.seller()).post('/api/staff/update', { id: deactivated.id, isActive: false });
  const callers: [string, Role | null, StoreClient][] = [
    ['a visitor', null, backend.visitor()],
    ['a shopper', null, await backend.shopper()],
    ['a deactivated owner', null, deactivated],
    ['the first owner', 'OWNER', await backend.seller()],
  ];
  for (const role of roles) callers.push([role, role, await memberOf(backend, role)]);

  const leaks: string[] = [];
  let count = 0;
  for (const { path, method, lowest = 'OWNER' } of sellerCalls) {
    for (const [caller, role, client] of callers) {
      // A shopper may cancel an own order, and is refused for what the request lacks.
      if (caller === 'a shopper' && path === '/api/order/cancel') continue;
      const { body } = method === 'get' ? await client.get(path) : await client.post(path);
      const mayCall = role !== null && roles.indexOf(role) >= roles.indexOf(lowest);
      const expected = role === null ? 'NOT_LOGGED_IN' : mayCall ? 'served' : 'FORBIDDEN';
      const found = ['NOT_LOGGED_IN', 'FORBIDDEN'].includes(body.code) ? body.code : 'served';
      count += 1;
      if (found !== expected) leaks.push(`${path} as ${caller}: ${found}, not ${expected}`);
    }
  }
  reportDrill(`roles ${databaseKind}`, { calls: count, leaks: leaks.length });
  expect(leaks).toEqual([]);
});

test('a manager changes the texts of the shop, and only an owner changes its settings about money and the law', async () => {
  const manager = await memberOf(newShop, 'MANAGER');
  const owner = await newShop.seller();
  const save = async (client: StoreClient, fields: object) => {
    const form = new FormData();
    form.append('storeData', JSON.stringify(fields));
    const { body } = await client.send('/api/store/update', { method: 'POST', body: form });
    return body.success === true ? 'saved' : `${body.code} ${body.errors[0]?.field}`;
  };
  const food = { code: 'A', name: 'Food', basisPoints: 700 };
  for (const [setting, value] of Object.entries({
    country: 'DE',
    currency: 'EUR',
    tax: { mode: 'RATES', number: '', classes: [food] },
    taxText: 'All prices include the tax.',
  })) {
    const fields = { openingHours: 'Always', [setting]: value };
    expect(await save(manager, fields)).toBe(`FORBIDDEN ${setting}`);
    expect([setting, await save(owner, fields)]).toEqual([setting, 'saved']);
    // A form sends all settings, also those that it does not change.
    expect([setting, await save(manager, fields)]).toEqual([setting, 'saved']);
  }
});
