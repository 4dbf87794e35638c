import { tmpdir } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#backend/db/record-id.ts';
import { seedShop } from '#backend/seed/seed.ts';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { absentPostgres, backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { memberOf, memberPassword } from '#tests/support/staff.ts';
import type { StoreAnswer, StoreClient } from '#tests/support/store-client.ts';
import {
  addDepositType,
  addProduct,
  goodAddress,
  goodProduct,
  saveAddress,
  sendProduct,
} from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({ mail: { kind: 'page' } }, () => (now += 1000));
let owner: StoreClient;
let packer: StoreClient & { id: string };
let shopper: StoreClient;
let address = '';
let product = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await seedShop({
    database: backend.context.database,
    products: seedProducts.slice(0, 1),
    picturesDir: tmpdir(),
    log: { warn: () => undefined },
  });
  owner = await backend.seller();
  packer = await memberOf(backend, 'PACKER');
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  product = await addProduct(owner, { name: 'Beetroot' });
});

async function placeOrder(): Promise<string> {
  const { body } = await shopper.post('/api/order/cod', { items: [{ product, quantity: 2 }], address });
  return body.order._id;
}

const move = (orderId: string, to: string) => owner.post('/api/order/move', { orderId, to });
const pick = (orderId: string) => packer.post('/api/order/pick', { orderId, line: 0, quantity: 1, reason: 'MISSING' });

async function form(path: string, fields: Record<string, string>): Promise<StoreAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return owner.send(path, { method: 'POST', body });
}

async function preview(): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob(['name,category,price,offer_price\nLeek,Vegetables,2,2\n']), 'p.csv');
  return (await owner.send('/api/product/import/preview', { method: 'POST', body })).body.token;
}

const walk = ['tea', 'fruits', 'vegetables', 'drinks', 'instant', 'dairy', 'bakery', 'grains'];

/**
 * The calls of the seller that change something, in the order of the test, each with the action that it writes, the
 * call itself, and the step that prepares it.
 */
const changes: Record<string, [string, (ready: string) => Promise<StoreAnswer>, (() => Promise<string>)?]> = {
  '/api/category/save': ['CATEGORY_ADDED', () => form('/api/category/save', { name: 'Tea' })],
  '/api/category/arrange': ['CATEGORIES_ARRANGED', () => owner.post('/api/category/arrange', { walk })],
  '/api/category/remove': ['CATEGORY_REMOVED', () => owner.post('/api/category/remove', { slug: 'tea' })],
  '/api/delivery/plan/save': [
    'DELIVERY_CHANGED',
    () =>
      owner.post('/api/delivery/plan/save', {
        ifVersion: 0,
        daysAhead: 5,
        windows: [],
        closedDays: ['2026-12-25'],
        areas: [],
      }),
  ],
  '/api/deposit/type/add': [
    'DEPOSIT_TYPE_ADDED',
    () => owner.post('/api/deposit/type/add', { name: 'Can', amount: 0.25, kind: 'SINGLE_USE' }),
  ],
  '/api/deposit/type/update': [
    'DEPOSIT_TYPE_CHANGED',
    (id) => owner.post('/api/deposit/type/update', { id, name: 'Glass' }),
    () => addDepositType(owner, { name: 'Bottle' }),
  ],
  '/api/deposit/return': [
    'DEPOSIT_RETURNED',
    (type) => packer.post('/api/deposit/return', { payout: 'CASH', containers: [{ type, count: 2 }] }),
    () => addDepositType(owner, { name: 'Crate' }),
  ],
  '/api/mail/resend': [
    'MAIL_SENT_AGAIN',
    (id) => owner.post('/api/mail/resend', { id }),
    async () => {
      await placeOrder();
      return (await owner.get('/api/mail/list')).body.mails[0].id;
    },
  ],
  '/api/customer/note': [
    'CUSTOMER_NOTE_CHANGED',
    (id) => owner.post('/api/customer/note', { id, note: 'Rings twice' }),
    async () => (await backend.shopper()).id,
  ],
  '/api/order/for-customer': [
    'ORDER_TAKEN',
    () =>
      owner.post('/api/order/for-customer', {
        items: [{ product, quantity: 1 }],
        address: { ...goodAddress, email: '' },
        payment: 'COD',
      }),
  ],
  '/api/order/cancel': ['ORDER_CANCELLED', (orderId) => owner.post('/api/order/cancel', { orderId }), placeOrder],
  '/api/order/move': ['ORDER_MOVED', (orderId) => move(orderId, 'PICKING'), placeOrder],
  '/api/order/tour': [
    'ORDER_MOVED',
    (orderId) => packer.post('/api/order/tour', { orderIds: [orderId] }),
    async () => {
      const orderId = await placeOrder();
      for (const to of ['PICKING', 'READY']) await move(orderId, to);
      return orderId;
    },
  ],
  '/api/order/pick': ['ORDER_PICKED', pick, placeOrder],
  '/api/order/finish-picking': [
    'ORDER_SETTLED',
    (orderId) => packer.post('/api/order/finish-picking', { orderId }),
    async () => {
      const orderId = await placeOrder();
      await pick(orderId);
      return orderId;
    },
  ],
  '/api/order/refund': [
    'ORDER_REFUNDED',
    (orderId) => owner.post('/api/order/refund', { orderId, amount: 1, reason: 'Bruised' }),
    async () => {
      const orderId = await placeOrder();
      for (const to of ['PICKING', 'READY', 'DONE']) await move(orderId, to);
      return orderId;
    },
  ],
  '/api/order/release': [
    'ORDER_RELEASED',
    (orderId) => owner.post('/api/order/release', { orderId }),
    async () => {
      const { body } = await shopper.post('/api/order/stripe', { items: [{ product, quantity: 1 }], address });
      return body.order._id;
    },
  ],
  '/api/withdrawal/answer': [
    'WITHDRAWAL_ANSWERED',
    (id) => owner.post('/api/withdrawal/answer', { id, isAnswered: true }),
    async () => {
      const id = newRecordId(now);
      const withdrawal = { order_id: null, order_number: '7', name: 'Ada', email: 'ada@example.com', goods: '' };
      await backend.context.database.query
        .insertInto('withdrawals')
        .values({ id, ...withdrawal, received_at: now })
        .execute();
      return id;
    },
  ],
  '/api/product/add': ['PRODUCT_ADDED', () => sendProduct(owner, goodProduct)],
  '/api/product/archive': [
    'PRODUCT_ARCHIVED',
    () => owner.post('/api/product/archive', { id: product, archived: true }),
  ],
  '/api/product/bulk': [
    'PRODUCT_CHANGED',
    () => owner.post('/api/product/bulk', { products: [{ id: product }], percent: 10 }),
  ],
  '/api/product/food/update': [
    'PRODUCT_FOOD_CHANGED',
    () => owner.post('/api/product/food/update', { id: product, facts: { legalName: 'Milk' } }),
  ],
  '/api/product/origins/update': [
    'PRODUCT_FOOD_CHANGED',
    () => owner.post('/api/product/origins/update', { products: [{ id: product, origins: ['ES'] }] }),
  ],
  '/api/product/arrange': [
    'PRODUCT_ARRANGED',
    () => owner.post('/api/product/arrange', { id: product, bestSeller: true }),
  ],
  '/api/product/import/apply': [
    'PRODUCT_IMPORTED',
    (token) => owner.post('/api/product/import/apply', { token }),
    preview,
  ],
  '/api/product/remove-demo': ['PRODUCTS_REMOVED', () => owner.post('/api/product/remove-demo')],
  '/api/product/stock': ['STOCK_SWITCHED', () => owner.post('/api/product/stock', { id: product, inStock: false })],
  '/api/product/stock/adjust': [
    'STOCK_ADJUSTED',
    () => owner.post('/api/product/stock/adjust', { changes: [{ productId: product, change: 7, reason: 'COUNTED' }] }),
  ],
  '/api/product/stock/stop': ['STOCK_NOT_COUNTED', () => owner.post('/api/product/stock/stop', { productId: product })],
  '/api/product/update': [
    'PRODUCT_CHANGED',
    () => sendProduct(owner, { id: product, name: 'Beets' }, [], '/api/product/update'),
  ],
  '/api/staff/add': [
    'STAFF_ADDED',
    () => owner.post('/api/staff/add', { name: 'Mo', email: 'mo@example.com', role: 'MANAGER' }),
  ],
  '/api/staff/password': [
    'STAFF_CHANGED_OWN_PASSWORD',
    () => packer.post('/api/staff/password', { password: memberPassword, newPassword: 'a newer password of mine' }),
  ],
  '/api/staff/update': [
    'STAFF_CHANGED',
    // This ends the sessions of the packer.
    () => owner.post('/api/staff/update', { id: packer.id, isActive: false }),
  ],
  '/api/store/update': [
    'SETTINGS_CHANGED',
    () => form('/api/store/update', { storeData: JSON.stringify({ openingHours: 'Mornings' }) }),
  ],
  '/api/seller/login': ['LOGGED_IN', () => backend.visitor().post('/api/seller/login', sellerLogin)],
  '/api/seller/logout': ['LOGGED_OUT', async () => (await backend.seller()).get('/api/seller/logout')],
};

/** The calls of the seller that are no reads, and leave no entry. */
const reasons: Record<string, string> = {
  '/api/product/import/preview': 'It compares the file with the products and changes none of them.',
  '/api/product/look-up': 'It asks another server about a barcode and saves nothing.',
};

test('every call of the seller that changes something leaves an entry in the trail', async () => {
  const { paths } = (await owner.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  const changing = Object.entries(paths).flatMap(([path, { post }]) =>
    post?.security?.some((scheme) => 'seller' in scheme) ? [path] : [],
  );
  expect(changing.filter((path) => !Object.hasOwn(changes, path) && !Object.hasOwn(reasons, path))).toEqual([]);

  for (const [path, [action, call, prepare]] of Object.entries(changes)) {
    const ready = (await prepare?.()) ?? '';
    const since = new Date(now + 1).toISOString();
    const { body } = await call(ready);
    expect({ path, ...body }).toMatchObject({ path, success: true });
    const written = (await owner.get(`/api/staff/changes?since=${since}`)).body.changes as { action: string }[];
    expect([path, ...written.map((change) => change.action)]).toContain(action);
  }
});
