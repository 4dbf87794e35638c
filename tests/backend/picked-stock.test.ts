import { afterEach, beforeAll, expect, test } from 'vitest';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { checkLedger, countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const backend = backendForTests({});
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() === null) seller = await backend.seller();
  await addWhatMustNotCount(backend);
});

afterEach(async () => {
  if (absentPostgres() === null) await checkLedger(backend.context.database);
});

/** A new product of 2.00; with a number, counted. */
async function productWith(onHand: number | null, name = 'Milk'): Promise<string> {
  const product = await addProduct(seller, { name, price: '2', offerPrice: '2' });
  if (onHand !== null) await countProduct(seller, product, onHand);
  return product;
}

/** Orders of a new shopper, because an account has a limited number of open orders. */
async function place(lines: [product: string, quantity: number][], call: 'cod' | 'stripe' = 'cod') {
  const shopper = await backend.shopper();
  const items = lines.map(([product, quantity]) => ({ product, quantity }));
  const { body } = await shopper.post(`/api/order/${call}`, {
    items,
    address: await saveAddress(shopper),
    substitution: 'SIMILAR_NOT_DEARER',
  });
  expect(body).toMatchObject({ success: true });
  return body.order as { _id: string; amount: number };
}

async function pick(orderId: string, line: number, more: object) {
  const { body } = await seller.post('/api/order/pick', { orderId, line, ...more });
  expect(body).toMatchObject({ success: true });
}

async function finish(orderId: string) {
  const { body } = await seller.post('/api/order/finish-picking', { orderId });
  expect(body).toMatchObject({ success: true });
}

const adjust = (productId: string, change: number, reason: string) =>
  seller.post('/api/product/stock/adjust', { changes: [{ productId, change, reason }] });
const cancel = (orderId: string) => seller.post('/api/order/cancel', { orderId });

/** The changes of a product's stock, newest first, without its counting. */
async function movesOf(product: string): Promise<unknown[]> {
  const { moves } = (await seller.get(`/api/product/stock/moves?productId=${product}`)).body;
  return moves
    .filter(({ kind }: { kind: string }) => kind !== 'COUNTED')
    .map(({ kind, change, onHand }: Record<string, unknown>) => [kind, change, onHand]);
}

test.each([
  ['MISSING', 7, [['CORRECTED', -2, 7]]],
  ['DAMAGED', 7, [['WASTED', -2, 7]]],
  ['OTHER', 9, []],
])('when one of three pieces is found and the others are %s, %i of ten are on hand', async (reason, onHand, why) => {
  const milk = await productWith(10);
  const { _id } = await place([[milk, 3]]);
  await pick(_id, 0, { quantity: 1, reason });
  expect(await movesOf(milk)).toEqual([['SOLD', -3, 7]]);
  await finish(_id);
  expect(await movesOf(milk)).toEqual([...why, ['SHORTED', 2, 9], ['SOLD', -3, 7]]);
  expect(await onHandOf(seller, milk)).toBe(onHand);
  await cancel(_id);
  expect(await onHandOf(seller, milk)).toBe(onHand + 1);
});

test('the end of picking moves no stock when all was found, and otherwise only the stock of the short line', async () => {
  const [milk, oats] = [await productWith(10), await productWith(10, 'Oats')];
  const whole = await place([
    [milk, 2],
    [oats, 3],
  ]);
  for (const [line, quantity] of [2, 3].entries()) await pick(whole._id, line, { quantity });
  await finish(whole._id);
  expect([await movesOf(milk), await movesOf(oats)]).toEqual([[['SOLD', -2, 8]], [['SOLD', -3, 7]]]);
  const short = await place([
    [milk, 2],
    [oats, 3],
  ]);
  await pick(short._id, 0, { quantity: 2 });
  await pick(short._id, 1, { quantity: 0, reason: 'OTHER' });
  await finish(short._id);
  expect([await onHandOf(seller, milk), await onHandOf(seller, oats)]).toEqual([6, 7]);
  await cancel(short._id);
  expect([await onHandOf(seller, milk), await onHandOf(seller, oats)]).toEqual([8, 7]);
  expect((await movesOf(milk))[0]).toEqual(['RETURNED', 2, 8]);
  expect((await movesOf(oats))[0]).toEqual(['SHORTED', 3, 7]);
});

test('two lines that get the same substitute take no more of it than there is', async () => {
  const [milk, cream, oats] = [await productWith(10), await productWith(10, 'Cream'), await productWith(3, 'Oats')];
  const { _id } = await place([
    [milk, 2],
    [cream, 2],
  ]);
  for (const line of [0, 1]) await pick(_id, line, { quantity: 2, substituteId: oats, reason: 'OTHER' });
  await finish(_id);
  expect(await movesOf(oats)).toEqual([
    ['SOLD', -1, 0],
    ['SOLD', -2, 1],
  ]);
  // The ordered goods were there: they stay on the shelf.
  expect([await onHandOf(seller, milk), await onHandOf(seller, cream)]).toEqual([10, 10]);
  await cancel(_id);
  expect(await onHandOf(seller, oats)).toBe(3);
  expect([await onHandOf(seller, milk), await onHandOf(seller, cream)]).toEqual([10, 10]);
});

test('the seller is told when a substitute that was given was sold meanwhile', async () => {
  const [milk, oats] = [await productWith(10), await productWith(1, 'Oats')];
  const { _id } = await place([[milk, 1]]);
  await pick(_id, 0, { quantity: 1, substituteId: oats, reason: 'MISSING' });
  await place([[oats, 1]]);
  const { body } = await seller.post('/api/order/finish-picking', { orderId: _id });
  expect(body).toMatchObject({ success: true, notice: expect.stringContaining('1 × Oats') });
  expect(await onHandOf(seller, oats)).toBe(0);
  const { changes } = (await seller.get(`/api/staff/changes?kind=ORDER&subject=${body.order.number}`)).body;
  expect(changes[0]).toMatchObject({ action: 'ORDER_SETTLED', after: { tooFewOf: '1 × Oats' } });

  const second = await place([[milk, 1]]);
  await pick(second._id, 0, { quantity: 1 });
  const whole = await seller.post('/api/order/finish-picking', { orderId: second._id });
  expect(whole.body).toMatchObject({ success: true });
  expect(whole.body).not.toHaveProperty('notice');
});

test('a substitute that has sold out meanwhile is still given, and takes nothing from the stock', async () => {
  const [milk, oats] = [await productWith(10), await productWith(2, 'Oats')];
  const { _id } = await place([[milk, 2]]);
  await pick(_id, 0, { quantity: 2, substituteId: oats, reason: 'MISSING' });
  await adjust(oats, -2, 'WASTED');
  await finish(_id);
  expect(await movesOf(oats)).toEqual([['WASTED', -2, 0]]);
  expect(await onHandOf(seller, milk)).toBe(8);
});

test('goods that nobody counts are picked, replaced and cancelled without any move', async () => {
  const [milk, oats] = [await productWith(null), await productWith(null, 'Oats')];
  const { _id } = await place([
    [milk, 3],
    [oats, 2],
  ]);
  await pick(_id, 0, { quantity: 1, reason: 'MISSING' });
  await pick(_id, 1, { quantity: 2, substituteId: milk, reason: 'DAMAGED' });
  await finish(_id);
  await cancel(_id);
  expect([await movesOf(milk), await movesOf(oats)]).toEqual([[], []]);
});

test('a counted substitute leaves the stock, and counted goods stay in it when an uncounted substitute is given', async () => {
  const [milk, oats] = [await productWith(null), await productWith(5, 'Oats')];
  const first = await place([[milk, 2]]);
  await pick(first._id, 0, { quantity: 2, substituteId: oats, reason: 'OTHER' });
  await finish(first._id);
  expect(await movesOf(oats)).toEqual([['SOLD', -2, 3]]);
  const second = await place([[oats, 1]]);
  await pick(second._id, 0, { quantity: 1, substituteId: milk, reason: 'OTHER' });
  await finish(second._id);
  expect([await movesOf(milk), await onHandOf(seller, oats)]).toEqual([[], 3]);
});

test('when the counting was stopped after the order, its missing pieces change no newer count', async () => {
  const milk = await productWith(10);
  const { _id } = await place([[milk, 3]]);
  await pick(_id, 0, { quantity: 1, reason: 'DAMAGED' });
  await seller.post('/api/product/stock/stop', { productId: milk });
  await countProduct(seller, milk, 4);
  await finish(_id);
  expect(await onHandOf(seller, milk)).toBe(4);
});

test('an order of several products that is paid after its end takes the pieces that are left, and names the missing ones', async () => {
  const names = ['Milk', 'Oats', 'Rye', 'Salt', 'Tea'] as const;
  const [milk, oats, rye, salt, tea] = [
    await productWith(8, names[0]),
    await productWith(8, names[1]),
    await productWith(8, names[2]),
    await productWith(null, names[3]),
    await productWith(8, names[4]),
  ];
  const order = await place(
    [
      [milk, 3],
      [oats, 4],
      [rye, 2],
      [salt, 9],
      [tea, 1],
    ],
    'stripe',
  );
  const tell = (kind: 'expired' | 'paid') =>
    applyPaymentEvent(
      backend.context.database,
      {
        provider: 'sandbox',
        id: `${kind}-${order._id}`,
        orderId: order._id,
        kind,
        amountCents: Math.round(order.amount * 100),
        currency: 'usd',
      },
      Date.now(),
    );
  await tell('expired');
  await adjust(milk, -8, 'WASTED');
  await adjust(oats, -5, 'WASTED');
  await adjust(rye, -6, 'WASTED');
  // Nobody counts it any more, so nobody knows whether it is missing.
  await seller.post('/api/product/stock/stop', { productId: tea });
  expect(await tell('paid')).toBe('paid');
  expect(await movesOf(milk)).toEqual([
    ['WASTED', -8, 0],
    ['RETURNED', 3, 8],
    ['SOLD', -3, 5],
  ]);
  expect([await onHandOf(seller, oats), await onHandOf(seller, rye)]).toEqual([0, 0]);
  const { orders } = (await seller.get(`/api/order/seller?id=${order._id}`)).body;
  expect(orders[0].timeline.at(-1).note).toContain('Not in stock any more: 3 × Milk, 1 × Oats.');
  // Cancelled then, it gives back what it has taken the second time.
  await cancel(order._id);
  expect([await onHandOf(seller, milk), await onHandOf(seller, oats), await onHandOf(seller, rye)]).toEqual([0, 3, 2]);
});
