import type { AliasedExpression, Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { OrdersTable } from '#backend/db/tables.ts';
import { toLine, toOrder, type Order } from './order-repository.ts';

/** What one list shows at most that nobody asked for in pages, of the newest: large orders make it shorter. */
export const listLimits = { orders: 1000, lines: 10_000 };
/** Orders read at a time for such a list. */
const stretchLength = 100;

/** Which of the orders paid or to be paid on delivery. What is left out does not restrict. */
export interface OrderFilter {
  isPaid?: boolean | undefined;
  /** As stored, `COD` or `Online`. */
  paymentType?: string | undefined;
  /** Milliseconds: placed then or later. */
  since?: number | undefined;
}

/** One kind of order. Each lies in one stretch of the index `orders_by_payment`, the newest at its end. */
export interface OrderKind {
  paymentType: OrdersTable['payment_type'];
  isPaid: 0 | 1;
}

/** Paid or to be paid on delivery: the orders that lists show. */
const shownKinds: OrderKind[] = [
  { paymentType: 'COD', isPaid: 0 },
  { paymentType: 'COD', isPaid: 1 },
  { paymentType: 'Online', isPaid: 1 },
];

export function kindsOf({ isPaid, paymentType }: OrderFilter): OrderKind[] {
  return shownKinds.filter(
    (kind) =>
      (isPaid === undefined || kind.isPaid === Number(isPaid)) &&
      (paymentType === undefined || kind.paymentType === paymentType),
  );
}

/** Where an order stands among the newest. */
export interface Place {
  createdAt: number;
  id: string;
}

interface Stretch {
  since?: number | undefined;
  before: Place | null;
  limit: number;
}

type OrderPage = AliasedExpression<Selectable<OrdersTable>, 'page'>;

function newest({ query }: Database, { since, before, limit }: Stretch) {
  let orders = query.selectFrom('orders').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (since !== undefined) orders = orders.where('created_at', '>=', since);
  if (before) {
    const { createdAt, id } = before;
    orders = orders.where((is) => is(is.refTuple('created_at', 'id'), '<', is.tuple(createdAt, id)));
  }
  return orders;
}

function newestOfUser(database: Database, userId: string, stretch: Stretch) {
  return newest(database, stretch)
    .where('user_id', '=', userId)
    .where((is) => is.or([is('payment_type', '=', 'COD'), is('is_paid', '=', 1)]));
}

/** The newest of each kind, and of those the newest: no order of another kind is looked at. */
function newestOfKinds(database: Database, [first, ...others]: [OrderKind, ...OrderKind[]], stretch: Stretch) {
  const ofKind = ({ paymentType, isPaid }: OrderKind) =>
    database.query
      .selectFrom(
        newest(database, stretch).where('payment_type', '=', paymentType).where('is_paid', '=', isPaid).as('kind'),
      )
      .selectAll();
  const found = others.reduce((union, kind) => union.unionAll(ofKind(kind)), ofKind(first));
  return database.query
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(stretch.limit);
}

/** A page with its lines, the newest first. */
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

/** Where an order stands among the newest: for pages after it. Null when there is none, or it is another user's. */
export async function placeOf(database: Database, userId: string | null, id: string): Promise<Place | null> {
  if (!isRecordId(id)) return null;
  const row = await database.query
    .selectFrom('orders')
    .select(['created_at', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (userId !== null && row.user_id !== userId)) return null;
  return { createdAt: row.created_at, id };
}

/** Reads the orders older than a place, or the newest, `limit` at most. */
export type ReadOrders = (limit: number, before: Place | null) => Promise<Order[]>;

/** The newest orders, as far as one list goes; `isCut` when there may be more. */
export async function listNewest(read: ReadOrders): Promise<{ orders: Order[]; isCut: boolean }> {
  const orders: Order[] = [];
  let lines = 0;
  while (orders.length < listLimits.orders) {
    const stretch = await read(stretchLength, orders.at(-1) ?? null);
    for (const order of stretch) {
      lines += order.lines.length;
      if (lines > listLimits.lines) return { orders, isCut: true };
      orders.push(order);
    }
    if (stretch.length < stretchLength) return { orders, isCut: false };
  }
  return { orders, isCut: true };
}

/** At most `limit` orders paid or to be paid on delivery of that user, newest first, older than the place. */
export async function listOrdersOf(
  database: Database,
  userId: string,
  limit: number,
  before: Place | null = null,
): Promise<Order[]> {
  return readPage(database, newestOfUser(database, userId, { before, limit }).as('page'));
}

/** The same of all users. */
export async function listAllOrders(
  database: Database,
  filter: OrderFilter,
  limit: number,
  before: Place | null = null,
): Promise<Order[]> {
  const [first, ...others] = kindsOf(filter);
  if (!first) return [];
  const { since } = filter;
  return readPage(database, newestOfKinds(database, [first, ...others], { since, before, limit }).as('page'));
}
