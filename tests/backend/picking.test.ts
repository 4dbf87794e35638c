import { beforeAll, expect, test } from 'vitest';
import { setMailing } from '#backend/outbox.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { drillSize, drillTimeout, reportDrill } from '#tests/support/drill.ts';
import { countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { auditLedgers, type SeenOrder } from '#tests/support/ledger-audit.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

let now = Date.UTC(2024, 0, 10, 12, 30);
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient & { id: string };
let address: string;
/** Milk costs 2.00 and is counted; a chicken of 600–700 g costs 7.00. Of rice milk there are two. */
const ids = { milk: '', oatMilk: '', goatMilk: '', chicken: '', riceMilk: '' };

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await setMailing(backend.context.database, true);
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const add = (name: string, price: string, more: object = {}) =>
    addProduct(seller, { name, price, offerPrice: price, ...more });
  ids.milk = await add('Milk', '2');
  ids.oatMilk = await add('Oat Milk', '1.50');
  ids.goatMilk = await add('Goat Milk', '2.01');
  ids.chicken = await add('Chicken', '7', { weight: '600–700 g' });
  await countProduct(seller, ids.milk, 100_000);
  await countProduct(seller, ids.oatMilk, 100_000);
  ids.riceMilk = await add('Rice Milk', '1');
  await countProduct(seller, ids.riceMilk, 2);
});

const items = () => [
  { product: ids.milk, quantity: 3 },
  { product: ids.chicken, quantity: 2 },
];

async function placeCash(more: object = {}) {
  const { body } = await shopper.post('/api/order/cod', { items: items(), address, ...more });
  expect(body).toMatchObject({ success: true });
  return body.order;
}

/** An order that is paid online: 3 × 2.00 + 2 × 7.00 = 20.00, tax 0.40. */
async function placePaid(more: object = {}): Promise<string> {
  const { body } = await shopper.post('/api/order/stripe', { items: items(), address, ...more });
  const orderId: string = body.order._id;
  const amountCents = Math.round(body.order.amount * 100);
  const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const };
  await applyPaymentEvent(backend.context.database, { ...event, amountCents, currency: 'usd' }, now);
  return orderId;
}

const pick = async (orderId: string, line: number, more: object, headers: Record<string, string> = {}) =>
  (await seller.post('/api/order/pick', { orderId, line, ...more }, headers)).body;
const finish = async (orderId: string, more: object = {}) =>
  (await seller.post('/api/order/finish-picking', { orderId, ...more })).body;
const move = async (orderId: string, to: string) => (await seller.post('/api/order/move', { orderId, to })).body;
const seen = async (orderId: string) => (await shopper.get(`/api/order/user?id=${orderId}`)).body.orders[0];

/** The moves of the stock of an order, with those that took its missing pieces off the shelf. */
async function movesOf(orderId: string): Promise<string[]> {
  const { query } = backend.context.database;
  const moves = await query.selectFrom('stock_moves').selectAll().where('order_id', '=', orderId).execute();
  return moves.map(({ kind, quantity, line }) => `${line} ${kind} ${quantity}`).toSorted();
}

/** The content of the mails about the goods that were found for an order. */
async function settledMails(orderId: string): Promise<unknown[]> {
  const { query } = backend.context.database;
  const mails = await query.selectFrom('mails').select(['kind', 'data']).where('order_id', '=', orderId).execute();
  return mails.flatMap(({ kind, data }) => (kind === 'ORDER_SETTLED' ? [JSON.parse(data)] : []));
}

async function audit() {
  const orders: (Omit<SeenOrder, 'id'> & { _id: string })[] = [];
  for (let after = ''; ;) {
    const { body } = await seller.get(`/api/order/seller?first=100${after && `&after=${after}`}`);
    orders.push(...body.orders);
    if (!body.pageInfo.hasNextPage) break;
    after = body.pageInfo.endCursor;
  }
  const { sums } = (await seller.get('/api/order/seller/sums')).body;
  const counted = [ids.milk, ids.oatMilk, ids.riceMilk];
  const onHand = new Map(
    await Promise.all(counted.map(async (id) => [id, (await onHandOf(seller, id)) ?? -1] as const)),
  );
  const seenOrders = orders.map(({ _id: id, ...order }) => ({ id, ...order }));
  expect(await auditLedgers(backend.context.database, { orders: seenOrders, sums, onHand })).toEqual([]);
}

test('an order is picked line by line, costs what was found, and the difference is refunded by itself', async () => {
  const orderId = await placePaid();
  const onHand = (await onHandOf(seller, ids.milk)) ?? 0;
  const short = await pick(orderId, 0, { quantity: 2, reason: 'MISSING' });
  expect(short).toMatchObject({
    success: true,
    message: 'Line picked.',
    order: {
      stage: 'PICKING',
      status: 'Being Packed',
      settled: null,
      items: [
        { picked: { quantity: 2, grams: null, reason: 'MISSING', amount: 4, substitute: null } },
        { picked: null },
      ],
    },
  });
  expect(short.order.actions).toEqual(['CANCEL', 'REFUND', 'PICK']);
  expect(await finish(orderId)).toMatchObject(
    refusal('REFUSED', '1 product of this order is not picked yet. Please pick every product first.'),
  );
  expect(await move(orderId, 'READY')).toMatchObject({ code: 'REFUSED', order: { stage: 'PICKING' } });
  // 1300 g of at most 1400 g: 7.00 × 1300 / 700, rounded down.
  const weighed = await pick(orderId, 1, { quantity: 2, grams: 1300 });
  expect(weighed.order.items[1]).toMatchObject({ expectedGrams: 700, picked: { grams: 1300, amount: 13 } });
  expect(weighed.order.actions).toEqual(['MOVE_TO_READY', 'CANCEL', 'REFUND', 'PICK', 'FINISH_PICKING']);

  expect(await finish(orderId, { ifVersion: short.order.version })).toMatchObject({ code: 'CHANGED_SINCE' });
  now += 60_000;
  const finished = await finish(orderId, { ifVersion: weighed.order.version });
  expect(finished).toMatchObject({ success: true, message: 'Picking finished.' });
  expect(await seen(orderId)).toMatchObject({
    stage: 'READY',
    amount: 20.4,
    settled: { subtotal: 17, tax: 0.34, amount: 17.34, at: new Date(now).toISOString() },
    paid: 20.4,
    refunded: 3.06,
    refunds: [{ amount: 3.06, reason: 'Not all was found', state: 'DONE' }],
    paymentState: 'PARTLY_REFUNDED',
  });
  // The missing piece was sold, and is not on the shelf.
  expect(await movesOf(orderId)).toEqual(['0 SHORTED 1', '0 SOLD -3']);
  expect(await onHandOf(seller, ids.milk)).toBe(onHand);
  const [mail] = await settledMails(orderId);
  expect(mail).toMatchObject({
    changes: ['Milk: 2 of 3.'],
    weighed: [{ name: 'Chicken', grams: 1300, cents: 1300 }],
    totalCents: 1734,
    totalBeforeCents: 2040,
    refundCents: 306,
  });

  expect(await pick(orderId, 0, { quantity: 3 })).toMatchObject({ code: 'REFUSED', order: { stage: 'READY' } });
  expect(await finish(orderId)).toMatchObject({ code: 'REFUSED' });
  for (const to of ['OUT', 'READY', 'DONE']) await move(orderId, to);
  expect(await seen(orderId)).toMatchObject({ stage: 'DONE', refunded: 3.06 });
  await audit();
});

test('a cash order asks for what was found, and one without picks for what was ordered', async () => {
  const { _id: orderId } = await placeCash();
  await pick(orderId, 0, { quantity: 0, reason: 'OTHER' });
  await pick(orderId, 1, { quantity: 2, grams: 1400 });
  await finish(orderId);
  await move(orderId, 'DONE');
  expect(await seen(orderId)).toMatchObject({ isPaid: true, settled: { amount: 14.28 }, paid: 14.28, refunds: [] });

  const { _id: whole } = await placeCash();
  for (const to of ['PICKING', 'READY', 'DONE']) expect(await move(whole, to)).toMatchObject({ success: true });
  expect(await seen(whole)).toMatchObject({ settled: { amount: 20.4 }, paid: 20.4 });
  expect(await settledMails(whole)).toEqual([]);
  await audit();
});

test.each([
  ['less than', 1, 16.32, 'and the rest when picking ends', [1, 3.08]],
  ['as much as', 4.08, 16.32, 'and nothing when picking ends', [4.08]],
  ['more than', 5, 16.32, 'and nothing when picking ends', [5]],
])(
  'after the shop has refunded for what will be missing %s its price (%d), the order costs %d, %s',
  async (_title, before, settled, _rest, refunds) => {
    const orderId = await placePaid();
    const refund = { orderId, amount: before, reason: 'Bruised', forMissing: true };
    expect((await seller.post('/api/order/refund', refund)).body).toMatchObject({ success: true });
    await pick(orderId, 0, { quantity: 1, reason: 'MISSING' });
    await pick(orderId, 1, { quantity: 2, grams: 1400 });
    expect(await finish(orderId)).toMatchObject({ success: true });
    const order = await seen(orderId);
    expect(order.settled.amount).toBe(settled);
    expect(order.refunds.map(({ amount }: { amount: number }) => amount)).toEqual(refunds);
    await audit();
  },
);

test('a pick that is sent again changes nothing, the newest pick of a line counts, and a pick is taken back', async () => {
  const { _id: orderId } = await placeCash();
  const key = { 'idempotency-key': 'pick 1' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => pick(orderId, 0, { quantity: 3 }, key)));
  for (const { success, order } of answers) expect([success, order.version]).toEqual([true, 2]);
  expect(await pick(orderId, 0, { quantity: 3 })).toMatchObject({ success: true, order: { version: 2 } });
  expect(await pick(orderId, 0, { quantity: 1, reason: 'DAMAGED' })).toMatchObject({ order: { version: 3 } });
  // The response to the first one got lost, and it is sent again late.
  expect(await pick(orderId, 0, { quantity: 3 }, key)).toMatchObject({
    success: true,
    order: { version: 3, items: [{ picked: { quantity: 1 } }, {}] },
  });
  expect(await pick(orderId, 1, { quantity: 2 }, key)).toMatchObject({
    code: 'INVALID',
    errors: [{ field: 'idempotencyKey' }],
  });
  expect(await pick(orderId, 0, { quantity: null })).toMatchObject({ order: { items: [{ picked: null }, {}] } });
});

test('an order of which nothing was found, and one that was cancelled, cannot be finished', async () => {
  const { _id: orderId } = await placeCash();
  expect(await finish(orderId)).toMatchObject({ code: 'REFUSED' });
  for (const line of [0, 1]) await pick(orderId, line, { quantity: 0, reason: 'MISSING' });
  expect(await finish(orderId)).toMatchObject(
    refusal('REFUSED', 'Nothing of this order was found. Please cancel it instead.'),
  );
  await seller.post('/api/order/cancel', { orderId });
  expect(await pick(orderId, 0, { quantity: 3 })).toMatchObject({ code: 'REFUSED' });
  await audit();
});

test('a settled order that is cancelled gives back the pieces that it has, and the money that it kept', async () => {
  const onHand = (await onHandOf(seller, ids.milk)) ?? 0;
  const orderId = await placePaid({ substitution: 'SIMILAR_NOT_DEARER' });
  const oats = (await onHandOf(seller, ids.oatMilk)) ?? 0;
  await pick(orderId, 0, { quantity: 2, substituteId: ids.oatMilk, reason: 'OTHER' });
  await pick(orderId, 1, { quantity: 1, grams: 650, reason: 'DAMAGED' });
  await finish(orderId);
  expect(await movesOf(orderId)).toEqual(['0 SHORTED 3', '0 SOLD -2', '0 SOLD -3']);
  expect([await onHandOf(seller, ids.milk), await onHandOf(seller, ids.oatMilk)]).toEqual([onHand, oats - 2]);
  await seller.post('/api/order/cancel', { orderId });
  expect(await seen(orderId)).toMatchObject({ stage: 'CANCELLED', paymentState: 'REFUNDED' });
  expect([await onHandOf(seller, ids.milk), await onHandOf(seller, ids.oatMilk)]).toEqual([onHand, oats]);
  await audit();
});

test('a substitute is given within the wish of the shopper, and is never dearer', async () => {
  const { _id: plain } = await placeCash();
  const substituted = { quantity: 3, substituteId: ids.oatMilk };
  expect(await pick(plain, 0, substituted)).toMatchObject({
    message: 'The shopper wants no substitute for Milk. Please mark it as missing.',
    errors: [{ field: 'substituteId' }],
  });
  const wish = { substitution: 'SIMILAR_NOT_DEARER', substitutionExceptions: { [ids.chicken]: 'NONE' } };
  const placed = await placeCash(wish);
  const { _id: orderId } = placed;
  expect(placed.substitution).toBe('SIMILAR_NOT_DEARER');
  expect(placed.items.map((item: { substitution: string }) => item.substitution)).toEqual([
    'SIMILAR_NOT_DEARER',
    'NONE',
  ]);
  for (const [line, substituteId] of [
    [0, ids.goatMilk],
    [0, ids.milk],
    [0, 'f'.repeat(24)],
    [1, ids.oatMilk],
  ] as const) {
    expect(await pick(orderId, line, { quantity: 1, substituteId })).toMatchObject({
      errors: [{ field: 'substituteId' }],
    });
  }
  expect(await pick(orderId, 0, substituted)).toMatchObject({
    order: {
      items: [
        {
          name: 'Milk',
          picked: { quantity: 3, reason: 'MISSING', amount: 4.5, substitute: { name: 'Oat Milk', price: 1.5 } },
        },
        { picked: null },
      ],
    },
  });
});

test('products and substitutes say what a piece weighs, by the rule that their picks are checked with', async () => {
  const about = await addProduct(seller, { name: 'Ham', price: '2', offerPrice: '2', weight: 'ca. 600-700 g' });
  const range = await addProduct(seller, { name: 'Turkey', price: '2', offerPrice: '2', weight: '600-701 g' });
  const { products } = (await shopper.get('/api/product/list')).body;
  const listed = (id: string) => products.find(({ _id }: { _id: string }) => _id === id);
  const weight = { expectedGrams: 701, leastGrams: 600, likelyGrams: { from: 350.5, to: 1051.5 } };
  expect(listed(about)).not.toHaveProperty('expectedGrams');
  expect(listed(range)).toMatchObject(weight);

  const { _id: orderId } = await placeCash({ substitution: 'SIMILAR_NOT_DEARER' });
  expect(await pick(orderId, 0, { quantity: 3, substituteId: about })).toMatchObject({ success: true });
  const weighed = (grams: number) => pick(orderId, 0, { quantity: 2, substituteId: range, grams });
  for (const grams of [700, 2104]) expect(await weighed(grams)).toMatchObject({ errors: [{ field: 'grams' }] });
  expect((await weighed(701)).order.items[0].picked.substitute).toMatchObject(weight);
  expect(await weighed(2103)).toMatchObject({ success: true });
});

test('a pick that is not possible is refused at its field', async () => {
  const { _id: orderId } = await placeCash();
  for (const [line, fields, field] of [
    [2, { quantity: 1 }, 'line'],
    [-1, { quantity: 1 }, 'line'],
    [0, { quantity: 4 }, 'quantity'],
    [0, { quantity: 1.5 }, 'quantity'],
    [0, { quantity: 2 }, 'reason'],
    [0, { quantity: 2, reason: 'LAZY' }, 'reason'],
    [0, { quantity: 3, grams: 500 }, 'grams'],
    [1, { quantity: 2 }, 'grams'],
    [1, { quantity: 2, grams: 699 }, 'grams'],
    [1, { quantity: 2, grams: 2101 }, 'grams'],
  ] as const) {
    const answer = await pick(orderId, line, fields);
    expect([answer.success, answer.errors?.[0]?.field]).toEqual([false, field]);
  }
  const confirmed = await pick(orderId, 1, { quantity: 2, grams: 2101, isWeightConfirmed: true });
  expect(confirmed.order.items[1].picked).toMatchObject({ grams: 2101, amount: 14 });
  const { body } = await shopper.post('/api/order/cod', { items: items(), address, substitution: 'ANYTHING' });
  expect(body).toMatchObject({ success: false, errors: [{ field: 'substitution' }] });
});

test('a refused pick says in a sentence what to do', async () => {
  const placed = await placeCash({ substitution: 'SIMILAR_NOT_DEARER' });
  const orderId = placed._id;
  const off = await addProduct(seller, { name: 'Soy Milk', price: '1', offerPrice: '1' });
  await seller.post('/api/product/stock', { id: off, inStock: false });
  const gone = await addProduct(seller, { name: 'Old Milk', price: '1', offerPrice: '1' });
  await seller.post('/api/product/archive', { id: gone, archived: true });
  const cannot = 'This product cannot be given instead. Please choose another.';
  for (const [line, fields, field, code, text] of [
    [2, { quantity: 1 }, 'line', 'INVALID', 'This order has no such line.'],
    [0, { quantity: 4 }, 'quantity', 'TOO_MANY', 'Only 3 of Milk were ordered.'],
    [0, { quantity: 2 }, 'reason', 'INVALID', 'Please say why Milk is short.'],
    [0, { quantity: 3, grams: 500 }, 'grams', 'INVALID', 'Milk is not sold by weight. Please send no grams.'],
    [
      0,
      { quantity: 0, grams: 5, reason: 'MISSING' },
      'grams',
      'INVALID',
      'Milk is not sold by weight. Please send no grams.',
    ],
    [1, { quantity: 2 }, 'grams', 'INVALID', 'Chicken is sold by weight. Please weigh it.'],
    [
      1,
      { quantity: 1, grams: 1051, reason: 'MISSING' },
      'grams',
      'REFUSED',
      '1051 g is unlikely: 600–700 g are expected. Please check the weight, and confirm it if it is right.',
    ],
    [
      0,
      { quantity: 3, substituteId: ids.goatMilk },
      'substituteId',
      'REFUSED',
      'Goat Milk is dearer than Milk. Please choose another.',
    ],
    [
      0,
      { quantity: 3, substituteId: ids.riceMilk },
      'substituteId',
      'REFUSED',
      'Too few of Rice Milk are in stock. Please choose another.',
    ],
    [
      0,
      { quantity: 1, substituteId: off },
      'substituteId',
      'REFUSED',
      'Too few of Soy Milk are in stock. Please choose another.',
    ],
    [0, { quantity: 1, substituteId: gone }, 'substituteId', 'REFUSED', cannot],
    [0, { quantity: 1, substituteId: ids.milk }, 'substituteId', 'REFUSED', cannot],
    [0, { quantity: 1, substituteId: 'f'.repeat(24) }, 'substituteId', 'REFUSED', cannot],
  ] as const) {
    expect(await pick(orderId, line, fields)).toMatchObject(refusal(code, text, field));
  }
  const one = await placeCash({ items: [{ product: ids.milk, quantity: 1 }] });
  expect((await pick(one._id, 0, { quantity: 2 })).message).toBe('Only 1 of Milk was ordered.');
  expect((await finish(orderId)).message).toBe('Nothing of this order is picked yet.');
  // All pieces in stock may be given, also of a product with the same price.
  expect(await pick(orderId, 0, { quantity: 2, substituteId: ids.riceMilk })).toMatchObject({ success: true });
  const same = await addProduct(seller, { name: 'Other Milk', price: '2', offerPrice: '2' });
  expect(await pick(orderId, 0, { quantity: 3, substituteId: same })).toMatchObject({ success: true });
  expect(await finish(orderId)).toMatchObject(
    refusal('REFUSED', '1 product of this order is not picked yet. Please pick every product first.'),
  );
  const untouched = await placeCash();
  await move(untouched._id, 'PICKING');
  expect((await finish(untouched._id)).message).toBe(
    '2 products of this order are not picked yet. Please pick every product first.',
  );
  for (const id of [orderId, one._id, untouched._id]) await seller.post('/api/order/cancel', { orderId: id });
  const finished = 'The picking of this order is finished. Please load the order again.';
  expect(await pick(orderId, 0, { quantity: 3 })).toMatchObject(refusal('REFUSED', finished));
  expect(await finish(orderId)).toMatchObject(refusal('REFUSED', finished));
});

test('a substitute with a weight is weighed, and nothing of a line is left to weigh when nothing was found', async () => {
  const { _id: orderId } = await placeCash({ substitution: 'SIMILAR_NOT_DEARER' });
  const duck = await addProduct(seller, { name: 'Duck', price: '6', offerPrice: '6', weight: '400–500 g' });
  const picked = async (fields: object) => (await pick(orderId, 1, fields)).order.items[1].picked;
  expect(await pick(orderId, 1, { quantity: 2, substituteId: duck })).toMatchObject({
    message: 'Duck is sold by weight. Please weigh it.',
  });
  // 900 g of at most 1000 g: 12.00 × 900 / 1000.
  expect(await picked({ quantity: 2, substituteId: duck, grams: 900 })).toMatchObject({ amount: 10.8, grams: 900 });
  expect(await picked({ quantity: 0, substituteId: duck, reason: 'DAMAGED' })).toMatchObject({
    quantity: 0,
    amount: 0,
    reason: 'DAMAGED',
    substitute: null,
  });
  expect(await picked({ quantity: 2, grams: 1400, reason: 'DAMAGED' })).toMatchObject({ reason: null, amount: 14 });
  await seller.post('/api/order/cancel', { orderId });
});

test('the trail of changes says what was found of a line, what was recorded before, and who found it', async () => {
  const { _id: orderId, number } = await placeCash({ substitution: 'SIMILAR_NOT_DEARER' });
  await pick(orderId, 0, { quantity: 2, substituteId: ids.oatMilk });
  await pick(orderId, 1, { quantity: 1, grams: 650, reason: 'DAMAGED' });
  await pick(orderId, 1, { quantity: null });
  await pick(orderId, 1, { quantity: 2, grams: 1400 });
  await finish(orderId);
  const { changes } = (await seller.get(`/api/staff/changes?subject=${number}`)).body;
  const lines = changes.filter(({ action }: { action: string }) => /^ORDER_(?:PICKED|SETTLED)$/.test(action));
  const subject = { kind: 'ORDER', id: orderId, name: String(number) };
  const actor = { id: expect.any(String), name: expect.any(String) };
  const milk = { line: 'Milk: 2 of 3, instead: Oat Milk, not on the shelf' };
  const [half, whole] = [{ line: 'Chicken: 1 of 2, 650 g, not good enough' }, { line: 'Chicken: 2 of 2, 1400 g' }];
  expect(lines.toReversed()).toMatchObject([
    { action: 'ORDER_PICKED', actor, subject, before: null, after: milk },
    { action: 'ORDER_PICKED', actor, subject, before: null, after: half },
    { action: 'ORDER_PICKED', actor, subject, before: half, after: null },
    { action: 'ORDER_PICKED', actor, subject, before: null, after: whole },
    // 3.00 + 14.00, and 0.34 of tax.
    { action: 'ORDER_SETTLED', actor, subject, before: { amount: 20.4 }, after: { amount: 17.34 } },
  ]);
  await move(orderId, 'DONE');
});

test('the mail about what was found names each line that is not as ordered, and only those', async () => {
  const items = [
    { product: ids.milk, quantity: 3 },
    { product: ids.chicken, quantity: 2 },
    { product: ids.oatMilk, quantity: 1 },
    { product: ids.goatMilk, quantity: 2 },
  ];
  const orderId = await placePaid({ items, substitution: 'SIMILAR_NOT_DEARER' });
  await pick(orderId, 0, { quantity: 2, substituteId: ids.oatMilk });
  await pick(orderId, 1, { quantity: 1, grams: 700, reason: 'DAMAGED' });
  await pick(orderId, 2, { quantity: 1 });
  await pick(orderId, 3, { quantity: 0, reason: 'MISSING' });
  await finish(orderId);
  const mails = await settledMails(orderId);
  // Placed: 6.00 + 14.00 + 1.50 + 4.02 = 25.52, tax 0.51. Found: 3.00 + 7.00 + 1.50 = 11.50, tax 0.23.
  expect(mails).toEqual([
    expect.objectContaining({
      changes: ['Milk: replaced by 2 × Oat Milk.', 'Chicken: 1 of 2, 700 g.', 'Goat Milk: not found, not charged.'],
      lines: [
        { name: 'Oat Milk', sizeText: null, quantity: 2, grams: null, cents: 300 },
        { name: 'Chicken', sizeText: '600–700 g', quantity: 1, grams: null, cents: 700 },
        { name: 'Oat Milk', sizeText: null, quantity: 1, grams: null, cents: 150 },
      ],
      totalCents: 1173,
      totalBeforeCents: 2603,
      refundCents: 1430,
    }),
  ]);
  await move(orderId, 'DONE');
});

test('a pick that changes nothing keeps the version of the order, and every other pick raises it by one', async () => {
  const { _id: orderId } = await placeCash();
  now += 60_000;
  const first = await pick(orderId, 0, { quantity: 3 });
  expect(first.order).toMatchObject({ version: 2, stage: 'PICKING', updatedAt: new Date(now).toISOString() });
  now += 60_000;
  expect((await pick(orderId, 0, { quantity: 3 })).order).toMatchObject({
    version: 2,
    updatedAt: first.order.updatedAt,
  });
  expect((await pick(orderId, 0, { quantity: null })).order).toMatchObject({
    version: 3,
    updatedAt: new Date(now).toISOString(),
  });
  expect((await pick(orderId, 0, { quantity: null })).order.version).toBe(3);
  await seller.post('/api/order/cancel', { orderId });
});

/** The same numbers in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test(
  'with random picks, the settled sum is at most the placed one, is the sum of its parts, and is what the shop keeps',
  async () => {
    const random = randomNumbers(17);
    const reasons = ['MISSING', 'DAMAGED', 'OTHER'];
    const rounds = drillSize(12, 300);
    let pickCount = 0;
    let shortCount = 0;
    for (let round = 0; round < rounds; round += 1) {
      const quantities = [1 + random(9), 1 + random(4)];
      const lines = [ids.milk, ids.chicken].map((product, line) => ({ product, quantity: quantities[line] }));
      const wanted = { items: lines, substitution: 'SIMILAR_NOT_DEARER' };
      const isPaid = random(2) === 1;
      const orderId = isPaid ? await placePaid(wanted) : (await placeCash(wanted))._id;
      for (let picks = 0; picks < 6; picks += 1) {
        const line = picks < 2 ? picks : random(2);
        const quantity = random((quantities[line] ?? 0) + 1);
        const isOther = line === 0 && quantity > 0 && random(3) === 0;
        const more = {
          reason: reasons[random(3)],
          ...(line === 1 && quantity > 0 && { grams: 1 + random(quantity * 1200), isWeightConfirmed: true }),
          ...(isOther && { substituteId: ids.oatMilk }),
        };
        expect(await pick(orderId, line, { quantity, ...more })).toMatchObject({ success: true });
        pickCount += 1;
      }
      const found = (await finish(orderId)).success === true;
      if (!found) await seller.post('/api/order/cancel', { orderId });
      else await move(orderId, 'DONE');
      const order = await seen(orderId);
      if (!found) continue;
      const { settled } = order;
      const cents = (units: number) => Math.round(units * 100);
      const picked = order.items.reduce(
        (sum: number, item: { picked: { amount: number } }) => sum + cents(item.picked.amount),
        0,
      );
      expect(settled.amount).toBeLessThanOrEqual(order.amount);
      shortCount += settled.amount < order.amount ? 1 : 0;
      expect([cents(settled.subtotal), cents(settled.tax)]).toEqual([picked, Math.floor((picked * 2) / 100)]);
      expect(cents(settled.subtotal) + cents(settled.tax) + cents(order.shipping)).toBe(cents(settled.amount));
      expect(cents(order.paid) - cents(order.refunded)).toBe(cents(settled.amount));
    }
    await audit();
    const counts = { orders: rounds, picks: pickCount, 'orders that got cheaper': shortCount };
    reportDrill(`picks ${databaseKind}`, counts);
  },
  drillTimeout,
);
