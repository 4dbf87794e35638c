import { beforeAll, expect, test } from 'vitest';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';

/** A Monday. */
let now = Date.parse('2026-11-02T05:00Z');
const backend = backendForTests({}, () => now);

let seller: StoreClient;
let packer: StoreClient;
/** The numbers of the orders by their names. */
const numbers: Record<string, string> = {};
const ids: Record<string, string> = {};

const window = { kind: 'DELIVERY', capacity: 20, cutOffTime: '06:00', cutOffDaysBefore: 0 };
const times = { nine: ['09:00', '11:00'], three: ['15:00', '17:00'] } as const;

const read = async (query: string, client = seller) => (await client.get(`/api/order/seller${query}`)).body;
const namesOf = ({ orders }: { orders: { number: string }[] }) =>
  orders.map(({ number }) => Object.keys(numbers).find((name) => numbers[name] === number));

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  packer = await memberOf(backend, 'PACKER');
  const shopper = await backend.shopper();
  const address = await saveAddress(shopper);
  const product = await addProduct(seller);

  async function place(name: string, slotId?: string) {
    now += 1000;
    const { body } = await shopper.post('/api/order/cod', { items: [{ product, quantity: 1 }], address, slotId });
    expect(body).toMatchObject({ success: true });
    numbers[name] = body.order.number;
    ids[name] = body.order._id;
  }

  await place('none, older');
  const windows = [1, 2].flatMap((weekday) =>
    Object.values(times).map(([start, end]) => ({ ...window, weekday, start, end })),
  );
  const pickup = { ...window, kind: 'PICKUP', weekday: 2, start: '09:00', end: '11:00' };
  const plan = { ifVersion: 0, daysAhead: 7, windows: [...windows, pickup], closedDays: [], areas: [] };
  const planned = await seller.post('/api/delivery/plan/save', plan);
  if (!planned.body.success) throw new Error(`The plan was not saved: ${planned.body.message}`);
  const { slots } = (await backend.visitor().get('/api/delivery/slots')).body;
  const slotAt = (start: string, kind = 'DELIVERY') =>
    slots.find((slot: { start: string; kind: string }) => slot.start.startsWith(start) && slot.kind === kind).id;
  await place('Tuesday 9', slotAt('2026-11-03T09'));
  await place('Monday 15', slotAt('2026-11-02T15'));
  await place('Monday 9', slotAt('2026-11-02T09'));
  await place('Monday 9, later', slotAt('2026-11-02T09'));
  await place('Tuesday 9, collected', slotAt('2026-11-03T09', 'PICKUP'));
  const { plan: saved } = (await seller.get('/api/delivery/plan')).body;
  await seller.post('/api/delivery/plan/save', { ...plan, ifVersion: saved.version, windows: [] });
  await place('none');
  await seller.post('/api/order/cancel', { orderId: ids['Monday 15'] });
  await addWhatMustNotCount(backend);
});

const byPromise = [
  'Monday 9',
  'Monday 9, later',
  'Monday 15',
  'Tuesday 9',
  'Tuesday 9, collected',
  'none, older',
  'none',
];
const monday = 'promisedFrom=2026-11-02T00:00:00Z&promisedBefore=2026-11-03T00:00:00Z';
const both = 'promisedFrom=2026-11-02T00:00:00Z&promisedBefore=2026-11-04T00:00:00Z';

test('orders by promise come earliest first, those without a promise last; without a wish the newest come first', async () => {
  expect(namesOf(await read('?sort=promised&first=20'))).toEqual(byPromise);
  expect(namesOf(await read('?first=3'))).toEqual(['none', 'Tuesday 9, collected', 'Monday 9, later']);
});

test.each([1, 2, 3])('pages of %d orders by promise hold every order once, forward and backward', async (size) => {
  const forward: unknown[] = [];
  let cursor = '';
  for (let hasMore = true; hasMore;) {
    const page = await read(`?sort=promised&first=${size}${cursor && `&after=${cursor}`}`);
    forward.push(...namesOf(page));
    cursor = page.pageInfo.endCursor;
    hasMore = page.pageInfo.hasNextPage;
  }
  expect(forward).toEqual(byPromise);
  const backward: unknown[] = [];
  cursor = '';
  for (let hasMore = true; hasMore;) {
    const page = await read(`?sort=promised&last=${size}${cursor && `&before=${cursor}`}`);
    backward.unshift(...namesOf(page));
    cursor = page.pageInfo.startCursor;
    hasMore = page.pageInfo.hasPreviousPage;
  }
  expect(backward).toEqual(byPromise);
});

test('an order that a store of the version before has placed meanwhile is on its page, whichever page that is', async () => {
  const first = await read('?sort=promised&first=6');
  const { query } = backend.context.database;
  // The version before writes no number into `orders`.
  await query
    .updateTable('orders')
    .set({ number: null })
    .where('id', '=', ids['none'] ?? '')
    .execute();
  const next = await read(`?sort=promised&first=6&after=${first.pageInfo.endCursor}`);
  expect(namesOf(next)).toEqual(['none']);
});

test('a day and a time find their orders in every list and sum', async () => {
  const nine = 'promisedFrom=2026-11-02T09:00:00Z&promisedBefore=2026-11-02T09:00:00.001Z';
  expect(namesOf(await read(`?first=20&${monday}`))).toEqual(['Monday 9, later', 'Monday 9', 'Monday 15']);
  expect(await read(`?sort=promised&first=1&count=true&stages=PLACED&${nine}`)).toMatchObject({
    orders: [{ number: numbers['Monday 9'] }],
    totalCount: 2,
  });
  const tuesday = 'promisedFrom=2026-11-03T09:00:00Z&promisedBefore=2026-11-03T09:00:00.001Z';
  expect(namesOf(await read(`?first=20&promisedKind=PICKUP&${tuesday}`))).toEqual(['Tuesday 9, collected']);
  expect((await read(`/sums?promisedKind=DELIVERY&${tuesday}`)).sums).toMatchObject({ count: 1 });
  // The span ends before its end.
  const untilNine = 'promisedFrom=2026-11-02T08:00:00Z&promisedBefore=2026-11-02T09:00:00Z';
  expect(namesOf(await read(`?first=20&${untilNine}`))).toEqual([]);
  // Cancelled orders are in no sum.
  expect((await read(`/sums?${monday}`)).sums).toMatchObject({ count: 2 });
});

test('the promised times of a span have the number of their orders, by the same filter', async () => {
  const time = (day: string, hour: string, end: string, count: number, kind = 'DELIVERY') => ({
    kind,
    start: `2026-11-${day}T${hour}:00:00.000Z`,
    end: `2026-11-${day}T${end}:00:00.000Z`,
    count,
  });
  expect((await read(`/promises?${both}`)).promises).toEqual([
    time('02', '09', '11', 2),
    time('02', '15', '17', 1),
    time('03', '09', '11', 1),
    time('03', '09', '11', 1, 'PICKUP'),
  ]);
  expect((await read(`/promises?${both}&stages=CANCELLED`)).promises).toEqual([time('02', '15', '17', 1)]);
  const placed = 'since=2026-11-02T05:00:04Z&placedBefore=2026-11-02T05:00:05Z';
  expect((await read(`/promises?${both}&${placed}`)).promises).toEqual([time('02', '09', '11', 1)]);
  expect((await read(`/promises?${both}&search=${numbers['Tuesday 9']}`)).promises).toEqual([
    time('03', '09', '11', 1),
  ]);
});

test('a packer sees the promises of open orders only', async () => {
  expect(namesOf(await read(`?sort=promised&first=20&${monday}`, packer))).toEqual(['Monday 9', 'Monday 9, later']);
  expect((await read(`/promises?${monday}`, packer)).promises).toMatchObject([{ count: 2 }]);
  expect((await read(`/promises?${monday}&stages=CANCELLED`, packer)).promises).toEqual([]);
});

test.each([
  ['?sort=oldest', 'Sort must be newest or promised.'],
  ['?promisedFrom=today', 'PromisedFrom must be a moment in ISO 8601.'],
  ['/promises?promisedFrom=2026-11-02T00:00:00Z', 'PromisedBefore must be a moment in ISO 8601.'],
])('the query %s is refused', async (query, message) => {
  expect(await read(query)).toMatchObject({ success: false, message });
});
