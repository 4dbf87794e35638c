import { beforeAll, expect, test } from 'vitest';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const hour = 3_600_000;
let now = Date.UTC(2024, 0, 10, 12, 30);
const backend = backendForTests({}, () => now);

let seller: StoreClient;
let ada: StoreClient & { id: string };
let address = '';
let apple = '';

const ways: Record<string, string[]> = {
  PLACED: [],
  PICKING: ['PICKING'],
  READY: ['PICKING', 'READY'],
  OUT: ['PICKING', 'READY', 'OUT'],
  DONE: ['PICKING', 'READY', 'DONE'],
};

async function place(): Promise<string> {
  now += 1000;
  const { body } = await ada.post('/api/order/cod', { items: [{ product: apple, quantity: 1 }], address });
  expect(body).toMatchObject({ success: true });
  return body.order._id;
}

async function placeIn(stage: string): Promise<string> {
  const orderId = await place();
  for (const to of ways[stage] ?? []) await seller.post('/api/order/move', { orderId, to });
  if (stage === 'CANCELLED') await seller.post('/api/order/cancel', { orderId });
  return orderId;
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  apple = await addProduct(seller, { name: 'Apple', price: '10', offerPrice: '10' });
  ada = await backend.shopper();
  address = await saveAddress(ada);
  for (const stage of ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED', 'PLACED', 'DONE', 'DONE']) {
    await placeIn(stage);
  }
  await addWhatMustNotCount(backend);
});

interface Listed {
  _id: string;
  stage: string;
  isPaid: boolean;
}

const listed = async (query = '') => (await seller.get(`/api/order/seller${query}`)).body.orders as Listed[];
const idsOf = (orders: Listed[]) => orders.map(({ _id }) => _id);
const inStages = async (...stages: string[]) => idsOf((await listed()).filter(({ stage }) => stages.includes(stage)));

test('the seller lists the orders of some stages, newest first, page by page, with their number', async () => {
  for (const stages of [['PLACED'], ['PLACED', 'PICKING'], ['DONE', 'CANCELLED'], ['OUT', 'OUT', 'READY']]) {
    const wanted = await inStages(...stages);
    const query = `?stages=${stages.join()}`;
    expect(idsOf(await listed(query))).toEqual(wanted);
    const { body } = await seller.get(`/api/order/seller${query}&first=1&count=true`);
    expect(body).toMatchObject({ totalCount: wanted.length, pageInfo: { hasNextPage: wanted.length > 1 } });
    expect(idsOf(await listed(`${query}&first=50&after=${wanted[0]}`))).toEqual(wanted.slice(1));
    expect(idsOf(await listed(`${query}&last=1`))).toEqual(wanted.slice(-1));
  }
  const paid = (await listed()).filter(({ stage, isPaid }) => isPaid && stage === 'DONE');
  expect(idsOf(await listed('?stages=PLACED,DONE&paid=true'))).toEqual(idsOf(paid));
  const { body } = await seller.get('/api/order/seller?first=1&count=true');
  expect(body.totalCount).toBe((await listed()).length);
});

test('unknown stages are refused', async () => {
  for (const stages of ['NEW', '', 'PLACED,,DONE']) {
    const { body } = await seller.get(`/api/order/seller?stages=${stages}`);
    expect(body).toMatchObject({ success: false, code: 'INVALID', message: expect.stringMatching(/^Stages must be/) });
  }
});

const sumsOf = async (query = '') => (await seller.get(`/api/order/seller/sums${query}`)).body;

test('the sums say how many orders are in each stage, whatever the filter, and add up only the stages of the filter', async () => {
  const check = async () => {
    const orders = await listed();
    const counts: Record<string, number> = { PLACED: 0, PICKING: 0, READY: 0, OUT: 0, DONE: 0, CANCELLED: 0 };
    for (const { stage } of orders) counts[stage] = (counts[stage] ?? 0) + 1;
    for (const query of ['', '?paid=true', '?method=Barter', '?stages=OUT']) {
      expect((await sumsOf(query)).stages).toEqual(counts);
    }
    for (const [stages, isPaid] of [
      ['PLACED', undefined],
      ['PLACED,OUT', false],
      ['DONE', undefined],
      ['DONE,READY', undefined],
      ['DONE', false],
      ['PLACED,PICKING,READY,OUT,DONE,CANCELLED', undefined],
      ['CANCELLED', undefined],
    ] as const) {
      const wanted = orders.filter(
        (order) =>
          order.stage !== 'CANCELLED' &&
          stages.split(',').includes(order.stage) &&
          (isPaid === undefined || order.isPaid === isPaid),
      );
      const query = `?stages=${stages}${isPaid === undefined ? '' : `&paid=${isPaid}`}`;
      const count = wanted.length;
      expect((await sumsOf(query)).sums).toMatchObject({ count, amount: Math.round(count * 1020) / 100 });
    }
  };
  await check();
  now += 3 * hour;
  await runHousekeeping(backend.context.database, now);
  await check();
  await placeIn('OUT');
  await check();
});

test('an unchanged list of orders is not sent again, a changed one is', async () => {
  const orderId = await place();
  for (const [client, paths] of [
    [ada, ['/api/order/user', '/api/order/user?first=3', `/api/order/user?id=${orderId}`]],
    [
      seller,
      ['/api/order/seller', '/api/order/seller?first=3&stages=PLACED,PICKING', `/api/order/seller?id=${orderId}`],
    ],
  ] as const) {
    for (const path of paths) {
      const first = await client.get(path);
      expect(first.headers.get('cache-control')).toBe('private, no-store');
      expect(first.headers.get('content-type')).toMatch(/^application\/json/);
      const etag = first.headers.get('etag') ?? '';
      expect(await client.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
      const other = client === ada ? await backend.shopper() : backend.visitor();
      expect((await other.get(path, { 'if-none-match': etag })).status).toBe(200);
    }
  }
  const before = await ada.get('/api/order/user?first=3');
  await seller.post('/api/order/move', { orderId, to: 'PICKING' });
  const after = await ada.get('/api/order/user?first=3', { 'if-none-match': before.headers.get('etag') ?? '' });
  expect(after).toMatchObject({ status: 200, body: { orders: [{ _id: orderId, stage: 'PICKING' }, {}, {}] } });
});

test('an order with another total than the shopper has seen is not placed, in cash and online', async () => {
  const items = [{ product: apple, quantity: 3 }];
  for (const call of ['cod', 'stripe']) {
    const send = async (expectedTotal: unknown, key: string) =>
      (await ada.post(`/api/order/${call}`, { items, address, expectedTotal }, { 'idempotency-key': `${call} ${key}` }))
        .body;
    const count = async () => {
      const { rows } = await backend.context.database.query
        .selectFrom('orders')
        .select((is) => is.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const before = await count();
    const text = 'The prices have changed: the total is now $30.60, not $29.99. Please look at your cart again.';
    expect(await send(29.99, 'one')).toEqual(refusal('PRICE_CHANGED', text, 'expectedTotal'));
    for (const total of ['30.60', -1, null]) {
      expect(await send(total, 'two')).toMatchObject({ code: 'INVALID', errors: [{ field: 'expectedTotal' }] });
    }
    expect(await count()).toBe(before);
    // The total as a client adds it up: 10.2 + 10.2 + 10.2
    expect(await send(30.599999999999998, 'one')).toMatchObject({ success: true, order: { amount: 30.6 } });
    expect(await count()).toBe(before + 1);
    // The order is placed, so a repetition is answered with it.
    expect(await send(1, 'one')).toMatchObject({ success: true, order: { amount: 30.6 } });
    expect(await count()).toBe(before + 1);
  }
});
