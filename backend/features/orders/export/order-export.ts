import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#backend/db/database.ts';
import { createOrderRows, type FileForm } from './order-rows.ts';
import { periodOf, readExported, readOutline, type ExportedList } from './order-export-repository.ts';

/** Orders that are read and written at once. SQLite works in this thread: shoppers wait for one page. */
const ordersPerPage = 100;

/**
 * The file of the orders of a list as CSV (RFC 4180, UTF-8 with a byte order mark), in parts. It reads the list once for the numbers
 * of its orders and their tax rates, which the first line has, and then the orders. So a file has each order once that was in the list
 * when the file was begun, and in memory are 8 bytes for each order and one page of them.
 */
export async function* exportOrders(
  database: Database,
  list: ExportedList,
  { isGone, ...form }: Omit<FileForm, 'period'> & { /** Whether the client has left. */ isGone: () => boolean },
): AsyncGenerator<string> {
  const { numbers, rates } = await readOutline(database, list, isGone);
  const rows = createOrderRows({ ...form, period: periodOf(list) }, rates);
  yield `\uFEFF${rows.head}`;
  for (let at = 0; at < numbers.length; at += ordersPerPage) {
    await nextTurn();
    const orders = await readExported(database, numbers.slice(at, at + ordersPerPage));
    yield orders.map((order) => rows.row(order)).join('');
  }
}
