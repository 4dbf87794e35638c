import { beforeAll, expect, test } from 'vitest';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { countProduct, onHandOf } from '#tests/support/counted-stock.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addDepositType, addProduct, saveAddress, sendProduct } from '#tests/support/store-records.ts';

const mailServer = await startMailServer();
let now = Date.UTC(2026, 2, 2, 9);
const backend = backendForTests(
  { maxOpenOrders: null, mail: { kind: 'smtp', url: mailServer.url, from: 'shop@shop.example' } },
  () => now,
);
const classic = backendForTests({ isClassic: true });
let seller: StoreClient;
let shopper: StoreClient & { id: string; email: string };
let address = '';
let ham = '';
/** 50 g cost 1.49. */
const portion = { grams: 50, from: 100, to: 1000 };

const addHam = (more: object = {}) =>
  addProduct(seller, { name: 'Ham', price: '1.49', offerPrice: '1.49', portion, ...more });

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  ham = await addHam();
});

const listed = async (id: string) =>
  (await backend.visitor().get('/api/product/list')).body.products.find((each: { _id: string }) => each._id === id);
const update = async (fields: object) => (await sendProduct(seller, fields, [], '/api/product/update')).body;
const order = async (quantity: number, product = ham, more: object = {}) =>
  (await shopper.post('/api/order/cod', { items: [{ product, quantity }], address, ...more })).body;
const seen = async (orderId: string) => (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders[0];
const pick = async (orderId: string, fields: object) =>
  (await seller.post('/api/order/pick', { orderId, line: 0, ...fields })).body;
const finish = async (orderId: string) => (await seller.post('/api/order/finish-picking', { orderId })).body;

test('goods in steps have the size of one step, whatever else is sent', async () => {
  const oneStep = { portion, weight: '50 g', size: { amount: 50, unit: 'G' }, expectedGrams: 50 };
  expect(await listed(ham)).toMatchObject(oneStep);
  expect(await update({ id: ham, weight: '2 kg', size: { amount: 3, unit: 'PIECE' } })).toMatchObject({
    success: true,
  });
  expect(await listed(ham)).toMatchObject(oneStep);
  const cheese = await addHam({ name: 'Cheese', weight: '1 kg' });
  expect(await update({ id: cheese, portion: null, size: { amount: 200, unit: 'G' }, weight: null })).toMatchObject({
    success: true,
  });
  const { expectedGrams, portion: none, size } = await listed(cheese);
  expect([expectedGrams, none, size]).toEqual([undefined, undefined, { amount: 200, unit: 'G' }]);
});

test.each([
  [{ grams: 50, from: 120, to: 1000 }],
  [{ grams: 50, from: 100, to: 1010 }],
  [{ grams: 50, from: 200, to: 100 }],
  [{ grams: 0, from: 0, to: 0 }],
  [{ grams: 10, from: 10, to: 1000 }],
  [{ grams: 50.5, from: 101, to: 1010 }],
  [{ grams: 50, from: 100 }],
  ['50 g'],
])('the portion %j is refused on its field', async (wrong) => {
  const body = await update({ id: ham, portion: wrong });
  expect(body).toMatchObject({ success: false, code: 'INVALID' });
  expect(body.errors[0].field).toMatch(/^portion/);
});

test('an order takes whole steps within the amounts, at the price of a step', async () => {
  const sold = 'Ham is sold in amounts from 100 g to 1000 g. Please choose another amount.';
  for (const quantity of [1, 21])
    expect(await order(quantity)).toMatchObject(refusal('TOO_MANY', sold, 'items.0.quantity'));
  for (const quantity of [2, 20]) expect(await order(quantity)).toMatchObject({ success: true });
  const { order: placed } = await order(6);
  expect(placed).toMatchObject({ subtotal: 8.94 });
  // The order keeps its steps when the product gets others.
  const later = { grams: 100, from: 100, to: 500 };
  expect(await update({ id: ham, portion: later })).toMatchObject({ success: true });
  const item = { quantity: 6, price: 1.49, portionGrams: 50, sizeText: '50 g', expectedGrams: 50 };
  expect((await seen(placed._id)).items).toMatchObject([item]);
  expect(await update({ id: ham, portion })).toMatchObject({ success: true });
});

test('an order that has seen other steps is refused', async () => {
  const items = (portionGrams: number) => [{ product: ham, quantity: 6, portionGrams }];
  const refused = (await shopper.post('/api/order/cod', { items: items(25), address })).body;
  const text = 'Ham is sold in other steps now. Please check its amount and price, then order again.';
  expect(refused).toMatchObject(refusal('CHANGED_SINCE', text, 'items.0.portionGrams'));
  expect((await shopper.post('/api/order/cod', { items: items(50), address })).body).toMatchObject({ success: true });
});

test.each([
  ['slices of 0.50', { price: '0.50', offerPrice: '0.50', portion: null }],
  ['packs of 14.90', { price: '14.90', offerPrice: '14.90', portion: null }],
  ['steps of 100 g', { price: '2.98', offerPrice: '2.98', portion: { grams: 100, from: 100, to: 500 } }],
])('an offer of steps of 50 g is compared with no price of %s', async (_before, fields) => {
  const id = await addHam({ name: 'Changed ham', ...fields });
  now += 3_600_000;
  expect(await update({ id, portion, price: '1.79', offerPrice: '1.59' })).toMatchObject({ success: true });
  expect(await listed(id)).not.toHaveProperty('referencePrice');
  now += 3_600_000;
  const { body } = await seller.get(`/api/product/prices?productId=${id}`);
  expect(body).toMatchObject({ lowestPrice: 1.59 });
  const moves = await backend.context.database.query
    .selectFrom('price_moves')
    .select('portion_grams')
    .where('product_id', '=', id)
    .execute();
  expect(moves.at(-1)).toEqual({ portion_grams: 50 });
});

test('a counted product keeps its steps, and goods in steps have no deposit', async () => {
  const counted = await addHam({ name: 'Counted ham' });
  await countProduct(seller, counted, 40);
  const stop =
    'The stock of Counted ham counts its steps. Stop counting it first, and count it again in the new steps.';
  for (const other of [{ grams: 100, from: 100, to: 500 }, null]) {
    expect(await update({ id: counted, portion: other })).toMatchObject(refusal('REFUSED', stop, 'portion'));
  }
  expect(await update({ id: counted, portion: { ...portion, to: 500 } })).toMatchObject({ success: true });
  const type = await addDepositType(seller, { name: 'Jar', amount: 0.25 });
  const none = 'Goods in steps of weight have no deposit: it is charged for each piece. Remove one of the two.';
  const deposit = { type, count: 1 };
  expect(await update({ id: counted, deposit })).toMatchObject(refusal('REFUSED', none, 'portion'));
  const both = await sendProduct(seller, {
    name: 'Nuts',
    category: 'Dairy',
    price: 1,
    offerPrice: 1,
    portion,
    deposit,
  });
  expect(both.body).toMatchObject(refusal('REFUSED', none, 'portion'));
});

test.each([
  { name: 'too thick: the shopper pays what was ordered', grams: 340, quantity: 6, amount: 8.94 },
  { name: 'too thin: the shopper pays the weight', grams: 290, quantity: 6, amount: 8.64 },
  { name: 'short: what is not begun is missing', grams: 240, quantity: 5, amount: 7.15, reason: 'MISSING' },
])('300 g cut $name', async ({ grams, quantity, amount, ...more }) => {
  const { order: placed } = await order(6);
  expect(await pick(placed._id, { quantity: 6, grams, ...more })).toMatchObject({ success: true });
  expect((await seen(placed._id)).items[0].picked).toMatchObject({ quantity, grams, amount });
  expect(await finish(placed._id)).toMatchObject({ success: true });
  expect((await seen(placed._id)).settled).toMatchObject({ subtotal: amount });
});

test('goods in steps need a weight, a reason when steps are missing, and a confirmation of an unlikely weight', async () => {
  const { order: placed } = await order(6);
  expect(await pick(placed._id, { quantity: 6 })).toMatchObject({ success: false, code: 'INVALID' });
  expect(await pick(placed._id, { quantity: 6, grams: 200 })).toMatchObject({
    errors: [{ field: 'reason' }],
  });
  // 29 for 290, and 3000 for 300.
  for (const [grams, said] of [
    [29, '29 g is unlikely: 300 g was ordered.'],
    [3000, '3000 g is unlikely: 300 g was ordered.'],
  ] as const) {
    const body = await pick(placed._id, { quantity: 6, grams, reason: 'MISSING' });
    expect(body).toMatchObject({ code: 'REFUSED', message: expect.stringContaining(said) });
  }
  expect(await pick(placed._id, { quantity: 6, grams: 3000, isWeightConfirmed: true })).toMatchObject({
    success: true,
  });
  expect((await seen(placed._id)).items[0].picked).toMatchObject({ quantity: 6, amount: 8.94 });
});

test('only goods in the same steps are given instead', async () => {
  const wish = { substitution: 'SIMILAR_NOT_DEARER' };
  const others = {
    piece: await addProduct(seller, { name: 'Ham pack', price: '1', offerPrice: '1', weight: '80 g' }),
    steps: await addHam({ name: 'Ham by 100 g', portion: { grams: 100, from: 100, to: 500 } }),
    same: await addHam({ name: 'Old ham', price: '1.20', offerPrice: '1.20' }),
  };
  const { order: placed } = await order(6, ham, wish);
  const instead = (substituteId: string) => pick(placed._id, { quantity: 6, grams: 300, substituteId });
  for (const id of [others.piece, others.steps]) {
    expect((await instead(id)).message).toMatch(/not sold in the same steps as Ham/);
  }
  await countProduct(seller, others.same, 3);
  // The weight says that 6 steps are needed, whatever the number says.
  const few = { quantity: 1, grams: 300, substituteId: others.same };
  expect((await pick(placed._id, few)).message).toBe('Too few of Old ham are in stock. Please choose another.');
  await seller.post('/api/product/stock/stop', { productId: others.same });
  expect(await instead(others.same)).toMatchObject({ success: true });
  expect((await seen(placed._id)).items[0].picked).toMatchObject({ quantity: 6, amount: 7.2 });
  const { order: packs } = await order(1, others.piece, wish);
  expect((await pick(packs._id, { quantity: 1, substituteId: others.same })).message).toMatch(/same steps/);
});

test('counted goods are sold out below the least amount, and steps that are missing go back', async () => {
  const salami = await addHam({ name: 'Salami' });
  await countProduct(seller, salami, 7);
  expect(await order(8, salami)).toMatchObject({ message: 'Only 350 g of Salami is left. Please order less.' });
  const { order: placed } = await order(6, salami);
  expect(await listed(salami)).toMatchObject({ inStock: false, availability: 'SOLD_OUT' });
  const { query } = backend.context.database;
  const onSale = async () =>
    query
      .selectFrom('price_moves')
      .select('is_on_sale')
      .where('product_id', '=', salami)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  expect(await onSale()).toEqual({ is_on_sale: 0 });
  await seller.post('/api/product/stock', { id: salami, inStock: false });
  expect((await seller.post('/api/product/stock', { id: salami, inStock: true })).body).toMatchObject({
    success: false,
    message: expect.stringContaining('less than the least amount'),
  });
  const changes = [{ productId: salami, change: 1, reason: 'RECEIVED' }];
  await seller.post('/api/product/stock/adjust', { changes });
  expect((await seller.post('/api/product/stock', { id: salami, inStock: true })).body).toMatchObject({
    success: true,
  });
  expect(await onSale()).toEqual({ is_on_sale: 1 });
  await pick(placed._id, { quantity: 6, grams: 195, reason: 'OTHER' });
  expect(await finish(placed._id)).toMatchObject({ success: true });
  expect(await onHandOf(seller, salami)).toBe(4);
});

test('the least amount of counted goods can be paid online while nothing is held, and no text names less', async () => {
  const coppa = await addHam({ name: 'Coppa' });
  await countProduct(seller, coppa, 2);
  const pay = async (quantity: number, by: StoreClient, to: string) =>
    (await by.post('/api/order/stripe', { items: [{ product: coppa, quantity }], address: to })).body;
  expect(await pay(2, shopper, address)).toMatchObject({ success: true });
  // On hand are 3 steps and 2 are held: of the half, 3, one step is free, which is less than the least amount.
  const changes = [{ productId: coppa, change: 3, reason: 'RECEIVED' }];
  await seller.post('/api/product/stock/adjust', { changes });
  const next = await backend.shopper();
  const refused = await pay(2, next, await saveAddress(next));
  expect(refused).toMatchObject({
    code: 'TOO_MANY',
    message: expect.stringMatching(/^Other shoppers are paying for Coppa online/),
  });
});

test('the page of the payment says the weight, and no number of steps', async () => {
  const { body } = await shopper.post('/api/order/stripe', { items: [{ product: ham, quantity: 6 }], address });
  const { text } = await shopper.get(new URL(body.url).pathname);
  expect(text).toContain('<span>300 g Ham</span><span>$8.94</span>');
});

test('what was paid too much goes back when the ham was cut too thin', async () => {
  const { body } = await shopper.post('/api/order/stripe', { items: [{ product: ham, quantity: 6 }], address });
  const { _id: orderId, amount } = body.order;
  const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
  await applyPaymentEvent(backend.context.database, { ...event, amountCents: Math.round(amount * 100) }, now);
  await pick(orderId, { quantity: 6, grams: 290 });
  expect(await finish(orderId)).toMatchObject({ success: true });
  const { settled, refunds, paid } = await seen(orderId);
  expect(refunds).toMatchObject([{ amount: Math.round((paid - settled.amount) * 100) / 100 }]);
  expect(settled.subtotal).toBe(8.64);
});

test('a late payment names what is missing by the weight that was ordered', async () => {
  const speck = await addHam({ name: 'Speck' });
  await countProduct(seller, speck, 8);
  const { body } = await shopper.post('/api/order/stripe', { items: [{ product: speck, quantity: 4 }], address });
  const { _id: orderId, amount } = body.order;
  const { database } = backend.context;
  const expired = { kind: 'expired' as const, amountCents: null, currency: null };
  await applyPaymentEvent(database, { provider: 'sandbox', id: `expired-${orderId}`, orderId, ...expired }, now);
  await seller.post('/api/product/stock/stop', { productId: speck });
  const later = { grams: 100, from: 100, to: 500 };
  expect(await update({ id: speck, portion: later })).toMatchObject({ success: true });
  await countProduct(seller, speck, 1);
  await payByEvent(database, { _id: orderId, amount }, now);
  expect((await seen(orderId)).timeline.at(-1).note).toContain('Not in stock any more: 150 g Speck.');
});

test('mails and the file of orders say the weight, and no number of steps', async () => {
  const { order: placed } = await order(6);
  await pick(placed._id, { quantity: 6, grams: 240, reason: 'MISSING' });
  expect(await finish(placed._id)).toMatchObject({ success: true });
  await sendDueMails(backend.context, { info: () => undefined, warn: () => undefined });
  const texts = mailServer.received
    .filter(({ to, subject }) => to.includes(shopper.email) && subject.includes(placed.number))
    .map(({ text }) => text)
    .join('\n');
  for (const said of [/300 g Ham/, /Ham: 240 g of 300 g\./, /240 g Ham/]) expect(texts).toMatch(said);
  expect(texts).not.toMatch(/6 ×/);
  const { text: file } = await seller.get(`/api/order/export?number=${placed.number}`);
  expect(file).toContain('300 g Ham (240 g)');
});

test('a file has the steps of a product, and brings them back', async () => {
  const { text: file } = await seller.get('/api/product/export');
  expect(file.split('\n')[0]).toContain('portion');
  expect(file).toContain('50 g: 100 g - 1000 g');
  const preview = async (cell: string) => {
    const form = new FormData();
    form.append('file', new Blob([`id,portion\n${ham},${cell}\n`]), 'products.csv');
    return (await seller.send('/api/product/import/preview', { method: 'POST', body: form })).body;
  };
  expect(await preview('100 g: 200 g – 2 kg')).toMatchObject({ success: true, counts: { changed: 1, faulty: 0 } });
  expect(await preview('100 g: 200-800 g')).toMatchObject({ success: true, counts: { changed: 1, faulty: 0 } });
  for (const wrong of ['some ham', '50 ml: 100 ml - 1 l', '50 g: 120 g - 1 kg', `50 g: 100${' '.repeat(80)}g - 1 kg`]) {
    expect({ wrong, ...(await preview(wrong)) }).toMatchObject({ wrong, counts: { faulty: 1 } });
  }
});

test('a classic store knows no steps', async () => {
  const sellerOfClassic = await classic.seller();
  const id = await addProduct(sellerOfClassic, { name: 'Ham', price: '1.49', offerPrice: '1.49', portion });
  const { products } = (await classic.visitor().get('/api/product/list')).body;
  expect(products.find((each: { _id: string }) => each._id === id)).not.toHaveProperty('portion');
});
