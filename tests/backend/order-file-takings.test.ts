import { beforeAll, expect, test } from 'vitest';
import { addTakingsSums } from '#backend/features/reports/takings-sums-repository.ts';
import { addFailedRefund } from '#backend/features/orders/refunds/refund-repository.ts';
import { seededRandom } from '#tests/support/drill.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { payByEvent } from '#tests/support/pay-by-event.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

/** The file of orders of a period has the takings of that period: docs/decisions/csv.md. */

const day = 86_400_000;
const hour = 3_600_000;
const begin = Date.parse('2026-03-02T09:00:00Z');
let now = begin;
const backend = backendForTests({ maxOpenOrders: null }, () => now);
let seller: StoreClient;
let shopper: StoreClient;
let address: string;
const goods: string[] = [];
const random = seededRandom(7);
const upTo = (most: number) => Math.floor(random() * (most + 1));
const oneOf = <Value>(values: readonly Value[]) => values[upTo(values.length - 1)] as Value;
/** The orders that were paid online. */
const online: string[] = [];

async function logIn() {
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
}

async function change(call: string, body: object) {
  const { body: said } = await seller.post(`/api/order/${call}`, body);
  expect(said, `${call} ${JSON.stringify(body)}: ${said.message}`).toMatchObject({ success: true });
}

async function saveTax(mode: 'RATES' | 'FLOOR', feeTax: 'CLASS_A' | 'GOODS') {
  const classes = Object.entries({ A: 1900, B: 700, C: 550 }).map(([code, basisPoints]) => {
    return { code, name: `Class ${code}`, basisPoints };
  });
  const form = new FormData();
  form.append('storeData', JSON.stringify({ tax: { mode, number: '', classes, feeTax } }));
  expect((await seller.send('/api/store/update', { method: 'POST', body: form })).body.success).toBe(true);
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await logIn();
  await saveTax('RATES', 'GOODS');
  for (const [name, price, taxClass] of [
    ['Wine', '11.90', 'A'],
    ['Bread', '10.70', 'B'],
    ['Stamp', '4.44', 'C'],
    ['Sweet', '0.07', 'B'],
  ] as const) {
    goods.push(await addProduct(seller, { name, price, offerPrice: price, taxClass }));
  }
});

async function refundSome(orderId: string) {
  const order = (await seller.get(`/api/order/seller?id=${orderId}`)).body.orders[0];
  const line = upTo(order.items.length - 1);
  const isForLine = random() < 0.6;
  const mostCents = Math.round((isForLine ? order.items[line].refundable : order.refundable / 3) * 100);
  if (mostCents < 1) return;
  const amount = (1 + upTo(mostCents - 1)) / 100;
  await change('refund', { orderId, amount, reason: 'Bruised', ...(isForLine ? { lines: [line] } : {}) });
  if (random() > 0.15) return;
  const { database } = backend.context;
  const refunds = database.query.selectFrom('refunds').select(['id', 'cents']).where('order_id', '=', orderId);
  const { id, cents } = await refunds.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  now += upTo(20) * hour;
  await database.write(async (trx) => {
    await trx.updateTable('refunds').set({ state: 'FAILED' }).where('id', '=', id).execute();
    await addFailedRefund(trx, { id, orderId, cents, at: now });
  });
}

/** Places an order, and pays, packs and refunds it over some days. */
async function playOrder() {
  await logIn();
  await saveTax(random() < 0.3 ? 'FLOOR' : 'RATES', oneOf(['CLASS_A', 'GOODS'] as const));
  const items = goods.filter(() => random() < 0.6).map((product) => ({ product, quantity: 1 + upTo(2) }));
  if (items.length === 0) items.push({ product: oneOf(goods), quantity: 2 });
  const isOnline = random() < 0.5;
  const body = { items, address, substitution: 'SIMILAR_NOT_DEARER' };
  const { order } = (await shopper.post(`/api/order/${isOnline ? 'stripe' : 'cod'}`, body)).body;
  const orderId: string = order._id;
  if (isOnline) {
    online.push(orderId);
    await payByEvent(backend.context.database, order, now);
  }
  const later = async () => {
    now += upTo(30) * hour;
    await logIn();
  };
  if (isOnline && random() < 0.3) await refundSome(orderId);
  await later();
  if (isOnline && random() < 0.1) {
    await change('cancel', { orderId });
    return;
  }
  for (const [line, { quantity, product }] of items.entries()) {
    const found = line === 0 ? quantity : upTo(quantity);
    // The products are sorted by their prices: the next one is cheaper.
    const substituteId = random() < 0.3 && found > 0 ? goods[goods.indexOf(product) + 1] : undefined;
    await change('pick', { orderId, line, quantity: found, reason: 'MISSING', ...(substituteId && { substituteId }) });
  }
  await change('finish-picking', { orderId });
  await later();
  await change('move', { orderId, to: 'DONE' });
  while (random() < 0.6) {
    await later();
    await refundSome(orderId);
  }
}

const cents = (text: string | undefined) => Math.round(Number(text || 0) * 100);

/** The sums of the columns of a file, in cents, by their names. */
async function sumsOf(query: string) {
  const { text } = await seller.get(`/api/order/export?${query}`);
  const [names = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((row: string) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const sums = names.map((name: string, at: number) => {
    return [name, rows.reduce((sum: number, row: string[]) => sum + cents(row[at]), 0)];
  });
  return { sums: Object.fromEntries(sums) as Record<string, number>, numbers: rows.map(([number]) => number) };
}

test(
  'over random refunds, the columns of the file of a period add up to the takings of that period',
  { timeout: 300_000 },
  async () => {
    for (let order = 0; order < 50; order += 1) await playOrder();
    const end = now;
    const { query } = backend.context.database;
    // The sandbox pays and refunds without a provider. From here on, these are real payments.
    await query.updateTable('orders').set({ provider: 'stripe' }).where('id', 'in', online).execute();
    await logIn();
    for (let period = 0; period < 40; period += 1) {
      if (period === 30) await addTakingsSums(backend.context.database, end);
      const from = begin + Math.floor(random() * (end - begin));
      const to = period % 10 === 0 ? end + 1 : from + 1 + upTo(4 * day);
      const [since, placedBefore] = [from, to].map((moment) => new Date(moment).toISOString()) as [string, string];
      const { body } = await seller.get(`/api/order/seller/takings?starts=${since},${placedBefore}`);
      const { card, cash, refundedTotal, net, taxInNet, taxes } = body.takings[0];
      const { sums, numbers } = await sumsOf(new URLSearchParams({ since, placedBefore }).toString());
      expect(new Set(numbers).size).toBe(numbers.length);
      const inFile = (name: string) => sums[name] ?? 0;
      expect(inFile('Paid in the period')).toBe(Math.round((card + cash) * 100));
      expect(inFile('Refunded in the period')).toBe(Math.round(refundedTotal * 100));
      expect(inFile('Takings of the period')).toBe(Math.round(net * 100));
      const rates = Object.keys(sums).flatMap((name) => /^Tax ([\d.]+) % in the takings$/.exec(name)?.[1] ?? []);
      const includedCents = rates.reduce((sum, rate) => sum + inFile(`Tax ${rate} % in the takings`), 0);
      expect(inFile('Added tax in the takings') + includedCents).toBe(Math.round(taxInNet * 100));
      expect(
        taxes.map(({ rate }: { rate: number }) => String(rate)).filter((rate: string) => !rates.includes(rate)),
      ).toEqual([]);
      for (const rate of rates) {
        const { amount = 0, net: netOf = 0 } = taxes.find((tax: { rate: number }) => String(tax.rate) === rate) ?? {};
        expect(inFile(`Tax ${rate} % in the takings`)).toBe(Math.round(amount * 100));
        expect(inFile(`Net ${rate} % in the takings`)).toBe(Math.round(netOf * 100));
      }
    }
  },
);
