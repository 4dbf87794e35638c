import { setImmediate as nextTurn } from 'node:timers/promises';
import { listDepositTypes } from '#backend/features/catalogue/deposits/deposit-type-repository.ts';
import type { Database } from '#backend/db/database.ts';
import { readReturns, type DepositReturn } from '../deposits/deposit-moves-repository.ts';
import type { Period } from '../past-sums-repository.ts';
import { readCharged } from './deposit-cells.ts';
import { createOrderRows, type FileForm } from './order-rows.ts';
import { periodOf, readExported, readOutline, type ExportedList } from './order-export-repository.ts';

/** Orders that are read and written at once. SQLite works in this thread: shoppers wait for one page. */
const ordersPerPage = 100;
const returnsPerPage = 500;

/**
 * The file of the orders of a list as CSV (RFC 4180, UTF-8 with a byte order mark), in parts. A file of a period also has a row for each
 * entry of containers that came back in it. It reads the list once for the numbers
 * of its orders and their tax rates, which the first line has, and then the orders. So a file has each order once that was in the list
 * when the file was begun, and in memory are 8 bytes for each order and one page of them.
 */
export async function* exportOrders(
  database: Database,
  list: ExportedList,
  {
    isGone,
    ...form
  }: Omit<FileForm, 'period' | 'depositTypes'> & { /** Whether the client has left. */ isGone: () => boolean },
): AsyncGenerator<string> {
  const { numbers, rates } = await readOutline(database, list, isGone);
  const period = periodOf(list);
  const depositTypes = await listDepositTypes(database.query);
  const rows = createOrderRows({ ...form, period, depositTypes }, rates);
  yield `\uFEFF${rows.head}`;
  for (let at = 0; at < numbers.length; at += ordersPerPage) {
    await nextTurn();
    const orders = await readExported(database, numbers.slice(at, at + ordersPerPage));
    const charged = await readCharged(database, orders, period);
    yield orders.map((exported) => rows.row(exported, charged.get(exported.order.id))).join('');
  }
  // A file of certain orders is not about a day: containers also come back without an order.
  const { since: _since, placedBefore: _before, ...others } = list.filter;
  if (depositTypes.length === 0 || Object.values(others).some((value) => value !== undefined)) return;
  for await (const returns of returnsIn(database, period)) yield returns.map((each) => rows.returned(each)).join('');
}

async function* returnsIn(database: Database, period: Period): AsyncGenerator<DepositReturn[]> {
  let last: DepositReturn | undefined;
  do {
    await nextTurn();
    const page = await readReturns(database, period, { limit: returnsPerPage, after: last ?? null });
    yield page;
    last = page.length < returnsPerPage ? undefined : page.at(-1);
  } while (last !== undefined);
}
