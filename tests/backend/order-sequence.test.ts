import { beforeAll, beforeEach, expect, test } from 'vitest';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({ maxOpenOrders: null }, () => now);

let seller: StoreClient;
let shopper: StoreClient;
let address: string;
let apple: string;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  apple = await addProduct(seller, { name: 'Apple', offerPrice: '10' });
});

beforeEach(async () => {
  now += 100 * day;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
});

/** Places a cash order and returns its number. */
async function order(): Promise<string> {
  const { body } = await shopper.post('/api/order/cod', { items: [{ product: apple, quantity: 1 }], address });
  if (body.success !== true) throw new Error(JSON.stringify(body));
  return body.order.number;
}

interface Listed {
  _id: string;
  number: string;
}

const numbersIn = (body: { orders: Listed[] }) => body.orders.map(({ number }) => number);

async function list(client: StoreClient, path: string): Promise<string[]> {
  const { body } = await client.get(`/api/order/${path}`);
  expect(body).toMatchObject({ success: true });
  return numbersIn(body);
}

/** All pages of one order each, read from the newest to the oldest, or back. */
async function onePerPage(client: StoreClient, path: string, isBackward = false): Promise<string[]> {
  const numbers: string[] = [];
  let cursor: string | null = null;
  for (let hasMore = true; hasMore;) {
    const from: string = cursor === null ? '' : `&${isBackward ? 'before' : 'after'}=${cursor}`;
    const { body } = await client.get(`/api/order/${path}${isBackward ? 'last' : 'first'}=1${from}`);
    expect(body).toMatchObject({ success: true });
    if (isBackward) numbers.unshift(...numbersIn(body));
    else numbers.push(...numbersIn(body));
    cursor = isBackward ? body.pageInfo.startCursor : body.pageInfo.endCursor;
    hasMore = isBackward ? body.pageInfo.hasPreviousPage : body.pageInfo.hasNextPage;
  }
  return numbers;
}

test.each([0, 1, 62, 24 * 60])(
  'after the clock was set back by %d minutes, a new order stands above the older ones in every list',
  async (minutes) => {
    const numbers = [await order()];
    for (let count = 0; count < 4; count += 1) {
      now -= minutes * minute;
      numbers.unshift(await order());
    }
    const isOne = (number: string) => numbers.includes(number);
    expect(await list(shopper, 'user')).toEqual(numbers);
    expect(await list(shopper, 'user?first=2')).toEqual(numbers.slice(0, 2));
    expect(await onePerPage(shopper, 'user?')).toEqual(numbers);
    expect(await onePerPage(shopper, 'user?', true)).toEqual(numbers);
    for (const filter of ['', 'paid=false&', 'method=COD&', 'stages=PLACED&', 'stages=PLACED,PICKING,DONE&']) {
      expect((await list(seller, `seller?${filter}first=5`)).filter(isOne)).toEqual(numbers);
      expect((await onePerPage(seller, `seller?${filter}`)).filter(isOne)).toEqual(numbers);
      expect((await onePerPage(seller, `seller?${filter}`, true)).filter(isOne)).toEqual(numbers);
    }
    expect((await list(seller, 'seller')).slice(0, 5)).toEqual(numbers);
    const found = (await seller.get(`/api/order/seller?search=Springfield`)).body;
    expect(numbersIn(found).filter(isOne)).toEqual(numbers);
    const ids = (await seller.get('/api/order/seller?first=5')).body.orders.map(({ _id }: Listed) => _id);
    expect(await list(seller, `seller?first=9&ids=${ids.toReversed().join()}`)).toEqual(numbers);
  },
);

test('the orders since the newest known one have each order that was placed after the clock was set back', async () => {
  const known = await order();
  const since = new Date(now).toISOString();
  now -= 61 * minute;
  const numbers = [await order(), known];
  expect(await list(seller, `seller?first=9&since=${since}`)).toEqual(numbers);
  now += 70 * minute;
  numbers.unshift(await order());
  for (const filter of ['', 'stages=PLACED&', 'paid=false&method=COD&']) {
    expect(await list(seller, `seller?${filter}first=9&since=${since}`)).toEqual(numbers);
    expect(await onePerPage(seller, `seller?${filter}since=${since}&`)).toEqual(numbers);
    expect(await onePerPage(seller, `seller?${filter}since=${since}&`, true)).toEqual(numbers);
  }
  // The number goes by the time alone: one of the three was placed before that moment.
  const { body: counted } = await seller.get(`/api/order/seller?first=9&count=true&since=${since}`);
  expect(counted).toMatchObject({ success: true, totalCount: 2, pageInfo: { hasNextPage: false } });
  const later = new Date(now + 1).toISOString();
  expect(await list(seller, `seller?first=9&since=${later}`)).toEqual([]);
});

test('an order with a time far ahead does not put all later orders into the list of orders since a day', async () => {
  const before = await order();
  now += 365 * day;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const ahead = await order();
  now -= 365 * day;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const old = await order();
  now += 30 * day;
  seller = await backend.seller();
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  const since = new Date(now).toISOString();
  const newest = await order();
  expect(await list(seller, `seller?first=9&since=${since}`)).toEqual([newest, ahead]);
  expect((await list(seller, 'seller?first=4')).slice(0, 4)).toEqual([newest, old, ahead, before]);
  now += 365 * day;
});

test('the seller sees the later of two unpaid orders first, also after the clock was set back', async () => {
  const place = async () => {
    const client = await backend.shopper();
    const items = [{ product: apple, quantity: 1 }];
    const { body } = await client.post('/api/order/stripe', { items, address: await saveAddress(client) });
    return body.order.number as string;
  };
  const first = await place();
  now -= 10 * minute;
  const second = await place();
  const { body } = await seller.get('/api/order/unpaid');
  expect(numbersIn(body)).toEqual([second, first]);
});
