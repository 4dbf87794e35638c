import { sql, type AliasedExpression, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { addMissingNumbers, numberOrder } from '#backend/db/order-numbers.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { OrdersTable, OrderStage, Tables } from '#backend/db/tables.ts';
import { isNarrowed, kindsOf, matchesNames, type OrderNames, type StageFilter } from './order-search-repository.ts';
import { readBefore, readSince, type Before, type Since } from './orders-since-repository.ts';
import { withLines } from '../order-repository.ts';
import { orderStages } from '#backend/rules/stages.ts';
import type { Order, OrderKind } from '../order.ts';

/** A list without pages shows the newest orders up to these limits: large orders make it shorter. */
export const listLimits = { orders: 1000, lines: 10_000 };
/** Orders read at a time for such a list. */
const batchSize = 100;

/** The order of a list: newest first, or by the start of the promised time, earliest first. */
export type ListSort = 'newest' | 'promised';

/** The position of an order in a list: its number, and by promise first its due time. Times tie, and a clock can be set back. */
export type Position = Pick<Order, 'number'> & { dueAt?: number };

/** The part of a list to read. */
export interface Slice {
  limit: number;
  /** The order next to which the slice begins; null for an end of the list. */
  from: Position | null;
  /**
   * Whether the list has the orders before `from`, or without it the last of all. Else it has those after it, or the
   * first of all.
   */
  isBackward?: boolean;
  /** Newest first when omitted. */
  sort?: ListSort;
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

/** The due time of an order without a slot: it comes last. */
export const neverDue = Number.MAX_SAFE_INTEGER;

// The expression is that of the index `orders_by_promise`: SQLite uses it only when both have the same words.
const dueAt = sql<number>`coalesce(slot_start, 9007199254740991)`;

type Direction = 'asc' | 'desc';

/** The directions in which a slice is read: `due` is undefined for a list without due times. */
function directionsOf({ sort, isBackward = false }: Slice): { due?: Direction; number: Direction } {
  if (sort !== 'promised') return { number: isBackward ? 'asc' : 'desc' };
  const direction = isBackward ? 'desc' : 'asc';
  return { due: direction, number: direction };
}

/** The orders that were placed within a span of time. */
interface Span {
  since: Since | null;
  before: Before | null;
}

function ordersIn({ query }: Database, slice: Slice, { since, before }: Span = { since: null, before: null }) {
  const { limit, from } = slice;
  const { due, number } = directionsOf(slice);
  let orders = query.selectFrom('orders').selectAll();
  if (due) orders = orders.orderBy(dueAt, due);
  orders = orders.orderBy('number', number).limit(limit);
  const beyond = number === 'asc' ? '>' : '<';
  if (from && due) {
    const fromDue = from.dueAt ?? neverDue;
    // The first condition is a range of the index. Many orders are never due, so among those the number is the range.
    orders =
      fromDue === neverDue && due === 'asc'
        ? orders.where(dueAt, '=', neverDue).where('number', beyond, from.number)
        : orders
            .where(dueAt, due === 'asc' ? '>=' : '<=', fromDue)
            .where((is) => is.or([is(dueAt, beyond, fromDue), is('number', beyond, from.number)]));
  } else if (from) orders = orders.where('number', beyond, from.number);
  if (since) orders = orders.where('number', '>=', since.number).where(createdAt, '>=', since.createdAt);
  if (before) orders = orders.where('number', '<=', before.number).where(createdAt, '<', before.createdAt);
  return orders;
}

/** Orders of one kind; with a stage, one range of the index `orders_by_stage`. */
interface OrderRange extends OrderKind {
  stage?: OrderStage;
}

function rangesOf({ stages: wanted, ...filter }: StageFilter, sort: ListSort | undefined): OrderRange[] {
  const kinds = kindsOf(filter);
  // The index of the promised times begins with the stage.
  const stages = wanted ?? (sort === 'promised' ? orderStages : undefined);
  if (stages === undefined) return kinds;
  return [...new Set(stages)].flatMap((stage) => kinds.map((kind) => ({ ...kind, stage })));
}

/** Takes the slice of each kind, and then the slice of all these: the database reads no order of another kind. */
function ordersOfRanges(
  database: Database,
  [first, ...others]: [OrderRange, ...OrderRange[]],
  { slice, span, names }: { slice: Slice; span: Span; names: OrderNames },
) {
  const inRange = ({ paymentType, isPaid, stage }: OrderRange) => {
    const orders = ordersIn(database, slice, span)
      .where('payment_type', '=', paymentType)
      .where('is_paid', '=', isPaid);
    const range = orders
      .$if(stage !== undefined, (all) => all.where('stage', '=', stage ?? 'PLACED'))
      .$if(isNarrowed(names), (all) => all.where(matchesNames(names)));
    return database.query.selectFrom(range.as('kind')).selectAll();
  };
  const found = others.reduce((union, range) => union.unionAll(inRange(range)), inRange(first));
  const { due, number } = directionsOf(slice);
  const all = database.query.selectFrom(found.as('found')).selectAll();
  return (due ? all.orderBy(dueAt, due) : all).orderBy('number', number).limit(slice.limit);
}

/** The orders of the page with their lines, in the order of the list. */
export async function readPage(database: Database, page: OrderPage, sort: ListSort = 'newest'): Promise<Order[]> {
  const all = database.query.selectFrom(page).selectAll('page');
  const sorted = sort === 'promised' ? all.orderBy(dueAt).orderBy('page.number') : all.orderBy('page.number', 'desc');
  return withLines(database.query, await sorted.execute());
}

/** The position of that order, for the page after it. Null when there is no such order, or when it is another user's. */
export async function positionOf(database: Database, userId: string | null, id: string): Promise<Position | null> {
  if (!isRecordId(id)) return null;
  const row = await database.query
    .selectFrom('orders')
    .select(['number', 'user_id', 'slot_start'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (userId !== null && row.user_id !== userId)) return null;
  return { number: row.number ?? (await numberOrder(database.query, id)), dueAt: row.slot_start ?? neverDue };
}

/** Reads a slice of a list, in the order of the list. */
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

/** Gives numbers to orders without one. Newest first, they are newer than any cursor. Call it before a slice is read. */
async function numberNewest({ query }: Database, { from, sort }: Slice): Promise<void> {
  if (from === null || sort === 'promised') await addMissingNumbers(query);
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

/** The query for a slice of the orders of all users that match the filter; null when none can match. */
export async function selectAllOrders(
  database: Database,
  { since: sinceMs, placedBefore, ...filter }: StageFilter,
  slice: Slice,
) {
  const [first, ...others] = rangesOf(filter, slice.sort);
  if (!first) return null;
  await numberNewest(database, slice);
  const since = sinceMs === undefined ? null : await readSince(database, sinceMs);
  const before = placedBefore === undefined ? null : await readBefore(database, placedBefore);
  return ordersOfRanges(database, [first, ...others], { slice, span: { since, before }, names: filter });
}

/** A slice of the orders of all users that match the filter. */
export async function listAllOrders(database: Database, filter: StageFilter, slice: Slice): Promise<Order[]> {
  const page = await selectAllOrders(database, filter, slice);
  return page ? readPage(database, page.as('page'), slice.sort) : [];
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
