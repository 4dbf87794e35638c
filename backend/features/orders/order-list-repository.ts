import type { AliasedExpression, Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { OrdersTable } from '#backend/db/tables.ts';
import { toLine, toOrder, type Order } from './order-repository.ts';

/** A list without pages shows the newest orders up to these limits: large orders make it shorter. */
export const listLimits = { orders: 1000, lines: 10_000 };
/** Orders read at a time for such a list. */
const batchSize = 100;

/** Restricts the orders that lists show. An absent field does not restrict. */
export interface OrderFilter {
  isPaid?: boolean | undefined;
  /** As stored, `COD` or `Online`. */
  paymentType?: string | undefined;
  /** Milliseconds since 1970: placed then or later. */
  since?: number | undefined;
}

/** One kind of order. The orders of a kind are one range of the index `orders_by_payment`, in the order of time. */
export interface OrderKind {
  paymentType: OrdersTable['payment_type'];
  isPaid: 0 | 1;
}

/** The kinds that lists show: paid, or to be paid on delivery. */
export const orderKinds: OrderKind[] = [
  { paymentType: 'COD', isPaid: 0 },
  { paymentType: 'COD', isPaid: 1 },
  { paymentType: 'Online', isPaid: 1 },
];

/** The kinds that match the filter; `since` does not matter. */
export function kindsOf({ isPaid, paymentType }: OrderFilter): OrderKind[] {
  return orderKinds.filter(
    (kind) =>
      (isPaid === undefined || kind.isPaid === Number(isPaid)) &&
      (paymentType === undefined || kind.paymentType === paymentType),
  );
}

/** The position of an order in the list, newest first. */
export interface Position {
  createdAt: number;
  id: string;
}

interface Range {
  since?: number | undefined;
  before: Position | null;
  limit: number;
}

type OrderPage = AliasedExpression<Selectable<OrdersTable>, 'page'>;

function newest({ query }: Database, { since, before, limit }: Range) {
  let orders = query.selectFrom('orders').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (since !== undefined) orders = orders.where('created_at', '>=', since);
  if (before) {
    const { createdAt, id } = before;
    orders = orders.where((is) => is(is.refTuple('created_at', 'id'), '<', is.tuple(createdAt, id)));
  }
  return orders;
}

function newestOfUser(database: Database, userId: string, range: Range) {
  return newest(database, range)
    .where('user_id', '=', userId)
    .where((is) => is.or([is('payment_type', '=', 'COD'), is('is_paid', '=', 1)]));
}

/** The newest orders of each kind, and of those the newest: the database reads no order of another kind. */
function newestOfKinds(database: Database, [first, ...others]: [OrderKind, ...OrderKind[]], range: Range) {
  const ofKind = ({ paymentType, isPaid }: OrderKind) =>
    database.query
      .selectFrom(
        newest(database, range).where('payment_type', '=', paymentType).where('is_paid', '=', isPaid).as('kind'),
      )
      .selectAll();
  const found = others.reduce((union, kind) => union.unionAll(ofKind(kind)), ofKind(first));
  return database.query
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit);
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
    ])
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc')
    .orderBy('line.position');
}

async function readPage(database: Database, page: OrderPage): Promise<Order[]> {
  const orders = new Map<string, Order>();
  for (const row of await pageQuery(database, page).execute()) {
    const order = orders.get(row.id) ?? toOrder(row, []);
    orders.set(row.id, order);
    const { product_id, name, category, quantity, price_cents, image_hash } = row;
    if (product_id === null || name === null || category === null || quantity === null || price_cents === null)
      continue;
    order.lines.push(toLine({ product_id, name, category, quantity, price_cents, image_hash }));
  }
  return [...orders.values()];
}

/** The position of that order, for the page after it. Null when there is no such order, or when it is another user's. */
export async function positionOf(database: Database, userId: string | null, id: string): Promise<Position | null> {
  if (!isRecordId(id)) return null;
  const row = await database.query
    .selectFrom('orders')
    .select(['created_at', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (userId !== null && row.user_id !== userId)) return null;
  return { createdAt: row.created_at, id };
}

/** Reads at most `limit` orders, newest first: those older than a position, or the newest of all. */
export type ReadOrders = (limit: number, before: Position | null) => Promise<Order[]>;

/** The newest orders within `listLimits`; `isCut` when there may be more. */
export async function listNewest(read: ReadOrders): Promise<{ orders: Order[]; isCut: boolean }> {
  const orders: Order[] = [];
  let lines = 0;
  while (orders.length < listLimits.orders) {
    const batch = await read(batchSize, orders.at(-1) ?? null);
    for (const order of batch) {
      lines += order.lines.length;
      if (lines > listLimits.lines) return { orders, isCut: true };
      orders.push(order);
    }
    if (batch.length < batchSize) return { orders, isCut: false };
  }
  return { orders, isCut: true };
}

/** At most `limit` shown orders of that user, newest first, older than the position. */
export async function listOrdersOf(
  database: Database,
  userId: string,
  limit: number,
  before: Position | null = null,
): Promise<Order[]> {
  return readPage(database, newestOfUser(database, userId, { before, limit }).as('page'));
}

/** The same for the orders of all users that match the filter. */
export async function listAllOrders(
  database: Database,
  filter: OrderFilter,
  limit: number,
  before: Position | null = null,
): Promise<Order[]> {
  const [first, ...others] = kindsOf(filter);
  if (!first) return [];
  const { since } = filter;
  return readPage(database, newestOfKinds(database, [first, ...others], { since, before, limit }).as('page'));
}
