import { sql, type AliasedExpression, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { addMissingNumbers, numberOrder } from '#backend/db/order-numbers.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { OrdersTable, OrderStage, Tables } from '#backend/db/tables.ts';
import { isNarrowed, kindsOf, matchesNames, type OrderNames, type StageFilter } from './order-search-repository.ts';
import { readSince, type Since } from './orders-since-repository.ts';
import { toLine, toOrder } from '../order-repository.ts';
import type { Order, OrderKind } from '../order.ts';

/** A list without pages shows the newest orders up to these limits: large orders make it shorter. */
export const listLimits = { orders: 1000, lines: 10_000 };
/** Orders read at a time for such a list. */
const batchSize = 100;

/** The position of an order in the list, newest first: its number. Times tie, and a clock can be set back. */
export type Position = Pick<Order, 'number'>;

/** The part of a list to read. */
export interface Slice {
  limit: number;
  /** The order next to which the slice begins; null for an end of the list. */
  from: Position | null;
  /**
   * Whether the list has the orders newer than `from`, or without it the oldest of all. Else it has the older ones, or
   * the newest of all.
   */
  isBackward?: boolean;
}

type OrderPage = AliasedExpression<Selectable<OrdersTable>, 'page'>;

/** The condition of the orders that lists show. */
const isShown = (is: ExpressionBuilder<Tables, 'orders'>) =>
  is.or([is('payment_type', '=', 'COD'), is('is_paid', '=', 1)]);

/**
 * An expression, not the column: with the column, the databases may read all orders since a time instead of the first
 * ones by number.
 */
const createdAt = sql<number>`created_at + 0`;

function ordersIn({ query }: Database, { limit, from, isBackward = false }: Slice, since: Since | null = null) {
  let orders = query
    .selectFrom('orders')
    .selectAll()
    .orderBy('number', isBackward ? 'asc' : 'desc')
    .limit(limit);
  if (from) orders = orders.where('number', isBackward ? '>' : '<', from.number);
  if (since) orders = orders.where('number', '>=', since.number).where(createdAt, '>=', since.createdAt);
  return orders;
}

/** Orders of one kind; with a stage, one range of the index `orders_by_stage`. */
interface OrderRange extends OrderKind {
  stage?: OrderStage;
}

function rangesOf({ stages, ...filter }: StageFilter): OrderRange[] {
  const kinds = kindsOf(filter);
  if (stages === undefined) return kinds;
  return [...new Set(stages)].flatMap((stage) => kinds.map((kind) => ({ ...kind, stage })));
}

/** Takes the slice of each kind, and then the slice of all these: the database reads no order of another kind. */
function ordersOfRanges(
  database: Database,
  [first, ...others]: [OrderRange, ...OrderRange[]],
  { slice, since, names }: { slice: Slice; since: Since | null; names: OrderNames },
) {
  const inRange = ({ paymentType, isPaid, stage }: OrderRange) => {
    const orders = ordersIn(database, slice, since)
      .where('payment_type', '=', paymentType)
      .where('is_paid', '=', isPaid);
    const range = orders
      .$if(stage !== undefined, (all) => all.where('stage', '=', stage ?? 'PLACED'))
      .$if(isNarrowed(names), (all) => all.where(matchesNames(names)));
    return database.query.selectFrom(range.as('kind')).selectAll();
  };
  const found = others.reduce((union, range) => union.unionAll(inRange(range)), inRange(first));
  return database.query
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('number', slice.isBackward ? 'asc' : 'desc')
    .limit(slice.limit);
}

/** The orders of the page with their lines, newest first. */
function pageQuery(database: Database, page: OrderPage) {
  return database.query
    .selectFrom(page)
    .leftJoin('order_lines as line', 'line.order_id', 'page.id')
    .selectAll('page')
    .select([
      'line.position',
      'line.product_id',
      'line.name',
      'line.category',
      'line.quantity',
      'line.price_cents',
      'line.image_hash',
      'line.size_text',
      'line.tax_name as line_tax_name',
      'line.tax_rate as line_tax_rate',
      'line.substitution as line_substitution',
    ])
    .orderBy('page.number', 'desc')
    .orderBy('line.position');
}

/** The orders of the page with their lines. */
export async function readPage(database: Database, page: OrderPage): Promise<Order[]> {
  const orders = new Map<string, Order>();
  for (const row of await pageQuery(database, page).execute()) {
    const number = row.number ?? orders.get(row.id)?.number ?? (await numberOrder(database.query, row.id));
    const order = orders.get(row.id) ?? toOrder({ ...row, number }, []);
    orders.set(row.id, order);
    const { product_id, name, category, quantity, price_cents, image_hash, size_text } = row;
    const substitution = row.line_substitution;
    const [tax_name, tax_rate] = [row.line_tax_name, row.line_tax_rate];
    if (product_id === null || name === null || category === null || quantity === null || price_cents === null)
      continue;
    const asOrdered = { product_id, name, category, quantity, price_cents, image_hash, size_text };
    order.lines.push(toLine({ ...asOrdered, tax_name, tax_rate, substitution }));
  }
  return [...orders.values()];
}

/** The position of that order, for the page after it. Null when there is no such order, or when it is another user's. */
export async function positionOf(database: Database, userId: string | null, id: string): Promise<Position | null> {
  if (!isRecordId(id)) return null;
  const row = await database.query
    .selectFrom('orders')
    .select(['number', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (userId !== null && row.user_id !== userId)) return null;
  return { number: row.number ?? (await numberOrder(database.query, id)) };
}

/** Reads a slice of a list, newest first. */
export type ReadOrders = (slice: Slice) => Promise<Order[]>;

/** The newest orders within `listLimits`; `isCut` when there may be more. */
export async function listNewest(read: ReadOrders): Promise<{ orders: Order[]; isCut: boolean }> {
  const orders: Order[] = [];
  let lines = 0;
  while (orders.length < listLimits.orders) {
    const batch = await read({ limit: batchSize, from: orders.at(-1) ?? null });
    for (const order of batch) {
      lines += order.lines.length;
      if (lines > listLimits.lines) return { orders, isCut: true };
      orders.push(order);
    }
    if (batch.length < batchSize) return { orders, isCut: false };
  }
  return { orders, isCut: true };
}

/** Gives numbers to orders without one, which are newer than any cursor. Call it before a slice is read. */
async function numberNewest({ query }: Database, { from }: Slice): Promise<void> {
  if (from === null) await addMissingNumbers(query);
}

/** A slice of the shown orders of that user, newest first. */
export async function listOrdersOf(database: Database, userId: string, slice: Slice): Promise<Order[]> {
  await numberNewest(database, slice);
  return readPage(database, ordersIn(database, slice).where('user_id', '=', userId).where(isShown).as('page'));
}

/** The number of the shown orders of that user. */
export async function countOrdersOf(database: Database, userId: string): Promise<number> {
  const { count } = await database.query
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isShown)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A slice of the orders of all users that match the filter, newest first. */
export async function listAllOrders(
  database: Database,
  { since: sinceMs, ...filter }: StageFilter,
  slice: Slice,
): Promise<Order[]> {
  const [first, ...others] = rangesOf(filter);
  if (!first) return [];
  await numberNewest(database, slice);
  const since = sinceMs === undefined ? null : await readSince(database, sinceMs);
  return readPage(database, ordersOfRanges(database, [first, ...others], { slice, since, names: filter }).as('page'));
}

/** The shown order of that id or number, as a list of one or none. With `userId` null, it may be of any user. */
export async function listOne(
  database: Database,
  userId: string | null,
  { id, number }: { id?: string | undefined; number?: string | undefined },
): Promise<Order[]> {
  let order = database.query.selectFrom('orders').selectAll().where(isShown);
  if (userId !== null) order = order.where('user_id', '=', userId);
  if (id !== undefined) {
    if (!isRecordId(id)) return [];
    order = order.where('id', '=', id);
  }
  if (number !== undefined) {
    if (!/^\d{1,15}$/.test(number)) return [];
    order = order.where('id', '=', (is) =>
      is.selectFrom('order_numbers').select('order_id').where('order_numbers.number', '=', Number(number)),
    );
  }
  return readPage(database, order.as('page'));
}
