import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { addHourlySums } from '#backend/features/orders/hourly-sums-repository.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

const hour = 3_600_000;
/** A moment in the middle of an hour. */
const start = Date.UTC(2024, 0, 10, 12, 30);
let now = start;

const backend = backendForTests({}, () => now);

let seller: StoreClient;
let ada: StoreClient & { id: string };
let bob: StoreClient & { id: string };
let address: Record<string, string>;
let apple: string;

async function order(shopper: StoreClient & { id: string }, quantity = 1): Promise<void> {
  const items = [{ product: apple, quantity }];
  const { body } = await shopper.post('/api/order/cod', { items, address: address[shopper.id] });
  if (body.success !== true) throw new Error(JSON.stringify(body));
}

/** Places an online order and then applies the provider's event that it is paid. */
async function payOnline(shopper: StoreClient & { id: string }, paidAt = now): Promise<void> {
  const items = [{ product: apple, quantity: 1 }];
  const { body } = await shopper.post('/api/order/stripe', { items, address: address[shopper.id] });
  if (body.success !== true) throw new Error(JSON.stringify(body));
  const waiting = await backend.context.database.query
    .selectFrom('orders')
    .select(['id', 'amount_cents', 'currency'])
    .where('payment_state', '=', 'pending')
    .executeTakeFirstOrThrow();
  await runHousekeeping(backend.context.database, paidAt - 1);
  await applyPaymentEvent(
    backend.context.database,
    {
      provider: 'sandbox',
      id: waiting.id,
      orderId: waiting.id,
      kind: 'paid',
      amountCents: waiting.amount_cents,
      currency: waiting.currency,
    },
    paidAt,
  );
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  apple = await addProduct(seller, { name: 'Apple', price: '10', offerPrice: '10' });
  ada = await backend.shopper();
  bob = await backend.shopper();
  address = { [ada.id]: await saveAddress(ada), [bob.id]: await saveAddress(bob) };
  // Two orders at the same moment: pages must be right in this case, too.
  for (let count = 1; count <= 3; count += 1) {
    await order(ada, count);
    await order(bob, count);
    await order(ada, count);
    now += 20 * 60_000;
  }
  await payOnline(ada);
  now += 1000;
  await addWhatMustNotCount(backend);
});

async function allPages(client: StoreClient, path: string, first: number) {
  const ids: string[] = [];
  for (let after = '', more = true; more;) {
    const { body } = await client.get(`${path}first=${first}${after && `&after=${after}`}`);
    expect(body).toMatchObject({ success: true });
    expect(body.orders.length).toBeLessThanOrEqual(first);
    ids.push(...body.orders.map(({ _id }: { _id: string }) => _id));
    after = body.pageInfo.endCursor;
    more = body.pageInfo.hasNextPage;
  }
  return ids;
}

/** All pages from the last to the first. */
async function allPagesBackward(client: StoreClient, path: string, last: number) {
  const ids: string[] = [];
  for (let before = '', more = true; more;) {
    const { body } = await client.get(`${path}last=${last}${before && `&before=${before}`}`);
    expect(body).toMatchObject({ success: true });
    expect(body.orders.length).toBeLessThanOrEqual(last);
    ids.unshift(...idsIn(body));
    before = body.pageInfo.startCursor;
    more = body.pageInfo.hasPreviousPage;
  }
  return ids;
}

const idsIn = (body: { orders: { _id: string }[] }) => body.orders.map(({ _id }) => _id);

test('the pages of orders together are the whole list, newest first', async () => {
  const all = idsIn((await seller.get('/api/order/seller')).body);
  expect(all).toHaveLength(10);
  const own = idsIn((await ada.get('/api/order/user')).body);
  expect(own).toHaveLength(7);
  for (const first of [1, 2, 3, 100]) {
    expect(await allPages(seller, '/api/order/seller?', first)).toEqual(all);
    expect(await allPages(ada, '/api/order/user?', first)).toEqual(own);
    expect(await allPagesBackward(seller, '/api/order/seller?', first)).toEqual(all);
    expect(await allPagesBackward(ada, '/api/order/user?', first)).toEqual(own);
  }
});

test('a page has the cursors of its first and last order, and says whether orders follow and precede it', async () => {
  const own = idsIn((await ada.get('/api/order/user')).body);
  const read = async (query: string) => (await ada.get(`/api/order/user?${query}`)).body.pageInfo;
  const cursors = (start: number, end: number) => ({ startCursor: own[start], endCursor: own[end] });
  expect(await read('first=3')).toEqual({ ...cursors(0, 2), hasNextPage: true, hasPreviousPage: false });
  expect(await read(`first=3&after=${own[2]}`)).toEqual({
    ...cursors(3, 5),
    hasNextPage: true,
    hasPreviousPage: true,
  });
  expect(await read('last=3')).toEqual({ ...cursors(4, 6), hasNextPage: false, hasPreviousPage: true });
  expect(await read(`last=4&before=${own[4]}`)).toEqual({
    ...cursors(0, 3),
    hasNextPage: true,
    hasPreviousPage: false,
  });
});

test('a page counts the orders of its list on demand', async () => {
  const own = idsIn((await ada.get('/api/order/user')).body);
  const { body: all } = await seller.get('/api/order/seller');
  const unpaid = all.orders.filter(({ isPaid }: { isPaid: boolean }) => !isPaid);
  const countIn = async (client: StoreClient, path: string) => (await client.get(`/api/order/${path}`)).body.totalCount;
  expect(await countIn(ada, 'user?first=1&count=true')).toBe(own.length);
  expect(await countIn(ada, `user?last=1&before=${own[3]}&count=true`)).toBe(own.length);
  expect(await countIn(ada, `user?first=50&after=${own[0]}&count=true`)).toBe(own.length);
  expect(await countIn(ada, 'user?first=1')).toBeUndefined();
  expect(await countIn(seller, 'seller?first=1&count=true')).toBe(all.orders.length);
  expect(await countIn(seller, 'seller?first=1&count=true&paid=false')).toBe(unpaid.length);
  expect(await countIn(seller, 'seller?first=1&count=true&method=Barter')).toBe(0);
});

test('pages forward and backward at the same time are refused', async () => {
  const [some] = idsIn((await ada.get('/api/order/user')).body);
  for (const query of ['first=1&last=1', `first=1&before=${some}`, `last=1&after=${some}`]) {
    const { body } = await ada.get(`/api/order/user?${query}`);
    expect(body).toMatchObject({
      success: false,
      code: 'INVALID',
      message: 'Ask for first with after, or for last with before, not for both.',
    });
  }
});

test('one order is found by its id and by its number, by its shopper and the seller only', async () => {
  const [mine] = (await ada.get('/api/order/user')).body.orders;
  for (const query of [`id=${mine._id}`, `number=${mine.number}`]) {
    expect((await ada.get(`/api/order/user?${query}`)).body).toEqual({ success: true, orders: [mine] });
    expect((await bob.get(`/api/order/user?${query}`)).body).toEqual({ success: true, orders: [] });
    const asSeller = { ...mine, actions: ['MOVE_TO_PICKING', 'CANCEL', 'REFUND', 'PICK'], canChangeWishes: false };
    expect((await seller.get(`/api/order/seller?${query}`)).body).toEqual({ success: true, orders: [asSeller] });
  }
  for (const query of [
    `id=${'f'.repeat(24)}`,
    'number=999999',
    'number=9'.padEnd(30, '9'),
    'number=ABC',
    'number=-1',
  ]) {
    expect((await seller.get(`/api/order/seller?${query}`)).body).toEqual({ success: true, orders: [] });
  }
});

test('an order placed while pages are read does not shift the later pages', async () => {
  const all = idsIn((await seller.get('/api/order/seller')).body);
  const { body } = await seller.get('/api/order/seller?first=4');
  expect(body.pageInfo).toMatchObject({ endCursor: all[3], hasNextPage: true });
  await order(bob);
  const rest = await seller.get(`/api/order/seller?first=100&after=${body.pageInfo.endCursor}`);
  expect(idsIn(rest.body)).toEqual(all.slice(4));
});

test('pages have only orders of the filter, and a payment method without orders is an empty page', async () => {
  const { body: all } = await seller.get('/api/order/seller');
  for (const [query, isWanted] of [
    ['paid=true', (one: { isPaid: boolean }) => one.isPaid],
    ['paid=false', (one: { isPaid: boolean }) => !one.isPaid],
    ['method=COD', (one: { paymentType: string }) => one.paymentType === 'COD'],
    ['method=COD&paid=true', () => false],
    ['method=Barter', () => false],
    [`since=${new Date(start + 1).toISOString()}`, (one: { createdAt: string }) => Date.parse(one.createdAt) > start],
  ] as const) {
    const wanted = all.orders.filter(isWanted).map(({ _id }: { _id: string }) => _id);
    expect(await allPages(seller, `/api/order/seller?${query}&`, 2)).toEqual(wanted);
  }
});

test("a page next to an unknown order or another shopper's is refused", async () => {
  const foreign = idsIn((await bob.get('/api/order/user')).body)[0];
  for (const id of [foreign, 'f'.repeat(24), 'nonsense', '%00']) {
    for (const [size, cursor] of [
      ['first', 'after'],
      ['last', 'before'],
    ] as const) {
      const { body } = await ada.get(`/api/order/user?${size}=5&${cursor}=${id}`);
      expect(body).toEqual(refusal('INVALID', 'There is no such order to continue from.', cursor));
    }
  }
});

test.each([
  ['first=0', /^First must be/],
  ['first=101', /^First must be/],
  ['first=all', /^First must be/],
  ['last=0', /^Last must be/],
  ['count=all', 'Count must be true or false.'],
  ['number=1&number=2', 'Number must be the number of one order.'],
  ['first=2&after=', /^After/],
  ['paid=maybe', 'Paid must be true or false.'],
  ['since=yesterday', 'Since must be a moment in ISO 8601.'],
  ['first=1&first=2', /^First must be/],
  ['method=COD&method=Online', 'Method must be one payment type.'],
  [`method=${'x'.repeat(41)}`, 'Method must be one payment type.'],
])('the query %s is refused with a message', async (query, message) => {
  const { body, status } = await seller.get(`/api/order/seller?${query}`);
  expect(status).toBe(200);
  const [, field] = /(\w+)=[^&]*$/.exec(query) ?? [];
  expect(body).toEqual(refusal('INVALID', expect.stringMatching(message), field));
});

test('sums with an invalid list of moments are refused with a message', async () => {
  for (const query of ['starts=2024-01-10T00:00:00Z&starts=2024-01-11T00:00:00Z', 'starts=,']) {
    const { body } = await seller.get(`/api/order/seller/sums?${query}`);
    const { errors, ...rest } = body;
    expect(rest).toEqual(refusal('INVALID', expect.stringMatching(/starts must be .*ISO 8601/i)));
    expect(errors).toContainEqual({ code: 'INVALID', field: expect.stringMatching(/^starts/), message: body.message });
  }
});

test('pages and sums need a session', async () => {
  for (const path of ['/api/order/seller?first=5', '/api/order/seller/sums']) {
    expect((await ada.get(path)).body).toMatchObject({ success: false });
    expect((await backend.visitor().get(path)).body).toMatchObject({ success: false });
  }
  expect((await seller.get('/api/order/user?first=5')).body).toMatchObject({ success: false });
});

/** The expected sums, calculated from the whole list. */
async function sumsByHand(isWanted: (one: { createdAt: string }) => boolean) {
  const { body } = await seller.get('/api/order/seller');
  const cents = body.orders
    .filter(isWanted)
    .reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
  return { count: body.orders.filter(isWanted).length, amount: cents / 100 };
}

test('the sums are the same before and after the hourly sums are written, for any start of a day', async () => {
  const starts = [start - hour, start + 10 * 60_000, start + 15 * 60_000, start + hour, start + 48 * hour];
  const query = `starts=${starts.map((moment) => new Date(moment).toISOString()).join()}`;
  const read = async (more = '') => (await seller.get(`/api/order/seller/sums?${query}${more}`)).body;
  const check = async () => {
    const { sums, days } = await read();
    const pending = await sumsByHand((one: object) => 'isPaid' in one && !one.isPaid);
    expect(sums).toEqual({
      ...(await sumsByHand(() => true)),
      pendingCount: pending.count,
      pendingAmount: pending.amount,
      paymentTypes: ['COD', 'Online'],
    });
    for (const [at, from] of starts.entries()) {
      const to = starts[at + 1] ?? Number.POSITIVE_INFINITY;
      const isOfDay = ({ createdAt }: { createdAt: string }) =>
        Date.parse(createdAt) >= from && Date.parse(createdAt) < to;
      expect(days[at]).toEqual(await sumsByHand(isOfDay));
    }
    const since = await read(`&since=${new Date(start + 10 * 60_000).toISOString()}`);
    expect(since.sums).toMatchObject(await sumsByHand((one) => Date.parse(one.createdAt) >= start + 10 * 60_000));
    expect((await read('&method=Online')).sums).toMatchObject({ count: 1, pendingCount: 0, paymentTypes: ['Online'] });
  };
  await check();
  await Promise.all([0, 1, 2].map(() => runHousekeeping(backend.context.database, now + 3 * hour)));
  const summed = await backend.context.database.query.selectFrom('order_sums').selectAll().execute();
  expect(summed.length).toBeGreaterThan(1);
  await check();
  now += 4 * hour;
  await order(ada);
  await check();
});

test('an order paid long after it was placed is counted once', async () => {
  const before = (await seller.get('/api/order/seller/sums')).body.sums;
  await payOnline(bob, now + 40 * 60_000);
  now += 4 * hour;
  const items = [{ product: apple, quantity: 1 }];
  await bob.post('/api/order/stripe', { items, address: address[bob.id] });
  const waiting = await backend.context.database.query
    .selectFrom('orders')
    .select(['id', 'amount_cents', 'currency'])
    .where('payment_state', '=', 'pending')
    .executeTakeFirstOrThrow();
  now += 5 * hour;
  await runHousekeeping(backend.context.database, now);
  const paid = {
    provider: 'sandbox',
    id: 'late',
    orderId: waiting.id,
    kind: 'paid' as const,
    amountCents: waiting.amount_cents,
    currency: waiting.currency,
  };
  expect(await applyPaymentEvent(backend.context.database, paid, now)).toBe('paid');
  expect(await applyPaymentEvent(backend.context.database, { ...paid, id: 'again' }, now)).toBe('no-effect');
  const after = (await seller.get('/api/order/seller/sums')).body.sums;
  expect(after.count).toBe(before.count + 2);
  expect(after.amount).toBeCloseTo(before.amount + 20.4, 6);
  await runHousekeeping(backend.context.database, now + 24 * hour);
  expect((await seller.get('/api/order/seller/sums')).body.sums).toEqual(after);
});

test('a store without orders has sums of 0', async () => {
  const { body } = await seller.get(
    `/api/order/seller/sums?since=${new Date(now + 48 * hour).toISOString()}&starts=${new Date(now + 48 * hour).toISOString()}`,
  );
  expect(body.sums).toEqual({ count: 0, amount: 0, pendingCount: 0, pendingAmount: 0, paymentTypes: [] });
  expect(body.days).toEqual([{ count: 0, amount: 0 }]);
});

test.skipIf(databaseKind === 'sqlite')(
  'the sums of many days leave database connections for other requests',
  async () => {
    const connecting = vi.spyOn(pg.Pool.prototype, 'connect');
    await seller.get('/api/seller/is-auth');
    const pool = connecting.mock.contexts.at(-1) as pg.Pool;
    connecting.mockRestore();
    let mostWaiting = 0;
    const look = (): void => {
      mostWaiting = Math.max(mostWaiting, pool.waitingCount);
      looking = setImmediate(look);
    };
    let looking = setImmediate(look);
    const starts = Array.from({ length: 62 }, (_none, day) => new Date(start - (62 - day) * 24 * hour).toISOString());
    const { body } = await seller.get(`/api/order/seller/sums?starts=${starts.join()}`);
    clearImmediate(looking);
    expect(body.days).toHaveLength(62);
    expect(mostWaiting).toBeLessThan(10);
  },
);

test('writing the hourly sums of many days does not block other requests', async () => {
  const { database } = backend.context;
  const days = 40;
  const order = await database.query.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  await database.query
    .insertInto('orders')
    .values(
      Array.from({ length: days }, (_none, day) => ({
        ...order,
        id: day.toString(16).padStart(24, '0'),
        created_at: start - (day + 1) * 24 * hour,
      })),
    )
    .execute();
  await database.query.deleteFrom('order_sums').execute();
  await database.query
    .updateTable('shop_facts')
    .set({ value: '0' })
    .where('name', '=', 'orders-summed-until')
    .execute();
  let turns = 0;
  const takeTurn = (): void => {
    turns += 1;
    waiting = setImmediate(takeTurn);
  };
  let waiting = setImmediate(takeTurn);
  await addHourlySums(database, now);
  clearImmediate(waiting);
  expect(turns).toBeGreaterThanOrEqual(days);
});

test('an online order is found once it is paid', async () => {
  const items = [{ product: apple, quantity: 1 }];
  const { body } = await bob.post('/api/order/stripe', { items, address: address[bob.id] });
  const { _id, number } = body.order;
  expect(body.order).toMatchObject({ isPaid: false, isTest: true, amount: 10.2 });
  for (const query of [`id=${_id}`, `number=${number}`]) {
    expect((await bob.get(`/api/order/user?${query}`)).body.orders).toEqual([]);
    expect((await seller.get(`/api/order/seller?${query}`)).body.orders).toEqual([]);
  }
  const paid = { provider: 'sandbox', id: 'shown', orderId: _id, kind: 'paid' as const };
  await applyPaymentEvent(backend.context.database, { ...paid, amountCents: 1020, currency: 'usd' }, now);
  expect((await bob.get(`/api/order/user?number=${number}`)).body.orders).toMatchObject([{ _id, isPaid: true }]);
});
