import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkLedger, countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests();
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
  if (absentPostgres() === null) await checkLedger(backend.context.database);
});

async function counted(onHand: number, name = 'Bananas'): Promise<string> {
  const product = await addProduct(seller, { name });
  await countProduct(seller, product, onHand);
  return product;
}

const buy = async (product: string, quantity: number) =>
  (await shopper.post('/api/order/cod', { items: [{ product, quantity }], address })).body;

const adjust = async (body: object, client = seller) => (await client.post('/api/product/stock/adjust', body)).body;

const seen = async (product: string) => (await seller.get(`/api/product/stock/list?ids=${product}`)).body.stocks[0];

const moves = async (product: string): Promise<Record<string, unknown>[]> =>
  (await seller.get(`/api/product/stock/moves?productId=${product}`)).body.moves;

/** A count of so many pieces by a person who has seen that stock. */
const countOf = (pieces: number, stock: { productId: string; onHand: number; lastMove: number }) => ({
  productId: stock.productId,
  change: pieces - stock.onHand,
  reason: 'COUNTED',
  ifOnHand: stock.onHand,
  ifMove: stock.lastMove,
});

test('one call counts more than a hundred products, whether they were counted before or not', async () => {
  const known = await counted(7, 'Jam');
  const fresh: string[] = [];
  for (let at = 0; at < 101; at += 1) fresh.push(await addProduct(seller, { name: `Jam ${at}` }));
  const started = fresh.map((productId) => ({ productId, change: 3, reason: 'COUNTED', ifOnHand: null }));
  expect(await adjust({ changes: [countOf(9, await seen(known)), ...started] })).toMatchObject({ success: true });
  expect([await onHandOf(seller, known), await onHandOf(seller, fresh.at(-1) ?? '')]).toEqual([9, 3]);
  const many = Array.from({ length: 501 }, (_, at) => ({ productId: `p${at}`, change: 1, reason: 'RECEIVED' }));
  expect(await adjust({ changes: many })).toMatchObject({ message: 'Send at most 500 changes at once.' });
});

test('a count undoes no order that came between, and is refused after a change by hand', async () => {
  const product = await counted(10);
  const stock = await seen(product);
  await buy(product, 2);
  // Ten were shown and nine counted: one is missing, and the two that were sold stay sold.
  expect(await adjust({ changes: [countOf(9, stock)] })).toMatchObject({ success: true });
  expect(await onHandOf(seller, product)).toBe(7);
  // A second person saw the same stock. The first count would be taken twice.
  const message = 'Bananas has 7 on hand now, not 10. Please look again.';
  expect(await adjust({ changes: [countOf(9, stock)] })).toMatchObject({
    code: 'CHANGED_SINCE',
    errors: [{ field: 'changes.0.ifOnHand', message }],
  });
  const newer = await seen(product);
  await adjust({ changes: [{ productId: product, change: 5, reason: 'RECEIVED' }] });
  await buy(product, 5);
  // The number on hand is the one that was seen, but pieces have arrived.
  expect(await adjust({ changes: [countOf(6, newer)] })).toMatchObject({ code: 'CHANGED_SINCE' });
  const newest = await seen(product);
  await buy(product, 4);
  // Fewer were counted than were sold since.
  expect(await adjust({ changes: [countOf(2, newest)] })).toMatchObject({ code: 'CHANGED_SINCE' });
  expect(await adjust({ changes: [countOf(0, await seen(product))] })).toMatchObject({ success: true });
  expect(await onHandOf(seller, product)).toBe(0);
});

test('a delivery is booked once, with its note and the name of the person, also for a product that was not counted', async () => {
  const client = await memberOf(backend, 'MANAGER');
  const [known, fresh] = [await counted(2, 'Rice'), await addProduct(seller, { name: 'Oats' })];
  const delivery = {
    note: '  Mill & Sons, delivery note 17 ',
    idempotencyKey: `delivery ${known}`,
    changes: [
      { productId: known, change: 12, reason: 'RECEIVED' },
      { productId: fresh, change: 0, reason: 'COUNTED' },
      { productId: fresh, change: 6, reason: 'RECEIVED' },
    ],
  };
  const replies = await Promise.all([adjust(delivery, client), adjust(delivery, client), adjust(delivery, client)]);
  const reversed = { ...delivery, changes: delivery.changes.toReversed() };
  for (const reply of [...replies, await adjust(reversed, client)]) {
    expect(reply).toEqual({ success: true, message: 'Stock saved.' });
  }
  expect([await onHandOf(seller, known), await onHandOf(seller, fresh)]).toEqual([14, 6]);
  const [received] = await moves(known);
  expect(received).toMatchObject({
    kind: 'RECEIVED',
    change: 12,
    note: 'Mill & Sons, delivery note 17',
    staffName: 'Test MANAGER',
  });
  expect((await moves(fresh)).map(({ kind, change, onHand }) => [kind, change, onHand])).toEqual([
    ['RECEIVED', 6, 6],
    ['COUNTED', 0, 0],
  ]);
  const other = { ...delivery, changes: [{ productId: known, change: 13, reason: 'RECEIVED' }] };
  expect(await adjust(other, client)).toMatchObject({ code: 'INVALID', errors: [{ field: 'idempotencyKey' }] });
  expect(await adjust({ ...other, idempotencyKey: undefined, note: 'x'.repeat(201) })).toMatchObject({
    errors: [{ field: 'note' }],
  });
  expect(await onHandOf(seller, known)).toBe(14);
  for (const note of ['', null]) {
    await adjust({ note, changes: [{ productId: known, change: 1, reason: 'RECEIVED' }] });
    expect((await moves(known))[0]).toMatchObject({ change: 1, note: null });
  }
});

test('the history says who moved the stock: no member of the staff for an order, the person for its cancellation', async () => {
  const product = await counted(4);
  const { order } = await buy(product, 1);
  const client = await memberOf(backend, 'MANAGER');
  await client.post('/api/order/cancel', { orderId: order._id });
  await client.post('/api/product/stock/stop', { productId: product });
  expect((await moves(product)).map(({ kind, staffName, note }) => [kind, staffName, note])).toEqual([
    ['STOPPED', 'Test MANAGER', null],
    ['RETURNED', 'Test MANAGER', null],
    ['SOLD', null, null],
    ['COUNTED', 'First owner', null],
  ]);
});
