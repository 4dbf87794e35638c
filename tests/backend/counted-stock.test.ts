import { afterEach, beforeAll, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent, type PaymentEvent } from '#backend/payments/payment-events.ts';
import { checkLedger, countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

let ahead = 0;
const hourMs = 3_600_000;
const backend = backendForTests({}, () => Date.now() + ahead);
let seller: StoreClient;
let shopper: StoreClient;
let address = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  await addWhatMustNotCount(backend);
});

afterEach(async () => {
  ahead = 0;
  if (absentPostgres() === null) await checkLedger(backend.context.database);
});

/** A new product, counted. */
async function counted(onHand: number, name = 'Bananas'): Promise<string> {
  const product = await addProduct(seller, { name });
  await countProduct(seller, product, onHand);
  return product;
}

let orders = 0;

/** Orders with a key, because equal orders at the same moment are one order. */
async function buy(product: string, quantity: number, path = 'cod') {
  const key = { 'idempotency-key': `order-${(orders += 1)}` };
  return (await shopper.post(`/api/order/${path}`, { items: [{ product, quantity }], address }, key)).body;
}

const adjust = async (...changes: object[]) => (await seller.post('/api/product/stock/adjust', { changes })).body;

const listed = async () => {
  const { body, headers } = await backend.visitor().get('/api/product/list');
  return { products: body.products as Record<string, unknown>[], etag: headers.get('etag') };
};

async function shown(product: string) {
  const { products } = await listed();
  const { inStock, availability, left } = products.find(({ _id }) => _id === product) ?? {};
  return { inStock, availability, left };
}

const moves = async (product: string) =>
  ((await seller.get(`/api/product/stock/moves?productId=${product}`)).body.moves as Record<string, unknown>[]).map(
    ({ kind, change, onHand }) => [kind, change, onHand],
  );

const heldOf = async (product: string) =>
  (await seller.get(`/api/product/stock/list?ids=${product}`)).body.stocks[0].heldByUnpaid;

/** An unpaid order of one product. */
async function startPaying(product: string, quantity: number) {
  const { database } = backend.context;
  const { order } = await buy(product, quantity, 'stripe');
  return database.query.selectFrom('orders').selectAll().where('id', '=', order._id).executeTakeFirstOrThrow();
}

/** Housekeeping at that time from now. The sessions of this test do not live as long. */
async function sweepAfter(ms: number) {
  ahead = ms;
  await runHousekeeping(backend.context.database, backend.context.clock());
  ahead = 0;
}

function payEvent(order: Awaited<ReturnType<typeof startPaying>>, kind: PaymentEvent['kind']) {
  const { database, clock } = backend.context;
  return (id: string) =>
    applyPaymentEvent(
      database,
      {
        provider: order.provider ?? '',
        id,
        orderId: order.id,
        kind,
        amountCents: order.amount_cents,
        currency: order.currency,
      },
      clock(),
    );
}

test('orders take pieces, the public sees bands, and the last piece sells the product out', async () => {
  const product = await counted(8);
  expect(await shown(product)).toEqual({ inStock: true, availability: 'IN_STOCK', left: null });
  const { etag } = await listed();
  await buy(product, 2);
  // Six are left: the public sees no other stock, so the list is the same.
  expect((await listed()).etag).toBe(etag);
  await buy(product, 1);
  expect((await listed()).etag).not.toBe(etag);
  expect(await shown(product)).toEqual({ inStock: true, availability: 'LOW', left: 5 });
  const refused = await buy(product, 6);
  const message = 'Only 5 of Bananas are left. Please order fewer.';
  expect(refused).toEqual({
    success: false,
    code: 'TOO_MANY',
    message,
    errors: [{ code: 'TOO_MANY', field: 'items.0.quantity', message }],
  });
  await buy(product, 4);
  expect((await buy(product, 2)).message).toBe('Only 1 of Bananas is left. Please order fewer.');
  await buy(product, 1);
  expect(await shown(product)).toEqual({ inStock: false, availability: 'SOLD_OUT', left: null });
  expect((await buy(product, 1)).message).toBe('Bananas is out of stock. Please remove it from the cart.');
  expect(await moves(product)).toEqual([
    ['SOLD', -1, 0],
    ['SOLD', -4, 1],
    ['SOLD', -1, 5],
    ['SOLD', -2, 6],
    ['COUNTED', 8, 8],
  ]);
});

test('an order is refused as a whole when one line is short, and takes nothing', async () => {
  const [plenty, few] = [await counted(20, 'Plums'), await counted(1, 'Quinces')];
  const items = [
    { product: plenty, quantity: 3 },
    { product: few, quantity: 2 },
  ];
  const { body } = await shopper.post('/api/order/cod', { items, address });
  expect(body.message).toBe('Only 1 of Quinces is left. Please order fewer.');
  expect(await onHandOf(seller, plenty)).toBe(20);
});

test('a product that is not counted sells as before, and has no stock to list', async () => {
  const product = await addProduct(seller, { name: 'Water' });
  expect((await buy(product, 99)).success).toBe(true);
  expect(await shown(product)).toEqual({ inStock: true, availability: 'IN_STOCK', left: null });
  expect(await onHandOf(seller, product)).toBeUndefined();
  expect(await adjust({ productId: product, change: 3, reason: 'RECEIVED' })).toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'changes.0.reason', message: 'Water is not counted yet. Count it first.' }],
  });
});

test('goods that arrive put a product back in stock, unless the seller has switched it off', async () => {
  const product = await counted(1);
  await buy(product, 1);
  const toggle = async (inStock: boolean) => (await seller.post('/api/product/stock', { id: product, inStock })).body;
  const message = 'Bananas is counted, and none is on hand. Receive or count some first.';
  expect(await toggle(true)).toMatchObject({ code: 'SOLD_OUT', message, errors: [{ field: 'inStock' }] });
  await adjust({ productId: product, change: 9, reason: 'RECEIVED', ifOnHand: 0 });
  expect(await shown(product)).toEqual({ inStock: true, availability: 'IN_STOCK', left: null });
  await toggle(false);
  expect(await shown(product)).toEqual({ inStock: false, availability: 'SOLD_OUT', left: null });
  await adjust({ productId: product, change: 1, reason: 'RECEIVED' });
  expect(await shown(product)).toMatchObject({ inStock: false });
  await toggle(true);
  expect(await shown(product)).toMatchObject({ inStock: true });
});

test('a change that was computed from another number is refused, and then no change of the request is made', async () => {
  const [one, other] = [await counted(7, 'Apples'), await counted(7, 'Pears')];
  const refused = await adjust(
    { productId: one, change: -1, reason: 'WASTED', ifOnHand: 7 },
    { productId: other, change: 3, reason: 'COUNTED', ifOnHand: 9 },
  );
  expect(refused).toMatchObject({
    code: 'CHANGED_SINCE',
    errors: [{ field: 'changes.1.ifOnHand', message: 'Pears has 7 on hand now, not 9. Please look again.' }],
  });
  expect(await onHandOf(seller, one)).toBe(7);
  expect(await adjust({ productId: one, change: 5, reason: 'COUNTED' })).toMatchObject({
    message: 'Apples is counted already: 7 on hand. Please look again.',
  });
  const more = { productId: one, change: -8, reason: 'CORRECTED' };
  expect(await adjust(more)).toMatchObject({ errors: [{ field: 'changes.0.change' }] });
  expect((await adjust(more)).message).toBe('Only 7 of Apples are on hand.');
  // The same count sent twice counts once.
  const count = { productId: other, change: -3, reason: 'COUNTED', ifOnHand: 7 };
  const both = await Promise.all([adjust(count), adjust(count)]);
  expect(both.filter(({ success }) => success === true)).toHaveLength(1);
  expect(await onHandOf(seller, other)).toBe(4);
});

test('a refusal names each impossible change, also at the limits, and the store makes no change of the request', async () => {
  const none = await addProduct(seller, { name: 'Salt' });
  const [one, full] = [await counted(1, 'Honey'), await counted(1_000_000, 'Rice')];
  expect(
    await adjust(
      { productId: none, change: 1, reason: 'CORRECTED' },
      { productId: one, change: -2, reason: 'WASTED' },
      { productId: full, change: 1, reason: 'RECEIVED' },
      { productId: 'nothing', change: 1, reason: 'RECEIVED' },
    ),
  ).toEqual({
    success: false,
    code: 'INVALID',
    message: 'Salt is not counted yet. Count it first.',
    errors: [
      { code: 'INVALID', field: 'changes.0.reason', message: 'Salt is not counted yet. Count it first.' },
      { code: 'INVALID', field: 'changes.1.change', message: 'Only 1 of Honey is on hand.' },
      { code: 'TOO_MANY', field: 'changes.2.change', message: 'At most 1000000 of Rice can be on hand.' },
      { code: 'UNKNOWN_PRODUCT', field: 'changes.3.productId', message: 'There is no such product.' },
    ],
  });
  for (const [change, code, field, message] of [
    [{ change: 3, ifOnHand: 0 }, 'CHANGED_SINCE', 'ifOnHand', 'Salt is no longer counted. Please look again.'],
    [{ change: -1 }, 'INVALID', 'change', 'Only 0 of Salt are on hand.'],
  ] as const) {
    expect(await adjust({ productId: none, reason: 'COUNTED', ...change })).toMatchObject(
      refusal(code, message, `changes.0.${field}`),
    );
  }
  expect([await onHandOf(seller, one), await onHandOf(seller, full)]).toEqual([1, 1_000_000]);
  const both = [
    { productId: one, change: -1, reason: 'WASTED', ifOnHand: 1 },
    { productId: full, change: -5, reason: 'CORRECTED' },
  ];
  expect(await adjust(...both)).toMatchObject({ success: true });
  expect([await onHandOf(seller, one), await onHandOf(seller, full)]).toEqual([0, 999_995]);
  const { changes } = (await seller.get('/api/staff/changes?first=2')).body;
  const [honey, rice] = [
    { before: { onHand: 1 }, after: { onHand: 0, change: -1, reason: 'WASTED' } },
    { before: { onHand: 1_000_000 }, after: { onHand: 999_995, change: -5, reason: 'CORRECTED' } },
  ];
  expect(changes.toReversed()).toMatchObject([
    { action: 'STOCK_ADJUSTED', subject: { kind: 'PRODUCT', id: one, name: 'Honey' }, ...honey },
    { action: 'STOCK_ADJUSTED', subject: { kind: 'PRODUCT', id: full, name: 'Rice' }, ...rice },
  ]);
  for (const productId of ['nothing', 'f'.repeat(24)]) {
    expect((await seller.post('/api/product/stock/stop', { productId })).body).toEqual(
      refusal('UNKNOWN_PRODUCT', 'There is no such product.', 'productId'),
    );
  }
});

test.each([
  [{ change: 0, reason: 'RECEIVED' }, 'Please say how many were received.'],
  [{ change: 2, reason: 'WASTED' }, 'Please say how many were wasted, as a negative number.'],
  [{ change: 0, reason: 'CORRECTED' }, 'A correction cannot be 0.'],
  [{ change: 1.5, reason: 'COUNTED' }, 'Change must be a whole number.'],
  [{ change: 1, reason: 'STOLEN' }, 'Reason must be COUNTED, RECEIVED, WASTED or CORRECTED.'],
])('the change %o is refused', async (change, message) => {
  expect(await adjust({ productId: 'f'.repeat(24), ...change })).toMatchObject({ code: 'INVALID', message });
});

test('changes of an unknown product, of none and of one product twice are refused', async () => {
  const unknown = { productId: 'nothing', change: 1, reason: 'COUNTED' };
  expect(await adjust(unknown)).toMatchObject({ code: 'UNKNOWN_PRODUCT' });
  expect(await adjust()).toMatchObject({ message: 'Send at least one change.' });
  expect(await adjust(unknown, unknown)).toMatchObject({
    message: 'Send at most one change of each product for each reason.',
  });
});

test('counting can be stopped and started again, and the ledger still adds up', async () => {
  const product = await counted(0);
  expect(await shown(product)).toMatchObject({ inStock: false });
  await adjust({ productId: product, change: 4, reason: 'RECEIVED' });
  const stop = () => seller.post('/api/product/stock/stop', { productId: product });
  expect((await stop()).body.success).toBe(true);
  expect((await stop()).body.success).toBe(true);
  expect(await onHandOf(seller, product)).toBeUndefined();
  expect(await shown(product)).toEqual({ inStock: true, availability: 'IN_STOCK', left: null });
  await countProduct(seller, product, 2);
  expect(await moves(product)).toEqual([
    ['COUNTED', 2, 2],
    ['STOPPED', -4, 0],
    ['RECEIVED', 4, 4],
    ['COUNTED', 0, 0],
  ]);
});

test('pieces return only to the count that they were taken from', async () => {
  const product = await counted(5);
  const stop = () => seller.post('/api/product/stock/stop', { productId: product });
  const cancel = (orderId: string) => seller.post('/api/order/cancel', { orderId });
  const [first, second] = [await buy(product, 2), await buy(product, 1)];
  const unpaid = await startPaying(product, 1);
  await stop();
  expect((await cancel(first.order._id)).body.success).toBe(true);
  await countProduct(seller, product, 4);
  const third = await buy(product, 3);
  expect((await cancel(second.order._id)).body.success).toBe(true);
  expect([await onHandOf(seller, product), await heldOf(product)]).toEqual([1, 0]);
  await payEvent(unpaid, 'expired')(`expired-${product}`);
  expect(await payEvent(unpaid, 'paid')(`paid-${product}`)).toBe('paid');
  expect(await onHandOf(seller, product)).toBe(1);
  expect((await cancel(third.order._id)).body.success).toBe(true);
  expect(await onHandOf(seller, product)).toBe(4);
  expect((await moves(product)).slice(0, 4)).toEqual([
    ['RETURNED', 3, 4],
    ['SOLD', -3, 1],
    ['COUNTED', 4, 4],
    ['STOPPED', -1, 0],
  ]);
});

test('an unpaid order of an earlier count holds no piece of the present one', async () => {
  const product = await counted(20);
  await startPaying(product, 10);
  expect(await heldOf(product)).toBe(10);
  await seller.post('/api/product/stock/stop', { productId: product });
  await countProduct(seller, product, 10);
  expect(await heldOf(product)).toBe(0);
  const other = await backend.shopper();
  const order = { items: [{ product, quantity: 5 }], address: await saveAddress(other) };
  expect((await other.post('/api/order/stripe', order)).body).toMatchObject({ success: true });
  expect(await heldOf(product)).toBe(5);
});

test('orders are cancelled while the counting stops and starts: no piece returns to another count', async () => {
  for (let round = 0; round < 4; round += 1) {
    const product = await counted(9);
    const placed = [await buy(product, 1), await buy(product, 1), await buy(product, 1), await buy(product, 1)];
    const restart = async () => {
      await seller.post('/api/product/stock/stop', { productId: product });
      await countProduct(seller, product, 2);
    };
    const cancelAll = async () => {
      for (const { order } of placed) await seller.post('/api/order/cancel', { orderId: order._id });
    };
    await Promise.all([restart(), cancelAll()]);
    expect(await onHandOf(seller, product)).toBe(2);
  }
});

test('an unpaid order holds its pieces; cancelled, it gives them back once', async () => {
  const product = await counted(1);
  const order = await startPaying(product, 1);
  expect([await onHandOf(seller, product), await heldOf(product)]).toEqual([0, 1]);
  expect(await shown(product)).toMatchObject({ inStock: false });
  const send = payEvent(order, 'cancelled');
  await Promise.all([send(`one-${product}`), send(`two-${product}`)]);
  expect([await onHandOf(seller, product), await heldOf(product)]).toEqual([1, 0]);
  expect(await shown(product)).toEqual({ inStock: true, availability: 'LOW', left: 1 });
});

test('a cancelled order gives its pieces back once, and a delivered one keeps them', async () => {
  const product = await counted(5);
  const { order } = await buy(product, 2);
  const cancel = () => shopper.post('/api/order/cancel', { orderId: order._id });
  const cancelled = await Promise.all([cancel(), cancel()]);
  expect(cancelled.filter(({ body }) => body.success === true)).toHaveLength(1);
  expect(await onHandOf(seller, product)).toBe(5);
  const { order: second } = await buy(product, 2);
  for (const to of ['PICKING', 'READY', 'DONE']) await seller.post('/api/order/move', { orderId: second._id, to });
  expect((await seller.post('/api/order/cancel', { orderId: second._id })).body.success).toBe(false);
  expect(await moves(product)).toEqual([
    ['SOLD', -2, 3],
    ['RETURNED', 2, 5],
    ['SOLD', -2, 3],
    ['COUNTED', 5, 5],
  ]);
});

test('a paid order keeps its pieces, also after the time of the payment', async () => {
  const product = await counted(3);
  await payEvent(await startPaying(product, 2), 'paid')(`paid-${product}`);
  await sweepAfter(26 * hourMs);
  expect([await onHandOf(seller, product), await heldOf(product)]).toEqual([1, 0]);
});

test('an unpaid order expires and gives its pieces back once', async () => {
  const product = await counted(3);
  const order = await startPaying(product, 2);
  await sweepAfter(hourMs - 60_000);
  expect(await onHandOf(seller, product)).toBe(1);
  await Promise.all([sweepAfter(hourMs), sweepAfter(hourMs)]);
  await payEvent(order, 'expired')(`late-${product}`);
  expect(await onHandOf(seller, product)).toBe(3);
  expect(await moves(product)).toEqual([
    ['RETURNED', 2, 3],
    ['SOLD', -2, 1],
    ['COUNTED', 3, 3],
  ]);
});

test('an order of a provider whose event never comes expires ten minutes after the time to pay', async () => {
  const product = await counted(3);
  const { id } = await startPaying(product, 2);
  await backend.context.database.query.updateTable('orders').set({ provider: 'stripe' }).where('id', '=', id).execute();
  await sweepAfter(hourMs + 9 * 60_000);
  expect(await onHandOf(seller, product)).toBe(1);
  await sweepAfter(hourMs + 10 * 60_000);
  expect(await onHandOf(seller, product)).toBe(3);
});

test('more orders expire than one transaction takes', async () => {
  const product = await counted(60);
  // A shopper has one unpaid order at most, so these are made of placed ones.
  const placed: string[] = [];
  while (placed.length < 60) placed.push((await buy(product, 1)).order._id);
  await backend.context.database.query
    .updateTable('orders')
    .set({ payment_type: 'Online', payment_state: 'pending', provider: 'sandbox' })
    .where('id', 'in', placed)
    .execute();
  expect(await onHandOf(seller, product)).toBe(0);
  await sweepAfter(hourMs);
  expect([await onHandOf(seller, product), await heldOf(product)]).toEqual([60, 0]);
});

test('an order paid after it expired takes its pieces again, or what is left of them', async () => {
  const product = await counted(5);
  const expireThenPay = async (id: string) => {
    const order = await startPaying(product, 3);
    await payEvent(order, 'expired')(`expired-${id}`);
    return payEvent(order, 'paid');
  };
  const pay = await expireThenPay(`there-${product}`);
  expect(await pay(`paid-${product}`)).toBe('paid');
  expect(await pay(`again-${product}`)).toBe('no-effect');
  expect(await onHandOf(seller, product)).toBe(2);

  await adjust({ productId: product, change: 3, reason: 'RECEIVED' });
  const payShort = await expireThenPay(`short-${product}`);
  await adjust({ productId: product, change: -3, reason: 'WASTED' });
  expect(await payShort(`short-paid-${product}`)).toBe('paid');
  expect(await onHandOf(seller, product)).toBe(0);
  const [newest] = (await shopper.get('/api/order/user?first=1')).body.orders;
  expect(newest.timeline).toMatchObject([
    { stage: 'PLACED', actor: 'SHOPPER', note: null },
    {
      stage: 'PLACED',
      actor: 'SYSTEM',
      note: 'Paid after the time for the payment had ended. Not in stock any more: 1 × Bananas.',
    },
  ]);
  expect((await moves(product)).slice(0, 4)).toEqual([
    ['SOLD', -2, 0],
    ['WASTED', -3, 2],
    ['RETURNED', 3, 5],
    ['SOLD', -3, 2],
  ]);
});

test('moves come in pages, and name the order', async () => {
  const product = await counted(9);
  const { order } = await buy(product, 1);
  await buy(product, 1);
  const page = async (query: string) =>
    (await seller.get(`/api/product/stock/moves?productId=${product}&${query}`)).body;
  const first = await page('first=2');
  expect(first).toMatchObject({ hasMore: true, moves: [{ position: 3 }, { position: 2, orderId: order._id }] });
  expect(first.moves[1]).toMatchObject({ kind: 'SOLD', change: -1, onHand: 8, orderNumber: order.number });
  expect(await page('first=2&before=2')).toMatchObject({ hasMore: false, moves: [{ kind: 'COUNTED', orderId: null }] });
});

test.each([
  ['GET', 'list'],
  ['GET', 'moves?productId=1'],
  ['POST', 'adjust'],
  ['POST', 'stop'],
])('only the seller may %s stock/%s', async (method, path) => {
  for (const client of [backend.visitor(), await backend.shopper()]) {
    const { body } = await client.send(`/api/product/stock/${path}`, { method });
    expect(body).toMatchObject({ success: false, code: 'NOT_LOGGED_IN' });
  }
});
