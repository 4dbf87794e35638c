import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { statementsFor } from '#backend/db/migrations/migration.ts';
import { limitDefaults } from '#backend/rate-limits/limit-settings.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { confirmationUrl } from '#backend/features/people/sessions/email-confirmation.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addMassRecords, addExpiringRecords, analyze, fullScans, productId } from '#tests/support/mass-records.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { goodAddress, goodPassword, saveAddress, sendProduct, goodProduct } from '#tests/support/store-records.ts';

/** Tables that grow with orders and shoppers. Others may be scanned: the catalogue, the sums, the few shop values. */
const growing = [
  'users',
  'guests',
  'guest_links',
  'customer_notes',
  'taken_orders',
  'newer',
  'sessions',
  'cart_lines',
  'addresses',
  'orders',
  'promised',
  'order_lines',
  'order_taxes',
  'line_picks',
  'tour_stops',
  'order_numbers',
  'order_words',
  'order_sums',
  'product_sums',
  'takings_sums',
  'tax_sums',
  'line',
  'order_events',
  'event',
  'earlier',
  'audit',
  'money_moves',
  'refunds',
  'refund_lines',
  'deposit_moves',
  'order_keys',
  'added_records',
  'payment_events',
  'stock_moves',
  'throttles',
  'mails',
  'password_resets',
];

const migrationTexts = new Set([
  ...allMigrations.flatMap((migration) => statementsFor(migration, databaseKind)),
  // A step counts its orders once, to report its progress.
  'select count(*) as "total" from "orders"',
  // A step reads once since when products are sold out.
  `select "stock_moves"."product_id", max("stock_moves"."created_at") as "at" from "stock_moves" inner join "products" on "products"."id" = "stock_moves"."product_id" where "products"."stock_on_hand" = ${databaseKind === 'sqlite' ? '?' : '$1'} group by "stock_moves"."product_id"`,
]);

const prepared = vi.spyOn(Libsql.prototype, 'prepare');
const queried = vi.spyOn(pg.Client.prototype, 'query');

afterAll(() => {
  prepared.mockRestore();
  queried.mockRestore();
});

/** Every statement that the store has sent, without those that filled the shop, with the parameters of the first time. */
function statementsSent(): Map<string, readonly unknown[]> {
  const calls: readonly unknown[][] = [...prepared.mock.calls, ...queried.mock.calls];
  const statements = new Map<string, readonly unknown[]>();
  for (const [first, second] of calls) {
    const { text, values } =
      typeof first === 'object' && first !== null && 'text' in first
        ? { text: first.text, values: 'values' in first ? first.values : second }
        : { text: first, values: second };
    if (typeof text !== 'string' || !/^\s*(select|insert|update|delete)\b/i.test(text)) continue;
    const isFilling = text.includes('with recursive') || text.length > 5000 || migrationTexts.has(text);
    if (!isFilling && !statements.has(text)) {
      statements.set(text, Array.isArray(values) ? values : []);
    }
  }
  return statements;
}

const backend = backendForTests({ limits: limitDefaults });

/** Orders without an account, and uses every call of its link. */
async function orderAsGuest(slotId: string): Promise<void> {
  const visitor = backend.visitor();
  const items = [{ product: productId(3), quantity: 1 }];
  const body = { items, address: goodAddress, payment: 'Online', slotId };
  const { secret } = (await visitor.post('/api/guest/order', body, { 'idempotency-key': 'guest' })).body;
  for (const [name, success] of [
    ['read', true],
    ['confirm', false],
    ['cancel', true],
    ['export', true],
    ['remove', true],
    ['keep', false],
  ] as const) {
    const { body: answer } = await visitor.post(`/api/guest/${name}`, { secret, password: goodPassword });
    expect(answer).toMatchObject({ success });
  }
}

/** Takes an order for a customer, and uses the list of customers. */
async function orderForCustomer(seller: StoreClient, slotId: string): Promise<void> {
  const items = [{ product: productId(3), quantity: 1 }];
  const body = { items, address: goodAddress, payment: 'COD', slotId, exception: 'A regular' };
  const sent = await seller.post('/api/order/for-customer', body, { 'idempotency-key': 'call' });
  expect(sent.body).toMatchObject({ success: true });
  const { userId: id } = sent.body.order;
  const again = await seller.post('/api/order/for-customer', { ...body, customerId: id, payment: 'Online' });
  expect(again.body).toMatchObject({ success: true });
  for (const note of ['Second bell', '', 'Third bell']) await seller.post('/api/customer/note', { id, note });
  const { customers, nextAfter } = (await seller.get('/api/customer/list?first=2')).body;
  expect(customers).toHaveLength(2);
  for (const path of [`list?after=${nextAfter}`, 'list?search=Ada', 'list?search=5550100', `read?customerId=${id}`]) {
    expect((await seller.get(`/api/customer/${path}`)).body).toMatchObject({ success: true });
  }
}

/** Sends the calls that change an account. The orders of the shopper are closed for its deletion. */
async function changeAccount(shopper: StoreClient, addressId: string): Promise<void> {
  const password = goodPassword;
  const newPassword = 'another good password';
  for (const [call, body] of [
    ['address/update', { addressId, address: goodAddress }],
    ['address/default', { addressId }],
    ['address/remove', { addressId }],
    ['user/rename', { name: 'Ann' }],
    ['user/email', { email: 'ann.new@example.com', password }],
    ['user/password', { password, newPassword }],
  ] as const) {
    expect((await shopper.post(`/api/${call}`, body)).body).toMatchObject({ success: true });
  }
  expect((await shopper.get('/api/user/export')).body).toMatchObject({ success: true });
  for (const { _id: orderId, actions } of (await shopper.get('/api/order/user')).body.orders) {
    if (actions.includes('CANCEL')) await shopper.post('/api/order/cancel', { orderId, reason: 'I move' });
  }
  expect((await shopper.post('/api/user/remove', { password: newPassword })).body).toMatchObject({ success: true });
}

/** Uses every call and the housekeeping. */
async function useEverything(): Promise<void> {
  const { context } = backend;
  await backend.visitor().get('/metrics');
  const shopper = await backend.shopper();
  const seller = await backend.seller();
  const item = { product: productId(3), quantity: 2 };
  const address = await saveAddress(shopper);
  const counted = { productId: productId(3), change: 9, reason: 'COUNTED' };
  await seller.post('/api/product/stock/adjust', { changes: [counted] });
  await shopper.post('/api/user/login', { email: shopper.email, password: 'wrong password' });
  await shopper.post('/api/user/login', { email: shopper.email, password: goodPassword });
  await shopper.post('/api/cart/update', { cartItems: { [productId(3)]: 2, [productId(5)]: 1 } });
  const plan = {
    ifVersion: 0,
    daysAhead: 7,
    windows: [1, 4].map((weekday) => ({
      kind: 'DELIVERY',
      weekday,
      start: '09:00',
      end: '11:00',
      capacity: 5,
      cutOffTime: '18:00',
      cutOffDaysBefore: 1,
    })),
    closedDays: [],
    areas: [],
  };
  expect((await seller.post('/api/delivery/plan/save', plan)).body).toMatchObject({ success: true });
  const { slots } = (await shopper.get('/api/delivery/slots')).body;
  const slotId = slots.find(({ closedBecause }: { closedBecause: unknown }) => closedBecause === null).id;
  for (const path of ['cod', 'stripe']) {
    const { body } = await shopper.post(
      `/api/order/${path}`,
      { items: [item], address, slotId },
      { 'idempotency-key': path },
    );
    expect(body).toMatchObject({ success: true });
  }
  await orderAsGuest(slotId);
  const waiting = await context.database.query
    .selectFrom('orders')
    .select(['id', 'amount_cents', 'currency'])
    .where('payment_state', '=', 'pending')
    .executeTakeFirstOrThrow();
  await applyPaymentEvent(
    context.database,
    {
      provider: 'sandbox',
      id: 'event',
      orderId: waiting.id,
      kind: 'paid',
      amountCents: waiting.amount_cents,
      currency: waiting.currency,
    },
    context.clock(),
  );
  await orderForCustomer(seller, slotId);
  const { body: own } = await shopper.get('/api/order/user?first=1');
  for (const path of [
    'user/is-auth',
    'address/get',
    'order/user',
    `order/user?first=1&after=${own.pageInfo.endCursor}`,
    `order/user?last=1&before=${own.pageInfo.endCursor}`,
    'order/user?last=1&count=true',
    `order/user?id=${own.pageInfo.endCursor}`,
    'order/user?number=1001',
  ]) {
    expect((await shopper.get(`/api/${path}`)).body).toMatchObject({ success: true });
  }
  const since = new Date(Date.now() - 22 * 86_400_000).toISOString();
  const lately = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const later = new Date(Date.now() - 6 * 86_400_000).toISOString();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const path of [
    'seller',
    'seller?first=50',
    `seller?first=50&after=${own.pageInfo.endCursor}`,
    'seller?first=50&paid=true&method=Online',
    'seller?first=50&stages=PLACED,PICKING&count=true',
    'seller?first=50&stages=DONE',
    'seller/next?first=10',
    'seller?first=50&sort=promised',
    `seller?first=50&sort=promised&after=${own.pageInfo.endCursor}`,
    `seller?last=50&sort=promised&before=${own.pageInfo.endCursor}`,
    'seller?first=50&sort=promised&stages=PLACED,READY',
    `seller?first=50&promisedFrom=${lately}&promisedBefore=${tomorrow}&count=true`,
    `seller?first=50&since=${since}&placedBefore=${lately}&count=true`,
    `seller/sums?since=${since}&placedBefore=${lately}&stages=DONE,READY`,
    `seller/sums?promisedFrom=${lately}&promisedBefore=${tomorrow}&stages=DONE,READY`,
    `seller/promises?promisedFrom=${lately}&promisedBefore=${tomorrow}&stages=PLACED`,
    'seller/sums?stages=DONE,READY',
    `seller?first=50&since=${since}`,
    `seller?last=50&before=${own.pageInfo.endCursor}`,
    'seller?last=50',
    `seller?first=1&count=true&since=${since}`,
    `seller?id=${own.pageInfo.endCursor}`,
    'seller?number=1001',
    `seller/sums?since=${since}&starts=${since}`,
    'seller?first=50&search=name12%20name1',
    'seller?first=50&search=5550100',
    'seller/sums?search=name12',
    `seller/takings?starts=${lately},${later}`,
    `seller/best-sellers?since=${lately}`,
  ]) {
    expect((await seller.get(`/api/order/${path}`)).body).toMatchObject({ success: true });
  }
  for (const query of [
    '',
    `?since=${since}&search=name12`,
    `?since=${lately}&stages=DONE&sort=promised`,
    `?since=${since}&placedBefore=${lately}`,
  ])
    expect((await seller.get(`/api/order/export${query}`)).text).toMatch(/^Number,/);
  let ifVersion: number | undefined;
  for (const [call, body] of [
    ['move', { to: 'PICKING' }],
    ['pick', { line: 0, quantity: 1, reason: 'MISSING', idempotencyKey: 'pick' }],
    ['finish-picking', {}],
    ['refund', { amount: 1, reason: 'Bruised', idempotencyKey: 'refund' }],
    ['cancel', {}],
  ] as const) {
    const change = { orderId: own.pageInfo.endCursor, ifVersion, ...body };
    const { body: answer } = await seller.post(`/api/order/${call}`, change);
    expect(answer).toMatchObject({ success: true });
    ifVersion = answer.order.version;
  }
  await seller.get('/api/seller/is-auth');
  for (const query of [
    '',
    '?actor=owner',
    '?actor=SHOPPER',
    '?kind=PRODUCT',
    '?kind=ORDER&subject=1001',
    '?subject=edit',
    `?since=${lately}&until=${later}&after=1.x`,
    '?after=1.x.1',
  ]) {
    expect((await seller.get(`/api/staff/changes${query}`)).body).toMatchObject({ success: true });
  }
  await sendProduct(seller, goodProduct);
  await seller.post('/api/product/stock', { id: productId(4), inStock: false });
  await sendProduct(seller, { id: productId(4), name: 'Edited' }, [], '/api/product/update');
  await seller.post('/api/product/archive', { id: productId(4), archived: true });
  await seller.post('/api/product/arrange', { id: productId(4), after: productId(6), bestSeller: true });
  await seller.get('/api/product/seller');
  await seller.get('/api/product/list');
  await seller.post('/api/product/stock/stop', { productId: productId(3) });
  for (const path of ['list', `list?ids=${productId(3)}`, `moves?productId=${productId(3)}&before=9`]) {
    expect((await seller.get(`/api/product/stock/${path}`)).body).toMatchObject({ success: true });
  }
  await seller.get(`/images/${'0'.repeat(32)}-960.webp`);
  await shopper.post('/api/newsletter/subscribe', { email: shopper.email });
  await shopper.post('/api/account/request-reset', { email: shopper.email });
  await shopper.post('/api/account/reset', { token: 'none', password: goodPassword });
  const link = { config: { ...context.config, publicUrl: 'https://shop.example' }, database: context.database };
  const [, token] = (await confirmationUrl(link, { userId: shopper.id, email: shopper.email }))?.split('#') ?? [];
  expect((await shopper.post('/api/account/confirm-email', { token })).body).toMatchObject({ success: true });
  const { mails } = (await seller.get('/api/mail/list?first=1&state=WAITING')).body;
  await seller.get(`/api/mail/list?orderId=${mails[0].orderId}&after=${mails[0].id}`);
  await seller.post('/api/mail/resend', { id: mails[0].id });
  await sendDueMails(context, { info: () => undefined, warn: () => undefined });
  await changeAccount(shopper, address);
  await runHousekeeping(context.database, context.clock() + 3_600_000);
  await shopper.get('/api/user/logout');
  await seller.get('/api/seller/logout');
}

test('no statement of the store scans a growing table', { timeout: 300_000 }, async () => {
  const { database } = backend.context;
  // SQLite chooses an index by its columns, PostgreSQL only where reading the whole table would take longer.
  const orders = databaseKind === 'sqlite' ? 8000 : 40_000;
  const records = { products: 200, orders, ordersEach: 4, now: Date.now() - 7_200_000, days: 180 };
  await addMassRecords(database, records);
  await addExpiringRecords(database, records);
  await analyze(database);
  // Filling the shop makes the event loop lag, so the store refuses reads for a moment.
  await expect
    .poll(async () => (await backend.visitor().get('/api/product/list')).status, { timeout: 10_000 })
    .toBe(200);
  await useEverything();
  const statements = statementsSent();
  expect(statements.size).toBeGreaterThan(40);
  const scans: string[] = [];
  for (const [statement, parameters] of statements) {
    const found = await fullScans(database, statement, parameters);
    scans.push(...found.filter((table) => growing.includes(table)).map((table) => `${table}: ${statement}`));
  }
  expect(scans).toEqual([]);
});

test('the check detects a statement that scans a table', async () => {
  expect(absentPostgres()).toBeNull();
  const mark = databaseKind === 'sqlite' ? '?' : '$1';
  expect(await fullScans(backend.context.database, `select * from orders where status = ${mark}`, ['x'])).toEqual([
    'orders',
  ]);
});
