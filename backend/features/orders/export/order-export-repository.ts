import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { numberOrder } from '#backend/db/order-numbers.ts';
import { paddedIds } from '#backend/db/padded-ids.ts';
import { neverDue, selectAllOrders, type ListSort, type Position } from '../lists/order-list-repository.ts';
import type { StageFilter } from '../lists/order-search-repository.ts';
import { readAmounts } from '../order-ledger-repository.ts';
import type { OrderLedger } from '../order-ledger.ts';
import { withLines } from '../order-repository.ts';
import type { Order } from '../order.ts';

/** The list of orders of a file. */
export interface ExportedList {
  filter: StageFilter;
  sort: ListSort;
}

/** What a file needs to know before its first row. */
interface Outline {
  /** The numbers of its orders, in their sequence: test orders last, because their payments move no money. */
  numbers: number[];
  /** The rates of the taxes in their prices, in basis points, highest first. They never change after an order is placed. */
  rates: number[];
}

/** Orders in one statement of the outline. */
const pageSize = 1000;

/** Reads the outline of a file, page by page, until `isGone`. */
export async function readOutline(
  database: Database,
  { filter, sort }: ExportedList,
  isGone: () => boolean,
): Promise<Outline> {
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
  return { numbers: numbers.concat(testNumbers), rates: [...rates].sort((one, other) => other - one) };
}

/** The rates of the taxes in the prices of these orders. */
async function ratesOf({ query }: Database, orderIds: readonly string[]): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const rows = await query
    .selectFrom('order_taxes')
    .select('rate')
    .distinct()
    .where('order_id', 'in', paddedIds(orderIds))
    .where(sql<number>`net_cents + tax_cents`, '>', 0)
    .execute();
  return rows.map(({ rate }) => rate);
}

/** An order with the moves, taxes and picks of its ledger; undefined when there are none. */
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
  const ledgers = await readAmounts(query, orders);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return numbers.flatMap((number) => {
    const order = byNumber.get(number);
    return order ? [{ order, ledger: ledgers.get(order.id) }] : [];
  });
}
