import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { numberOrder } from '#backend/db/order-numbers.ts';
import { paddedIds } from '#backend/db/padded-ids.ts';
import { neverDue, selectAllOrders, type ListSort, type Position } from '../lists/order-list-repository.ts';
import type { StageFilter } from '../lists/order-search-repository.ts';
import { readTakingsLedgers } from '../order-ledger-repository.ts';
import type { OrderLedger } from '../order-ledger.ts';
import { withLines } from '../order-repository.ts';
import type { Order } from '../order.ts';
import type { Period } from '../past-sums-repository.ts';

/** The list of orders of a file. */
export interface ExportedList {
  filter: StageFilter;
  sort: ListSort;
}

/** The period whose takings a file has: that of the filter, or all time. */
export const periodOf = ({ filter: { since = 0, placedBefore = Number.MAX_SAFE_INTEGER } }: ExportedList): Period => ({
  from: since,
  to: placedBefore,
});

/** What a file needs to know before its first row. */
interface Outline {
  /**
   * The numbers of its orders, in their sequence. After those of the list come the other ones whose money moved in the period: a
   * refund counts on its day. Test orders are last, because their payments move no money.
   */
  numbers: number[];
  /** The rates of the taxes in their prices, in basis points, highest first. */
  rates: number[];
}

/** Orders in one statement of the outline. */
const pageSize = 1000;
/** Ids in one statement: fewer than `pageSize`, so that one page has all of them. */
const idsPerPage = 500;

/** Reads the outline of a file, page by page, until `isGone`. */
export async function readOutline(database: Database, list: ExportedList, isGone: () => boolean): Promise<Outline> {
  const listed = await readNumbers(database, list, isGone);
  const { since, placedBefore, ...filter } = list.filter;
  const isAllTime = since === undefined && placedBefore === undefined;
  const known = new Set(isAllTime ? [] : listed.numbers);
  const others: number[] = [];
  const { rates } = listed;
  for (const ids of isAllTime ? [] : await readMovedIds(database, periodOf(list), filter.ids)) {
    if (isGone()) break;
    const moved = await readNumbers(database, { sort: list.sort, filter: { ...filter, ids } }, isGone);
    others.push(...moved.numbers.filter((number) => !known.has(number)));
    for (const rate of moved.rates) rates.add(rate);
  }
  return {
    numbers: [...listed.numbers, ...others.sort((one, other) => other - one), ...listed.testNumbers],
    rates: [...rates].sort((one, other) => other - one),
  };
}

/**
 * The ids of the orders whose money moved in that period, or whose picking was finished in it: from then on, the money is for the found
 * goods. In pages, so that each statement names few orders. `among`: only these.
 */
async function readMovedIds(
  { query }: Database,
  period: Period,
  among: readonly string[] | undefined,
): Promise<string[][]> {
  const moves = query.selectFrom('money_moves').select(['order_id', 'at']);
  const finishes = query
    .selectFrom('order_events')
    .select(['order_id', 'at'])
    // The condition of the index by time, in its words.
    .where(sql<SqlBool>`stage <> 'PLACED'`)
    .where('stage', '=', 'READY');
  const found = new Set([
    ...(await readByTime(period, (from) =>
      moves.where('at', '>=', from).where('at', '<', period.to).orderBy('at').limit(pageSize).execute(),
    )),
    ...(await readByTime(period, (from) =>
      finishes.where('at', '>=', from).where('at', '<', period.to).orderBy('at').limit(pageSize).execute(),
    )),
  ]);
  const ids = among ? among.filter((id) => found.has(id)) : [...found];
  return Array.from({ length: Math.ceil(ids.length / idsPerPage) }, (_page, at) =>
    paddedIds(ids.slice(at * idsPerPage, (at + 1) * idsPerPage)),
  );
}

/**
 * The orders of rows of a period, read by their times, page by page.
 *
 * @param read reads the rows from a time on; more rows of one time than a page has do not occur
 */
async function readByTime(
  { from }: Period,
  read: (from: number) => Promise<{ order_id: string; at: number }[]>,
): Promise<Set<string>> {
  const ids = new Set<string>();
  let next: number | null = from;
  while (next !== null) {
    await nextTurn();
    const rows = await read(next);
    for (const { order_id } of rows) ids.add(order_id);
    const last = Number(rows.at(-1)?.at);
    // The next page may have more rows of the last time.
    next = rows.length < pageSize ? null : Math.max(last, next + 1);
  }
  return ids;
}

/** The numbers of the orders of a list, those of test orders apart, and the rates of their taxes. */
async function readNumbers(database: Database, { filter, sort }: ExportedList, isGone: () => boolean) {
  const [numbers, testNumbers]: [number[], number[]] = [[], []];
  const rates = new Set<number>();
  let from: Position | null = null;
  do {
    // SQLite works in this thread: other requests have their turn between the pages.
    await nextTurn();
    const page = await selectAllOrders(database, filter, { limit: pageSize, from, sort });
    const rows = await page?.clearSelect().select(['id', 'number', 'slot_start', 'provider', 'tax_rate']).execute();
    from = null;
    for (const row of rows ?? []) {
      const number = row.number ?? (await numberOrder(database.query, row.id));
      (row.provider === 'sandbox' ? testNumbers : numbers).push(number);
      if (rows?.length === pageSize) from = { number, dueAt: row.slot_start ?? neverDue };
    }
    const taxed = (rows ?? []).filter((row) => row.tax_rate !== null).map(({ id }) => id);
    for (const rate of await ratesOf(database, taxed)) rates.add(rate);
  } while (from !== null && !isGone());
  return { numbers, testNumbers, rates };
}

/** The rates of the taxes in the prices of these orders. */
async function ratesOf({ query }: Database, orderIds: readonly string[]): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const rows = await query
    .selectFrom('order_taxes')
    .select('rate')
    .distinct()
    .where('order_id', 'in', paddedIds(orderIds))
    // A substitute can have a rate that no ordered product has.
    .where(sql<number>`net_cents + tax_cents + coalesce(settled_net_cents + settled_tax_cents, 0)`, '>', 0)
    .execute();
  return rows.map(({ rate }) => rate);
}

/** An order with the moves, taxes, picks and refunded lines of its ledger; undefined when there are none. */
export interface ExportedOrder {
  order: Order;
  ledger: OrderLedger | undefined;
}

/** The orders of these numbers, in their sequence. */
export async function readExported({ query }: Database, numbers: readonly number[]): Promise<ExportedOrder[]> {
  const rows = await query
    .selectFrom('orders')
    .innerJoin('order_numbers', 'order_numbers.order_id', 'orders.id')
    .where('order_numbers.number', 'in', paddedIds(numbers))
    .selectAll('orders')
    .execute();
  const orders = await withLines(query, rows);
  const ledgers = await readTakingsLedgers(query, orders);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return numbers.flatMap((number) => {
    const order = byNumber.get(number);
    if (!order) return [];
    return [{ order, ledger: ledgers.get(order.id) }];
  });
}
