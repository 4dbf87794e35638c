import { beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#backend/db/record-id.ts';
import { readRefundedLines } from '#backend/features/orders/refunds/refund-line-repository.ts';
import { setMailing } from '#backend/outbox.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { seededRandom } from '#tests/support/drill.ts';
import { refusal } from '#tests/support/refusal.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const hour = 3_600_000;
let now = Date.parse('2026-03-02T09:00:00Z');
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: Awaited<ReturnType<typeof backend.shopper>>;
let address: string;
let carrots: string;
let soap: string;

const classes = [
  { code: 'A', name: 'Standard', basisPoints: 1900 },
  { code: 'B', name: 'Food', basisPoints: 700 },
];

async function saveTax(mode: 'RATES' | 'FLOOR') {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ tax: { mode, number: '', classes } }));
  const { body } = await seller.send('/api/store/update', { method: 'POST', body: form });
  expect(body.success).toBe(true);
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  await saveTax('RATES');
  carrots = await addProduct(seller, { name: 'Carrots', price: '1.16', offerPrice: '1.16', taxClass: 'B' });
  soap = await addProduct(seller, { name: 'Soap', price: '11.90', offerPrice: '11.90', taxClass: 'A' });
  await addWhatMustNotCount(backend);
});

/** Places an order of 2 carrots and 1 soap, 14.22, that is paid in the sandbox. */
async function paidOrder(): Promise<string> {
  const items = [
    { product: carrots, quantity: 2 },
    { product: soap, quantity: 1 },
  ];
  const { body } = await shopper.post('/api/order/stripe', { items, address });
  const { _id: orderId, amount } = body.order;
  const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
  await applyPaymentEvent(backend.context.database, { ...event, amountCents: Math.round(amount * 100) }, now);
  return orderId;
}

const refund = async (orderId: string, fields: object) =>
  (await seller.post('/api/order/refund', { orderId, reason: 'Bruised', ...fields })).body;
const seen = async (orderId: string) => (await shopper.get(`/api/order/user?id=${orderId}`)).body.orders[0];
async function takings(from: number, to: number) {
  const starts = [from, to].map((start) => new Date(start).toISOString()).join();
  return (await seller.get(`/api/order/seller/takings?starts=${starts}`)).body.takings[0].test;
}

test('a refund for a product takes the tax of this product only, in the order and in the takings', async () => {
  const orderId = await paidOrder();
  const placedTaxes = [
    { name: 'Standard', rate: 19, amount: 1.9, net: 10 },
    { name: 'Food', rate: 7, amount: 0.15, net: 2.17 },
  ];
  expect(await seen(orderId)).toMatchObject({ amount: 14.22, taxes: placedTaxes, placedTaxes, afterRefunds: null });
  const before = now;
  now += hour;
  const refunded = await refund(orderId, { amount: 1.16, lines: [0] });
  expect(refunded).toMatchObject({ success: true, order: { refunds: [{ amount: 1.16, lines: [0] }] } });

  const order = await seen(orderId);
  const left = [
    { name: 'Standard', rate: 19, amount: 1.9, net: 10 },
    { name: 'Food', rate: 7, amount: 0.08, net: 1.08 },
  ];
  // The amounts in the order stay.
  expect(order).toMatchObject({ amount: 14.22, taxes: placedTaxes, placedTaxes });
  expect(order.afterRefunds).toEqual({ amount: 13.06, tax: 0, taxes: left });
  expect(order.items.map((item: { refundable: number }) => item.refundable)).toEqual([1.16, 11.9]);

  const inTakings = await takings(now, now + hour);
  expect(inTakings).toMatchObject({ net: -1.16, taxInNet: -0.07 });
  expect(inTakings.taxes).toEqual([{ name: 'Food', rate: 7, amount: -0.07, net: -1.09 }]);
  expect((await takings(before, now + hour)).taxes).toEqual(left);
});

test('a refund for no product takes a share of all taxes', async () => {
  const orderId = await paidOrder();
  expect((await refund(orderId, { amount: 7.11 })).order.afterRefunds).toEqual({
    amount: 7.11,
    tax: 0,
    taxes: [
      { name: 'Standard', rate: 19, amount: 0.95, net: 5 },
      { name: 'Food', rate: 7, amount: expect.closeTo(0.07, 1), net: expect.closeTo(1.08, 1) },
    ],
  });
});

test('the store refuses to refund more for a product than it costs, and says how much is possible', async () => {
  const orderId = await paidOrder();
  const tooMuch = 'At most $2.32 for these products can be refunded. Please enter a lower amount.';
  expect(await refund(orderId, { amount: 2.33, lines: [0] })).toMatchObject(refusal('REFUSED', tooMuch, 'amount'));
  expect((await refund(orderId, { amount: 2.32, lines: [0] })).success).toBe(true);
  expect(await refund(orderId, { amount: 0.01, lines: [0] })).toMatchObject({
    success: false,
    code: 'REFUSED',
    message: expect.stringMatching(/^Nothing can be refunded for these products\./),
  });
  expect((await seen(orderId)).afterRefunds.taxes).toEqual([{ name: 'Standard', rate: 19, amount: 1.9, net: 10 }]);
  for (const lines of [[2], [0, 0], [-1], [0.5], [], 'all']) {
    const { success, code } = await refund(orderId, { amount: 1, lines });
    expect({ lines, success, code }).toEqual({ lines, success: false, code: 'INVALID' });
  }
  const tooMany = Array.from({ length: 101 }, (_, at) => at);
  expect((await refund(orderId, { amount: 1, lines: tooMany })).success).toBe(false);
  expect((await seen(orderId)).refunds).toHaveLength(1);
});

test('a refund that cannot be made is refused with the reason and the field', async () => {
  const orderId = await paidOrder();
  const noProduct = 'The order has no such product. Please load the order again.';
  expect(await refund(orderId, { amount: 1, lines: [0, 2] })).toMatchObject(refusal('INVALID', noProduct, 'lines'));
  const tooMuch = 'At most $14.22 of this order can be refunded. Please enter a lower amount.';
  expect(await refund(orderId, { amount: 14.23 })).toMatchObject(refusal('REFUSED', tooMuch, 'amount'));
  await refund(orderId, { amount: 2.32, lines: [0] });
  const nothingOfLines =
    'Nothing can be refunded for these products. Please choose others, or none to refund a part of the whole order.';
  expect(await refund(orderId, { amount: 1, lines: [0] })).toMatchObject(refusal('REFUSED', nothingOfLines, 'lines'));
  await refund(orderId, { amount: 11.9 });
  for (const lines of [undefined, [1]]) {
    const nothing = 'Nothing of this order can be refunded.';
    expect(await refund(orderId, { amount: 1, lines })).toMatchObject(refusal('REFUSED', nothing, 'amount'));
  }
});

test('the shopper gets a mail about a refund, and the changes of the order name it', async () => {
  const { database } = backend.context;
  await setMailing(database, true);
  const orderId = await paidOrder();
  const { order } = await refund(orderId, { amount: 1.16, lines: [0] });
  await setMailing(database, false);
  const mails = await database.query
    .selectFrom('mails')
    .select(['kind', 'version', 'recipient', 'data'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'ORDER_REFUNDED')
    .execute();
  expect(mails).toEqual([
    {
      kind: 'ORDER_REFUNDED',
      version: order.version,
      recipient: shopper.email,
      data: expect.stringContaining('"refundCents":116,"reason":"Bruised"'),
    },
  ]);
  const { changes } = (await seller.get(`/api/staff/changes?kind=ORDER&subject=${order.number}`)).body;
  expect(changes).toMatchObject([
    {
      action: 'ORDER_REFUNDED',
      subject: { kind: 'ORDER', id: orderId, name: String(order.number) },
      before: null,
      after: { amount: 1.16, reason: 'Bruised' },
    },
  ]);
});

test('a refund for several products is divided in proportion to what they cost', async () => {
  const orderId = await paidOrder();
  expect((await refund(orderId, { amount: 7.11, lines: [1, 0] })).order).toMatchObject({
    refunds: [{ lines: [0, 1] }],
    items: [{ refundable: 1.16 }, { refundable: 5.95 }],
  });
});

test('the same key enters one refund, and no refund for other products', async () => {
  const orderId = await paidOrder();
  const first = { amount: 1, lines: [0], idempotencyKey: 'one' };
  expect((await refund(orderId, first)).success).toBe(true);
  expect((await refund(orderId, first)).success).toBe(true);
  const keyUsed = 'This Idempotency-Key was already used for another refund. Please use a new one.';
  for (const other of [{ lines: [1] }, { lines: [0, 1] }, { lines: undefined }, { reason: 'Late' }, { amount: 2 }]) {
    expect(await refund(orderId, { ...first, ...other })).toMatchObject(refusal('INVALID', keyUsed, 'idempotencyKey'));
  }
  expect((await seen(orderId)).refunds).toHaveLength(1);
  const besides = { amount: 1, lines: undefined, idempotencyKey: 'two' };
  expect((await refund(orderId, besides)).success).toBe(true);
  const counted = { ...besides, forMissing: true };
  expect(await refund(orderId, counted)).toMatchObject(refusal('INVALID', keyUsed, 'idempotencyKey'));
});

test('the store reads the refunds for products of more orders than one statement takes', async () => {
  const orderId = await paidOrder();
  await refund(orderId, { amount: 1, lines: [0] });
  const { query } = backend.context.database;
  const [order, lines, refunds, moves, refundLines] = await Promise.all([
    query.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    query.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute(),
    query.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute(),
    query.selectFrom('money_moves').selectAll().where('order_id', '=', orderId).where('cents', '<', 0).execute(),
    query.selectFrom('refund_lines').selectAll().where('order_id', '=', orderId).execute(),
  ]);
  // Copies of the order with its refund, of a time that no takings are read of.
  const at = now - 1000 * hour;
  const ids = Array.from({ length: 60 }, (_, index) => newRecordId(at + index));
  const refundOf = (id: string) => `refund of ${id}`;
  const copy = <Row>(rows: Row[], change: (id: string) => Partial<Row>) =>
    ids.flatMap((id) => rows.map((row) => ({ ...row, ...change(id) })));
  const ofCopy = (id: string) => ({ order_id: id });
  await query
    .insertInto('orders')
    .values(copy([order], (id) => ({ id, created_at: at })))
    .execute();
  await query.insertInto('order_lines').values(copy(lines, ofCopy)).execute();
  await query
    .insertInto('refunds')
    .values(copy(refunds, (id) => ({ id: refundOf(id), order_id: id })))
    .execute();
  await query
    .insertInto('money_moves')
    .values(copy(moves, (id) => ({ id: refundOf(id), order_id: id, at })))
    .execute();
  await query
    .insertInto('refund_lines')
    .values(copy(refundLines, (id) => ({ order_id: id, refund_id: refundOf(id) })))
    .execute();
  const read = await readRefundedLines(query, ids);
  expect(read.size).toBe(60);
  for (const id of ids) expect(read.get(id)).toMatchObject([{ line: 0, cents: 100, afterPick: 0, at }]);
  // The deletion includes all rows that belong to the orders.
  await query.deleteFrom('orders').where('id', 'in', ids).execute();
});

test('after picking, a line that was not found has nothing to refund, and a tax on top is refunded with its line', async () => {
  await saveTax('FLOOR');
  const orderId = await paidOrder();
  expect(await seen(orderId)).toMatchObject({
    amount: 14.5,
    tax: 0.28,
    items: [{ refundable: 2.37 }, { refundable: 12.13 }],
  });
  for (const [line, quantity] of [
    [0, 0],
    [1, 1],
  ]) {
    await seller.post('/api/order/pick', { orderId, line, quantity, reason: 'MISSING' });
  }
  expect((await seller.post('/api/order/finish-picking', { orderId })).body.success).toBe(true);
  expect(await seen(orderId)).toMatchObject({ refunded: 2.37, items: [{ refundable: 0 }, { refundable: 12.13 }] });
  expect((await refund(orderId, { amount: 6.07, lines: [1] })).order.afterRefunds).toEqual({
    amount: 6.06,
    tax: 0.11,
    taxes: [],
  });
  await saveTax('RATES');
});

test('a refund knows how many lines of its own order were picked before it, whatever was picked of others', async () => {
  const [orderId, other] = [await paidOrder(), await paidOrder()];
  const pick = (id: string, line: number, quantity: number) =>
    seller.post('/api/order/pick', { orderId: id, line, quantity, reason: 'MISSING' });
  await pick(other, 0, 1);
  await pick(other, 1, 1);
  expect(await refund(orderId, { amount: 1, lines: [0] })).toMatchObject({ success: true });
  await pick(orderId, 0, 1);
  expect(await refund(orderId, { amount: 0.5, lines: [1] })).toMatchObject({ success: true });
  const { query } = backend.context.database;
  expect((await readRefundedLines(query, [orderId])).get(orderId)).toMatchObject([
    { line: 0, cents: 100, afterPick: 0 },
    { line: 1, cents: 50, afterPick: 1 },
  ]);
});

test('a packer sees no refunds, not even those for products', async () => {
  const orderId = await paidOrder();
  await refund(orderId, { amount: 1, lines: [0] });
  const packer = await memberOf(backend, 'PACKER');
  const order = (await packer.get(`/api/order/seller?id=${orderId}`)).body.orders[0];
  expect(order).toMatchObject({
    refunds: [],
    refunded: 0,
    afterRefunds: null,
    items: [{ refundable: 0 }, { refundable: 0 }],
  });
});

test('with random refunds, the taxes and net sums make what is left to the cent, and the takings have the same', async () => {
  const random = seededRandom(26);
  const from = now + hour;
  now = from;
  const left = new Map<number, number>();
  let leftCents = 0;
  const cents = (units: number) => Math.round(units * 100);
  for (let count = 0; count < 12; count += 1) {
    now += 1000;
    const orderId = await paidOrder();
    for (let step = 0; step < 3; step += 1) {
      now += 1000;
      const { items, refundable } = await seen(orderId);
      const lines = [0, 1].filter(() => random() < 0.5);
      const ofLines = lines.reduce((sum, line) => sum + cents(items[line].refundable), 0);
      const most = Math.min(cents(refundable), lines.length === 0 ? Infinity : ofLines);
      const part = Math.ceil(random() * most);
      if (part === 0) continue;
      const fields = { amount: part / 100, ...(lines.length > 0 && { lines }) };
      expect(await refund(orderId, fields)).toMatchObject({ success: true });
    }
    const order = await seen(orderId);
    const { amount, taxes } = order.afterRefunds ?? { amount: order.amount, taxes: order.taxes };
    expect(cents(amount)).toBe(cents(order.paid) - cents(order.refunded));
    const sum = taxes.reduce(
      (all: number, tax: { amount: number; net: number }) => all + cents(tax.amount) + cents(tax.net),
      0,
    );
    expect(sum).toBe(cents(amount));
    leftCents += cents(amount);
    for (const tax of taxes) {
      expect(tax.amount).toBeGreaterThanOrEqual(0);
      left.set(tax.rate, (left.get(tax.rate) ?? 0) + cents(tax.amount));
    }
  }
  const all = await takings(from, now + hour);
  expect(cents(all.net)).toBe(leftCents);
  expect(new Map(all.taxes.map((tax: { rate: number; amount: number }) => [tax.rate, cents(tax.amount)]))).toEqual(
    left,
  );
});
