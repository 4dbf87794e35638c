import { beforeAll, expect, test } from 'vitest';
import { refusal } from '#tests/support/refusal.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

/** Refunds before, between and after the picks of an order, by docs/decisions/money.md and payment.md. */

const hour = 3_600_000;
let now = Date.parse('2026-03-02T09:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let address: string;
const products: Record<string, string> = {};

const classes = [
  { code: 'A', name: 'Standard', basisPoints: 1900 },
  { code: 'B', name: 'Food', basisPoints: 700 },
];

async function saveTax(mode: 'RATES' | 'FLOOR') {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ tax: { mode, number: '', classes } }));
  expect((await seller.send('/api/store/update', { method: 'POST', body: form })).body.success).toBe(true);
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  await saveTax('RATES');
  const add = async (name: string, price: string, taxClass: string, more: object = {}) =>
    (products[name] = await addProduct(seller, { name, price, offerPrice: price, taxClass, ...more }));
  await add('wine', '11.90', 'A');
  await add('bread', '10.70', 'B');
  await add('juice', '10.70', 'B');
  await add('spirit', '49.99', 'A');
  await add('sweet', '0.49', 'B');
  await add('cheese', '15.00', 'B', { weight: '1000–1500 g' });
});

/** Places an order of these products that is paid in the sandbox, an hour after the one before. */
async function paidOrder(...lines: [name: string, quantity: number][]): Promise<string> {
  now += hour;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const items = lines.map(([name, quantity]) => ({ product: products[name], quantity }));
  const body = { items, address, substitution: 'SIMILAR_NOT_DEARER' };
  const { order } = (await shopper.post('/api/order/stripe', body)).body;
  await payByEvent(backend.context.database, order, now);
  return order._id;
}

const change = async (call: string, body: object) => {
  now += 1000;
  const answer = (await seller.post(`/api/order/${call}`, body)).body;
  expect(answer).toMatchObject({ success: true });
};
const refund = (orderId: string, amount: number, more: object = {}) =>
  change('refund', { orderId, amount, reason: 'Bruised', ...more });
const pick = (orderId: string, line: number, quantity: number, more: object = {}) =>
  change('pick', { orderId, line, quantity, reason: 'MISSING', ...more });
const finish = (orderId: string) => change('finish-picking', { orderId });
const seen = async (orderId: string) => (await shopper.get(`/api/order/user?id=${orderId}`)).body.orders[0];

const standard = (net: number, amount: number) => ({ name: 'Standard', rate: 19, net, amount });
const food = (net: number, amount: number) => ({ name: 'Food', rate: 7, net, amount });

/** What the order says after all refunds, and what the takings have since it was placed. */
async function held(orderId: string) {
  const { refunded, afterRefunds } = await seen(orderId);
  const starts = [now - hour / 2, now + hour].map((moment) => new Date(moment).toISOString()).join();
  const { test: ofTests } = (await seller.get(`/api/order/seller/takings?starts=${starts}`)).body.takings[0];
  expect(ofTests.taxes).toEqual(afterRefunds.taxes);
  expect(ofTests.net).toBe(afterRefunds.amount);
  return { refunded, left: afterRefunds.amount, taxes: afterRefunds.taxes };
}

test('a refund for a line does not pay for what is missing of another line, in either order', async () => {
  const right = { refunded: 14.9, left: 7.7, taxes: [food(7.2, 0.5)] };
  const before = await paidOrder(['wine', 1], ['bread', 1]);
  await refund(before, 3, { lines: [1] });
  await pick(before, 0, 0);
  await pick(before, 1, 1);
  await finish(before);
  expect(await held(before)).toEqual(right);

  const after = await paidOrder(['wine', 1], ['bread', 1]);
  await pick(after, 0, 0);
  await pick(after, 1, 1);
  await finish(after);
  await refund(after, 3, { lines: [1] });
  expect(await held(after)).toEqual(right);

  const whole = await paidOrder(['wine', 1], ['bread', 1]);
  await refund(whole, 10.7, { lines: [1] });
  await pick(whole, 0, 0);
  await pick(whole, 1, 1);
  await finish(whole);
  expect(await held(whole)).toEqual({ refunded: 22.6, left: 0, taxes: [] });
});

test('a refund for a line counts once when this line is missing then', async () => {
  const orderId = await paidOrder(['wine', 1], ['bread', 1]);
  await refund(orderId, 3, { lines: [0] });
  await pick(orderId, 0, 0);
  await pick(orderId, 1, 1);
  await finish(orderId);
  expect(await held(orderId)).toEqual({ refunded: 11.9, left: 10.7, taxes: [food(10, 0.7)] });
});

test.each<[what: string, cents: number, more: object, left: number, taxes: object[]]>([
  ['for the line, before the picking', 1, { lines: [0] }, 10.7, [food(10, 0.7)]],
  ['for the line, before the picking', 3, { lines: [0] }, 8.9, [food(8.32, 0.58)]],
])('a substitute has the tax of its own rate after a refund %s', async (_what, cents, more, left, taxes) => {
  const orderId = await paidOrder(['wine', 1]);
  await refund(orderId, cents, more);
  await pick(orderId, 0, 1, { substituteId: products['juice'] });
  await finish(orderId);
  expect(await held(orderId)).toEqual({ refunded: expect.closeTo(11.9 - left, 2), left, taxes });
});

test('a refund for what was found of a line does not pay for what is missing of it', async () => {
  const whilePacking = await paidOrder(['bread', 2]);
  await pick(whilePacking, 0, 1);
  expect((await seen(whilePacking)).items[0].refundable).toBe(10.7);
  await refund(whilePacking, 10.7, { lines: [0] });
  await finish(whilePacking);
  expect(await held(whilePacking)).toEqual({ refunded: 21.4, left: 0, taxes: [] });
});

test('the taxes are those of the order whenever the money is what the found goods cost', async () => {
  const short = await paidOrder(['wine', 1], ['bread', 2]);
  await refund(short, 3, { lines: [1] });
  await pick(short, 0, 0);
  await pick(short, 1, 1);
  await finish(short);
  const { settled, taxes } = await seen(short);
  expect(settled.amount).toBe(10.7);
  expect(await held(short)).toEqual({ refunded: 22.6, left: 10.7, taxes });
  expect(taxes).toEqual([food(10, 0.7)]);

  const weighed = await paidOrder(['cheese', 1], ['wine', 1]);
  await refund(weighed, 2, { lines: [0] });
  await pick(weighed, 0, 1, { grams: 1000 });
  await pick(weighed, 1, 0);
  await finish(weighed);
  expect(await held(weighed)).toEqual({ refunded: 16.9, left: 10, taxes: [food(9.35, 0.65)] });
});

test('what can be refunded for a line is what the shop has of it, also after a refund that paid for what was missing', async () => {
  const orderId = await paidOrder(['bread', 2], ['wine', 1]);
  await refund(orderId, 5, { lines: [0] });
  await pick(orderId, 0, 1);
  await pick(orderId, 1, 1);
  await finish(orderId);
  expect(await seen(orderId)).toMatchObject({ refunded: 10.7, items: [{ refundable: 10.7 }, { refundable: 11.9 }] });
  await refund(orderId, 10.7, { lines: [0] });
  expect(await held(orderId)).toEqual({ refunded: 21.4, left: 11.9, taxes: [standard(10, 1.9)] });
});

test('a refund for no line is paid besides what is missing, unless it is said to count towards it', async () => {
  const goodwill = await paidOrder(['wine', 1], ['bread', 1]);
  await refund(goodwill, 3);
  await pick(goodwill, 0, 0);
  await pick(goodwill, 1, 1);
  await finish(goodwill);
  expect(await held(goodwill)).toEqual({ refunded: 14.9, left: 7.7, taxes: [food(7.2, 0.5)] });

  const counted = await paidOrder(['wine', 1], ['bread', 1]);
  await refund(counted, 3, { forMissing: true });
  await pick(counted, 0, 0);
  await pick(counted, 1, 1);
  await finish(counted);
  expect((await seen(counted)).refunds.map(({ forMissing }: { forMissing: boolean }) => forMissing)).toEqual([
    true,
    false,
  ]);
  expect(await held(counted)).toEqual({ refunded: 11.9, left: 10.7, taxes: [food(10, 0.7)] });
});

test('a refund that counts towards what is missing is refused for lines, and after the packing', async () => {
  const orderId = await paidOrder(['wine', 1], ['bread', 1]);
  const send = async (more: object) =>
    (await seller.post('/api/order/refund', { orderId, amount: 1, reason: 'Late', forMissing: true, ...more })).body;
  expect(await send({ lines: [0] })).toMatchObject(
    refusal('INVALID', expect.stringContaining('whole order'), 'forMissing'),
  );
  await pick(orderId, 0, 1);
  await pick(orderId, 1, 1);
  await finish(orderId);
  expect(await send({})).toMatchObject(refusal('REFUSED', expect.stringContaining('is packed'), 'forMissing'));
  expect((await seen(orderId)).refunded).toBe(0);
});

test('with 2 % on top, a line is refundable with the tax of what was found, while it is packed and after', async () => {
  await saveTax('FLOOR');
  const orderId = await paidOrder(['spirit', 1], ['sweet', 1], ['bread', 1]);
  await pick(orderId, 0, 0);
  const refundable = async () => (await seen(orderId)).items.map((item: { refundable: number }) => item.refundable);
  expect(await refundable()).toEqual([0, 0.5, 10.91]);
  await pick(orderId, 1, 1);
  await pick(orderId, 2, 1);
  await finish(orderId);
  expect(await refundable()).toEqual([0, 0.5, 10.91]);
  await saveTax('RATES');
});
