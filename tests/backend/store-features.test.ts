import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { features } from '#common/__generated__/contract.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, goodAddress, saveAddress } from '#tests/support/store-records.ts';

const full = backendForTests();
const classic = backendForTests({ isClassic: true });
const withoutPayments = backendForTests({ sandboxPaymentsAllowed: false, currency: 'xxx' });

/** A cart and an order of one new product. */
async function orderOnce(backend: typeof full, shopper: StoreClient, key: string) {
  const product = await addProduct(await backend.seller());
  const address = await saveAddress(shopper);
  const order = { items: [{ product, quantity: 1 }], address };
  const place = () => shopper.post('/api/order/cod', order, { 'idempotency-key': key });
  return { product, place };
}

test('the store names its features and settings, to be cached by clients', async () => {
  const { body, headers, status } = await full.visitor().get('/api/store');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    contract: 1,
    features: Object.fromEntries(features.filter((name) => name !== 'products.lookup').map((name) => [name, 1])),
    settings: {
      version: 0,
      name: 'Greengate',
      logo: null,
      contact: { email: 'hello@greengate.example', phone: '+1 555 010 0199', address: '' },
      openingHours: 'We are here every day from 7 am to 10 pm.',
      deliveryPromise: 'Groceries at your door in under 30 minutes.',
      delivery: { kinds: ['DELIVERY'], hasTimes: false, fees: [] },
      currency: 'USD',
      currencySymbol: '$',
      timeZone: 'UTC',
      country: null,
      tax: { mode: 'FLOOR', number: '', classes: [], feeTax: 'CLASS_A', depositTax: 'GOODS' },
      taxText: '',
      reasons: null,
      banner: { heading: '', text: '', from: '', until: '', isShown: false, picture: null },
      requireFoodFacts: false,
      guestOrders: 'CONFIRMED',
      produceCategories: ['vegetables', 'fruits'],
      nonFoodCategories: [],
      originDays: 7,
      socialLinks: [],
      pages: [
        { slug: 'delivery', title: 'Delivery information' },
        { slug: 'returns', title: 'Returns and refunds' },
        { slug: 'payment', title: 'Payment methods' },
      ],
    },
  });
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  const again = await full.visitor().get('/api/store', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('a store without a payment provider does not name online payment, nor an unknown currency', async () => {
  const { body } = await withoutPayments.visitor().get('/api/store');
  expect(body.features).not.toHaveProperty('orders.online');
  expect(body.features).toHaveProperty('newsletter');
  expect(body.settings).not.toHaveProperty('currency');
});

const contract = JSON.parse(readFileSync('contract/store.openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { 'x-feature'?: string }>>;
};
/** The calls of the published contract that belong to a feature, and the page that names the features. */
const ownCalls = [
  'GET /api/store',
  ...Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => (call['x-feature'] ? [`${method.toUpperCase()} ${path}`] : [])),
  ),
];

test.each(ownCalls)('in a classic store there is nothing at %s', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const seller = await classic.seller();
  const answer = await seller.send(path, { method });
  expect(answer).toMatchObject({
    status: 404,
    body: { success: false, message: 'There is nothing at this address.' },
  });
  const { paths } = (await seller.get('/openapi.json')).body;
  expect(paths).not.toHaveProperty([path]);
  expect(paths).toHaveProperty(['/api/product/list']);
});

test('a classic store knows no versions of a cart', async () => {
  const shopper = await classic.shopper();
  const product = await addProduct(await classic.seller());
  const save = (cartItems: object) => shopper.post('/api/cart/update', { cartItems, cartVersion: -1 });
  expect((await save({ [product]: 1 })).body).toEqual({ success: true, message: 'Cart updated.' });
  const { user } = (await shopper.get('/api/user/is-auth')).body;
  expect(Object.keys(user).toSorted()).toEqual(['_id', 'cartItems', 'email', 'name']);
  expect(user.cartItems).toEqual({ [product]: 1 });
});

test('a classic store sends no codes and names no fields in its refusals, which stay the same', async () => {
  const refusedBy = async (backend: typeof full) => {
    const shopper = await backend.shopper();
    return (await shopper.post('/api/address/add', { address: { ...goodAddress, lastName: '' } })).body;
  };
  const { code, errors, ...rest } = await refusedBy(full);
  expect([code, errors.length]).toEqual(['INVALID', 1]);
  expect(await refusedBy(classic)).toEqual(rest);
});

test.each(['/api/nothing', '/api/store', '/images/none.webp', '/%zz', '/api/address/get'])(
  'a classic store sends no code when it refuses %s',
  async (path) => {
    const { body } = await classic.visitor().get(path);
    expect(body).toEqual({ success: false, message: expect.any(String) });
  },
);

test('a classic store sends no code when it cannot read a request', async () => {
  const socket = connect(Number(new URL(classic.address).port), '127.0.0.1');
  socket.end('no request\r\n\r\n');
  const [, body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual({ success: false, message: expect.any(String) });
});

test('a classic store ignores idempotency keys', async () => {
  const shopper = await classic.shopper();
  const { place } = await orderOnce(classic, shopper, 'one key');
  expect((await place()).body).toEqual({ success: true, message: 'Order placed.' });
  await place();
  expect((await shopper.get('/api/order/user')).body.orders).toHaveLength(2);

  const other = await full.shopper();
  const keyed = await orderOnce(full, other, 'one key');
  await keyed.place();
  await keyed.place();
  expect((await other.get('/api/order/user')).body.orders).toHaveLength(1);
});

test('a classic store lists all orders whatever the query, without the fields of extensions', async () => {
  const shopper = await classic.shopper();
  const { place } = await orderOnce(classic, shopper, 'listed');
  await place();
  await place();
  const own = (await shopper.get('/api/order/user?first=1')).body;
  expect(Object.keys(own).toSorted()).toEqual(['orders', 'success']);
  expect(own.orders).toHaveLength(2);
  for (const field of ['isTest', 'stage', 'version', 'timeline', 'refundable']) {
    expect(own.orders[0]).not.toHaveProperty(field);
  }
  const all = (await (await classic.seller()).get('/api/order/seller?first=none&paid=perhaps')).body;
  expect(Object.keys(all).toSorted()).toEqual(['orders', 'success']);
});

test('a classic store still refuses a request that names another user than its session', async () => {
  const shopper = await classic.shopper();
  const other = await classic.shopper();
  const { body } = await shopper.post('/api/cart/update', { userId: other.id, cartItems: {} });
  expect(body).toEqual({
    success: false,
    message: 'Not authorized: this request names another user than the one logged in.',
  });
});
