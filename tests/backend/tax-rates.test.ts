import { beforeAll, expect, test } from 'vitest';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { seededRandom } from '#tests/support/drill.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const day = 86_400_000;
const monday = Date.parse('2024-01-08T00:00:00Z');
let now = monday;
const backend = backendForTests({}, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let address: string;
let apple: string;
let soap: string;
let stamp: string;
/** As dear as the soap and the apple, but with the rate of the other. */
let honey: string;
let sponge: string;

const classes = [
  { code: 'A', name: 'Standard', basisPoints: 1900 },
  { code: 'B', name: 'Food', basisPoints: 700 },
  { code: 'C', name: 'None', basisPoints: 0 },
];

async function saveTax(tax: object) {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ tax }));
  return (await seller.send('/api/store/update', { method: 'POST', body: form })).body;
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  apple = await addProduct(seller, { name: 'Apple', price: '1.04', offerPrice: '1.04', taxClass: 'B' });
  soap = await addProduct(seller, { name: 'Soap', price: '11.90', offerPrice: '11.90' });
  stamp = await addProduct(seller, { name: 'Stamp', price: '0.85', offerPrice: '0.85', taxClass: 'C' });
  honey = await addProduct(seller, { name: 'Honey', price: '11.90', offerPrice: '11.90', taxClass: 'B' });
  sponge = await addProduct(seller, { name: 'Sponge', price: '1.04', offerPrice: '1.04' });
  await addWhatMustNotCount(backend);
});

const pieces = (product: string, quantity: number) => ({ product, quantity });

async function place(items: { product: string; quantity: number }[], expectedTotal?: number) {
  return (await shopper.post('/api/order/cod', { items, address, expectedTotal })).body;
}

async function orderNamed(id: string) {
  return (await shopper.get(`/api/order/user?id=${id}`)).body.orders[0];
}

async function takings(from: number, to: number) {
  const starts = [from, to].map((start) => new Date(start).toISOString()).join();
  return (await seller.get(`/api/order/seller/takings?starts=${starts}`)).body.takings[0];
}

test('the mode applies to new orders: first 2 % on top, then taxes in the prices, and both stay with their orders', async () => {
  const before = await place([pieces(apple, 2)]);
  expect(before.order).toMatchObject({ subtotal: 2.08, tax: 0.04, amount: 2.12, taxes: [] });

  expect(await saveTax({ mode: 'RATES', number: 'DE1', classes })).toMatchObject({
    success: true,
    settings: { tax: { mode: 'RATES', number: 'DE1', classes } },
  });
  const items = [pieces(apple, 2), pieces(soap, 1), pieces(stamp, 1)];
  expect(await place(items, 15.13)).toMatchObject(
    refusal('PRICE_CHANGED', expect.stringMatching(/total is now \$14\.83, not \$15\.13/), 'expectedTotal'),
  );
  const { order } = await place(items, 14.83);
  const taxes = [
    { name: 'Standard', rate: 19, amount: 1.9, net: 10 },
    // 0.068 for one piece, 0.136 for both.
    { name: 'Food', rate: 7, amount: 0.14, net: 1.94 },
    { name: 'None', rate: 0, amount: 0, net: 0.85 },
  ];
  expect(order).toMatchObject({ subtotal: 14.83, tax: 0, amount: 14.83, taxes });

  await saveTax({ mode: 'RATES', number: '', classes: [{ code: 'A', name: 'Goods', basisPoints: 1000 }] });
  expect(await orderNamed(order._id)).toMatchObject({ amount: 14.83, taxes });
  // A product whose class is no longer there belongs to the first.
  expect((await place([pieces(apple, 1)])).order.taxes).toEqual([{ name: 'Goods', rate: 10, amount: 0.09, net: 0.95 }]);
  await saveTax({ mode: 'FLOOR', number: '', classes });
  expect(await orderNamed(order._id)).toMatchObject({ amount: 14.83, taxes });
  expect((await place([pieces(apple, 2)])).order).toMatchObject({ tax: 0.04, amount: 2.12, taxes: [] });
});

test('the takings have the taxes by rate; refunds take back the stored figures, and in the end all of them', async () => {
  await saveTax({ mode: 'RATES', number: '', classes });
  now = monday + day;
  const { order } = await place([pieces(apple, 2), pieces(soap, 1), pieces(stamp, 1)]);
  seller = await backend.seller();
  for (const to of ['PICKING', 'READY', 'DONE']) {
    expect((await seller.post('/api/order/move', { orderId: order._id, to })).body).toMatchObject({ success: true });
  }
  // The refunds do not ask for the rates of today.
  await saveTax({ mode: 'FLOOR', number: '', classes: [] });
  now = monday + 2 * day;
  seller = await backend.seller();
  const refund = async (amount: number) =>
    expect(
      (await seller.post('/api/order/refund', { orderId: order._id, amount, reason: 'Bruised' })).body,
    ).toMatchObject({ success: true });
  await refund(3.33);
  now += 2000;
  await refund(11.5);

  const paid = await takings(monday + day, monday + 2 * day);
  expect(paid).toMatchObject({ cash: 14.83, net: 14.83, taxInNet: 2.04, taxes: order.taxes });
  const [first, second] = [await takings(now - 2000, now - 1), await takings(now, now + day)];
  for (const { net, taxInNet, taxes } of [first, second]) {
    const sum = (pick: (tax: { amount: number; net: number }) => number) =>
      Math.round(taxes.reduce((cents: number, tax: { amount: number; net: number }) => cents + pick(tax) * 100, 0));
    expect(sum((tax) => tax.amount + tax.net)).toBe(Math.round(net * 100));
    expect(sum((tax) => tax.amount)).toBe(Math.round(taxInNet * 100));
  }
  expect(await takings(monday + day, now + day)).toMatchObject({ cash: 14.83, net: 0, taxInNet: 0, taxes: [] });
});

test('a refund after the end of a period, in the same quarter of an hour, changes no taxes in it', async () => {
  await saveTax({ mode: 'RATES', number: '', classes });
  now = monday + 3 * day;
  const { order } = await place([pieces(honey, 1), pieces(soap, 1)]);
  seller = await backend.seller();
  for (const to of ['PICKING', 'READY', 'DONE']) await seller.post('/api/order/move', { orderId: order._id, to });
  const refund = async (line: number) => {
    now += 60_000;
    const fields = { orderId: order._id, amount: 1.19, reason: 'Bruised', lines: [line] };
    expect((await seller.post('/api/order/refund', fields)).body).toMatchObject({ success: true });
  };
  await refund(0);
  const end = now + 1;
  const before = await takings(monday + 3 * day, end);
  await refund(1);
  expect(await takings(monday + 3 * day, end)).toEqual(before);
  expect(await takings(end, end + day)).toMatchObject({ net: -1.19, taxes: [{ rate: 19, amount: -0.19, net: -1 }] });
});

test('a settled order has the taxes of what was found, also in the takings', async () => {
  now = monday + 4 * day;
  seller = await backend.seller();
  await saveTax({ mode: 'RATES', number: '', classes });
  const { order } = await place([pieces(apple, 2), pieces(soap, 1)]);
  const orderId = order._id;
  const pick = async (line: number, quantity: number, reason?: string) =>
    expect((await seller.post('/api/order/pick', { orderId, line, quantity, reason })).body.success).toBe(true);
  await pick(0, 1, 'MISSING');
  await pick(1, 1);
  expect((await seller.post('/api/order/finish-picking', { orderId })).body.success).toBe(true);
  const taxes = [
    { name: 'Standard', rate: 19, amount: 1.9, net: 10 },
    { name: 'Food', rate: 7, amount: 0.07, net: 0.97 },
  ];
  expect(await orderNamed(orderId)).toMatchObject({ amount: 13.98, settled: { amount: 12.94, tax: 0 }, taxes });
  expect((await seller.post('/api/order/move', { orderId, to: 'DONE' })).body.success).toBe(true);
  expect(await takings(now, now + day)).toMatchObject({ cash: 12.94, taxInNet: 1.97, taxes });
});

test('a substitute has the tax of its own rate, in the order, its refunds and the takings, whether paid before or after', async () => {
  now = monday + 6 * day;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  await saveTax({ mode: 'RATES', number: '', classes });
  const order = { items: [pieces(soap, 2)], address, substitution: 'SIMILAR_NOT_DEARER' };
  const send = async (call: string, body: object) =>
    expect((await seller.post(`/api/order/${call}`, body)).body).toMatchObject({ success: true });
  const standard = [{ name: 'Standard', rate: 19, amount: 3.8, net: 20 }];
  const food = [{ name: 'Food', rate: 7, amount: 1.56, net: 22.24 }];
  for (const call of ['stripe', 'cod']) {
    const start = (now += day);
    seller = await backend.seller();
    const { body } = await shopper.post(`/api/order/${call}`, order);
    const { _id: orderId } = body.order;
    const isOnline = call === 'stripe';
    const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
    if (isOnline) await applyPaymentEvent(backend.context.database, { ...event, amountCents: 2380 }, now);
    const paidLater = isOnline ? { test: { taxes: standard } } : { taxes: [] };
    now += day / 2;
    seller = await backend.seller();
    await send('pick', { orderId, line: 0, quantity: 2, substituteId: honey });
    expect(await takings(start, now)).toMatchObject(paidLater);
    await send('finish-picking', { orderId });
    await send('move', { orderId, to: 'DONE' });
    expect(await orderNamed(orderId)).toMatchObject({ amount: 23.8, settled: { amount: 23.8 }, taxes: food });
    const held = async () => {
      const { taxes, test } = await takings(start, now + 1);
      return isOnline ? test.taxes : taxes;
    };
    expect(await held()).toEqual(food);
    now += 3_600_000;
    await send('refund', { orderId, amount: 11.9, reason: 'Bruised', lines: [0] });
    const left = [{ name: 'Food', rate: 7, amount: 0.78, net: 11.12 }];
    expect((await orderNamed(orderId)).afterRefunds).toMatchObject({ amount: 11.9, taxes: left });
    expect(await held()).toEqual(left);
  }
});

test('over random picks and refunds, takings and receipts have the same taxes to the cent, and a past period never changes', async () => {
  const hour = 3_600_000;
  const start = monday + 40 * day;
  const random = seededRandom(23);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const cents = (units: number) => Math.round(units * 100);
  const change = async (call: string, body: object) =>
    expect((await seller.post(`/api/order/${call}`, body)).body).toMatchObject({ success: true });
  const refund = (orderId: string, refundedCents: number) =>
    change('refund', { orderId, amount: refundedCents / 100, reason: 'Bruised' });
  const steps: ((orderId: string) => Promise<void>)[] = [
    // Before the picking, a part of what was paid online is refunded.
    async (orderId) => {
      const { refundable } = await orderNamed(orderId);
      if (refundable > 0 && random() < 0.6) await refund(orderId, 1 + upTo(Math.floor(cents(refundable) / 3)));
    },
    async (orderId) => {
      const { items } = await orderNamed(orderId);
      for (const [line, { quantity }] of items.entries()) {
        const found = line === 0 ? 1 + upTo(quantity - 1) : upTo(quantity);
        const substituteId = found > 0 && random() < 0.4 ? [sponge, honey][line] : undefined;
        await change('pick', { orderId, line, quantity: found, substituteId, reason: 'MISSING' });
      }
      await change('finish-picking', { orderId });
    },
    (orderId) => change('move', { orderId, to: 'DONE' }),
    // Where the shop has less of an order than its settled sum, it refunds the rest, sometimes in two parts.
    async (orderId) => {
      const { paid, refunded, settled, refundable } = await orderNamed(orderId);
      if (cents(paid) - cents(refunded) === cents(settled.amount)) return;
      const part = upTo(cents(refundable) - 1);
      if (part > 0) await refund(orderId, part);
      await refund(orderId, cents(refundable) - part);
    },
  ];

  now = start;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const ids: string[] = [];
  for (const mode of ['FLOOR', 'RATES']) {
    await saveTax({ mode, number: '', classes });
    for (let count = 0; count < 8; count += 1) {
      now += 1;
      const items = [apple, soap, stamp].map((product) => pieces(product, 1 + upTo(8)));
      const isOnline = count % 2 === 0;
      const wanted = { items, address, substitution: 'SIMILAR_NOT_DEARER' };
      const { body } = await shopper.post(`/api/order/${isOnline ? 'stripe' : 'cod'}`, wanted);
      const { _id: orderId, amount } = body.order;
      ids.push(orderId);
      if (!isOnline) continue;
      const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
      await applyPaymentEvent(backend.context.database, { ...event, amountCents: cents(amount) }, now);
    }
  }
  const starts = [start];
  const printed = [await takings(start, start + hour)];
  for (const step of steps) {
    now = start + starts.length * hour;
    starts.push(now);
    for (const orderId of ids) {
      now += 1;
      await step(orderId);
    }
    printed.push(await takings(starts.at(-1)!, starts.at(-1)! + hour));
  }
  const later = await Promise.all(starts.map((from) => takings(from, from + hour)));
  expect(later).toEqual(printed);

  const receipts = new Map<number, number>();
  let addedCents = 0;
  let kept = 0;
  for (const id of ids) {
    const order = await orderNamed(id);
    const heldCents = cents(order.paid) - cents(order.refunded);
    if (heldCents === 0) continue;
    expect(heldCents).toBe(cents(order.settled.amount));
    kept += 1;
    addedCents += cents(order.settled.tax);
    for (const { rate, amount } of order.taxes) receipts.set(rate, (receipts.get(rate) ?? 0) + cents(amount));
  }
  expect(kept).toBeGreaterThan(ids.length / 2);
  expect(kept).toBeLessThan(ids.length);
  // Payments of the sandbox are shown apart.
  const all = await takings(start, start + starts.length * hour);
  const both = (period: typeof all, sum: 'net' | 'taxInNet') => cents(period[sum]) + cents(period.test[sum]);
  const shown = new Map<number, number>();
  for (const { rate, amount } of [...all.taxes, ...all.test.taxes]) {
    shown.set(rate, (shown.get(rate) ?? 0) + cents(amount));
  }
  expect(shown).toEqual(receipts);
  const ratesCents = [...receipts.values()].reduce((sum, tax) => sum + tax, 0);
  expect(both(all, 'taxInNet')).toBe(ratesCents + addedCents);
  for (const sum of ['net', 'taxInNet'] as const) {
    expect(printed.reduce((total, period) => total + both(period, sum), 0)).toBe(both(all, sum));
  }
  const moves = await backend.context.database.query
    .selectFrom('money_moves')
    .select('cents')
    .where('order_id', 'in', ids)
    .execute();
  expect(both(all, 'net')).toBe(moves.reduce((total, move) => total + move.cents, 0));
});

test('for random orders, the stored taxes and net sums make the amount, in the table as in the response', async () => {
  await saveTax({ mode: 'RATES', number: '', classes });
  const random = seededRandom(19);
  for (let count = 0; count < 25; count += 1) {
    const items = [apple, soap, stamp]
      .filter(() => random() < 0.7)
      .map((product) => pieces(product, 1 + Math.floor(random() * 99)));
    if (items.length === 0) continue;
    now += 1;
    const { order } = await place(items);
    const rows = await backend.context.database.query
      .selectFrom('order_taxes')
      .selectAll()
      .where('order_id', '=', order._id)
      .orderBy('rate', 'desc')
      .execute();
    expect(rows.reduce((sum, row) => sum + row.net_cents + row.tax_cents, 0)).toBe(Math.round(order.amount * 100));
    expect(
      rows.map((row) => ({ rate: row.rate / 100, amount: row.tax_cents / 100, net: row.net_cents / 100 })),
    ).toEqual(order.taxes.map(({ name: _name, ...tax }: { name: string }) => tax));
  }
});

test('settings of taxes that do not fit together are refused', async () => {
  const rates = { mode: 'RATES', number: '' };
  expect(await saveTax({ ...rates, classes: [] })).toMatchObject(
    refusal('INVALID', expect.stringMatching(/need the tax class A/), 'tax.classes'),
  );
  const twice = [classes[0], { ...classes[1], code: 'A' }];
  expect(await saveTax({ ...rates, classes: twice })).toMatchObject(
    refusal('INVALID', expect.stringMatching(/another code/), 'tax.classes'),
  );
  const same = [classes[0], { ...classes[1], basisPoints: 1900 }];
  expect(await saveTax({ ...rates, classes: same })).toMatchObject(
    refusal('INVALID', expect.stringMatching(/same rate/), 'tax.classes'),
  );
  const steep = [{ ...classes[0], basisPoints: 10_001 }];
  expect(await saveTax({ ...rates, classes: steep })).toMatchObject(
    refusal('INVALID', expect.stringMatching(/from 0 to 100 percent/), 'tax.classes.0.basisPoints'),
  );
  for (const basisPoints of [0, 10_000]) {
    expect(await saveTax({ ...rates, classes: [{ ...classes[0], basisPoints }] })).toMatchObject({ success: true });
  }
});
