import { beforeAll, expect, test } from 'vitest';
import { readOutline } from '#backend/features/orders/export/order-export-repository.ts';
import {
  byDueTime,
  byPromise,
  idOf,
  insertRows,
  isOpen,
  ManyOrders,
  newestFirst,
  numbersTo,
  online,
  slotAt,
} from '#tests/support/many-orders.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-02T12:00:00Z');
const backend = backendForTests({}, () => now);
const orders = new ManyOrders(backend);
const query = () => backend.context.database.query;

beforeAll(async () => {
  if (absentPostgres() === null) await orders.open();
});

type Row = Record<string, unknown>;
const idsIn = (body: { orders: Row[] }) => body.orders.map((row) => row['_id']);

test.each([100, 101, 200, 201])(
  'the whole list of %d orders is complete, although it is read in parts',
  async (count) => {
    await orders.growTo(count);
    const ids = await orders.ids(newestFirst);
    expect(ids).toHaveLength(count);
    expect(idsIn((await orders.seller.get('/api/order/seller')).body)).toEqual(ids);
    expect(idsIn((await orders.shopper.get('/api/order/user')).body)).toEqual(ids);
  },
);

test('the next orders end at the asked number, and of one due time those with the lowest numbers come first', async () => {
  await orders.growTo(201);
  const ids = await orders.ids(byDueTime, isOpen);
  const next = async (asked: string) => idsIn((await orders.seller.get(`/api/order/seller/next${asked}`)).body);
  for (const size of [1, 7, 10, 11, 21, ids.length - 1, ids.length, 100]) {
    expect(await next(`?first=${size}`)).toEqual(ids.slice(0, size));
  }
  expect(await next('')).toEqual(ids.slice(0, 10));
});

test('the best sellers end at the asked number, and of equal ones those with the lowest ids come first', async () => {
  const placedAt = now + hour;
  await orders.add(1, () => ({ created_at: placedAt }));
  const { id } = await query()
    .selectFrom('orders')
    .select('id')
    .where('created_at', '=', placedAt)
    .executeTakeFirstOrThrow();
  const line = { order_id: id, name: 'Apple', category: 'Fruits', price_cents: 100 };
  const untaxed = { image_hash: null, tax_name: null, tax_rate: null };
  const all = numbersTo(41).map((position) => ({
    ...line,
    ...untaxed,
    position,
    product_id: idOf((position * 17) % 41),
    quantity: 1 + (position % 3),
  }));
  let sold = 0;
  for (const count of [5, 6, 11, 20, 21, 41]) {
    await insertRows(backend, 'order_lines', all.slice(sold, count));
    sold = count;
    const ids = all
      .slice(0, count)
      .sort((one, other) => other.quantity - one.quantity || (one.product_id < other.product_id ? -1 : 1))
      .map((each) => each.product_id);
    for (const [asked, size] of [
      ['', 5],
      ...[1, 4, 5, 6, 20].map((each) => [`&first=${each}`, each] as const),
    ] as const) {
      const since = new Date(placedAt).toISOString();
      const { body } = await orders.seller.get(`/api/order/seller/best-sellers?since=${since}${asked}`);
      expect(body.bestSellers.map((row: Row) => row['productId'])).toEqual(ids.slice(0, size));
    }
  }
});

test.each([
  [100, false],
  [101, true],
])('of %d unpaid orders the list has the newest 100, and says whether there are more: %s', async (count, hasMore) => {
  const unpaid = () => query().selectFrom('orders').selectAll().where('payment_state', '=', 'pending').execute();
  await orders.add(count - (await unpaid()).length, () => ({ ...online, is_paid: 0, payment_state: 'pending' }));
  const ids = (await unpaid()).sort(newestFirst).map(({ id }) => id);
  const { body } = await orders.seller.get('/api/order/unpaid');
  expect(body.hasMore).toBe(hasMore);
  expect(idsIn(body)).toEqual(ids.slice(0, 100));
});

test('of 201 promised times the list has the earliest 200, and equal starts by their ends and kinds', async () => {
  const from = now + 1000 * hour;
  // Four times of each start: two ends, and for each of them delivery and collection.
  const timeAt = (at: number) => {
    const start = from + Math.floor(at / 4) * hour;
    return { ...slotAt(at, start), slot_end: start + (at % 4 < 2 ? hour : 2 * hour) };
  };
  await orders.add(201, (at) => timeAt(200 - at));
  const [since, before] = [from, from + 999 * hour].map((moment) => new Date(moment).toISOString());
  const { body } = await orders.seller.get(`/api/order/seller/promises?promisedFrom=${since}&promisedBefore=${before}`);
  const expected = numbersTo(200).map((at) => ({
    kind: timeAt(at).slot_kind,
    start: new Date(timeAt(at).slot_start).toISOString(),
    end: new Date(timeAt(at).slot_end).toISOString(),
    count: 1,
  }));
  expect(body.promises).toEqual(expected);
});

async function numbersInFile(sort: 'newest' | 'promised', filter: object = {}): Promise<number[]> {
  return (await readOutline(backend.context.database, { sort, filter }, () => false)).numbers;
}

test.each([1000, 1001, 2001])('the file of %d orders has each of them once, in both sequences', async (count) => {
  await orders.growTo(count);
  const rows = await orders.shown();
  expect(rows).toHaveLength(count);
  for (const [sort, inSequence] of [
    ['newest', newestFirst],
    ['promised', byPromise],
  ] as const) {
    const wanted = rows.toSorted(inSequence).map(({ number }) => number);
    expect(await numbersInFile(sort)).toEqual(wanted);
  }
});

test.each([499, 500, 501, 1000, 1001, 2001])(
  'the file of a period has %d older orders, each of which had a payment or was packed in it',
  async (count) => {
    await orders.growTo(2001);
    const rows = (await orders.shown()).slice(0, count);
    const wanted = rows.toSorted(newestFirst).map(({ number }) => number);
    const since = now + count * 1000 * hour;
    // Two rows of each moment, so that a page can end between them.
    const timesOf = (start: number) =>
      rows.map(({ id }, at) => ({ order_id: id, at: start + Math.floor((at + 1) / 2) }));
    const payment = { kind: 'CASH_TAKEN', cents: 1 } as const;
    await insertRows(
      backend,
      'money_moves',
      timesOf(since).map((row) => ({ ...row, ...payment, id: `${count} ${row.order_id}` })),
    );
    expect(await numbersInFile('newest', { since, placedBefore: since + hour })).toEqual(wanted);
    const later = since + hour;
    const packed = { stage: 'READY', actor: 'SELLER', note: null } as const;
    await insertRows(
      backend,
      'order_events',
      timesOf(later).map((row) => ({ ...row, ...packed, version: 10_000 + count })),
    );
    expect(await numbersInFile('newest', { since: later, placedBefore: later + hour })).toEqual(wanted);
  },
);
