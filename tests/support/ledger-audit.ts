import type { Database } from '#backend/db/database.ts';

/** An order as its shopper or the seller sees it, with money in currency units. */
export interface SeenOrder {
  id: string;
  stage: string;
  amount: number;
  paid: number;
  refunded: number;
}

/** The sums of the orders as the seller sees them, with money in currency units. */
interface SeenSums {
  count: number;
  amount: number;
  pendingCount: number;
  pendingAmount: number;
}

const centsOf = (units: number) => Math.round(units * 100);
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** The orders that are paid or paid on delivery. */
async function readPlacedOrders({ query }: Database) {
  return query
    .selectFrom('orders')
    .select(['id', 'stage', 'version', 'is_paid', 'amount_cents', 'payment_type', 'settled_cents'])
    .where((is) => is.or([is('payment_type', '=', 'COD'), is('is_paid', '=', 1)]))
    .execute();
}

/** The faults of the orders: their money against `money_moves` and `refunds`, their stage against `order_events`. */
async function auditOrders(database: Database, seen: SeenOrder[]): Promise<string[]> {
  const { query } = database;
  const movesOf = groupBy(await query.selectFrom('money_moves').selectAll().execute(), (move) => move.order_id);
  const refundsOf = groupBy(await query.selectFrom('refunds').selectAll().execute(), (refund) => refund.order_id);
  const eventsOf = groupBy(
    await query.selectFrom('order_events').selectAll().orderBy('version').execute(),
    (event) => event.order_id,
  );
  const seenOf = groupBy(seen, ({ id }) => id);
  const orders = await readPlacedOrders(database);
  const faults: string[] = [];
  for (const { id, stage, version, is_paid, amount_cents, payment_type, settled_cents } of orders) {
    const check = (what: string, found: unknown, wanted: unknown) => {
      const [was, must] = [JSON.stringify(found), JSON.stringify(wanted)];
      if (was !== must) faults.push(`order ${id}: ${what} is ${was} instead of ${must}`);
    };
    const moves = movesOf.get(id) ?? [];
    const payments = moves.filter(({ kind }) => !kind.startsWith('REFUND')).map(({ cents }) => cents);
    const refunded = 0 - sumOf(moves.filter(({ kind }) => kind.startsWith('REFUND')).map(({ cents }) => cents));
    const refunds = (refundsOf.get(id) ?? []).filter(({ state }) => state !== 'FAILED');
    const events = eventsOf.get(id) ?? [];
    const dueCents = settled_cents ?? amount_cents;
    check('payments', payments, is_paid === 1 ? [payment_type === 'COD' ? dueCents : amount_cents] : []);
    check('settled sum', dueCents <= amount_cents, true);
    const keptCents = sumOf(payments) - refunded;
    check('kept of a delivered order', stage === 'DONE' && keptCents > dueCents, false);
    check('sum of refunds', sumOf(refunds.map(({ cents }) => cents)), refunded);
    check('paid of a delivered order', stage === 'DONE' && payments.length === 0, false);
    check('money kept', refunded <= sumOf(payments), true);
    if (stage === 'CANCELLED') check('refund of the cancelled order', refunded, sumOf(payments));
    check('first event', [events[0]?.version, events[0]?.stage], [1, 'PLACED']);
    check('stage', stage, events.at(-1)?.stage);
    check('newest event before the version', (events.at(-1)?.version ?? 0) <= version, true);
    check(
      'view',
      seenOf.get(id)?.map((order) => ({
        stage: order.stage,
        amount: centsOf(order.amount),
        paid: centsOf(order.paid),
        refunded: centsOf(order.refunded),
      })),
      [{ stage, amount: amount_cents, paid: sumOf(payments), refunded }],
    );
  }
  const ids = new Set(orders.map(({ id }) => id));
  for (const id of seenOf.keys()) if (!ids.has(id)) faults.push(`order ${id} is seen, and not in the database`);
  return faults;
}

/**
 * The faults in the sums of the orders: they leave out cancelled ones, and count what was found of the picked ones.
 */
async function auditSums(database: Database, seen: SeenSums): Promise<string[]> {
  const orders = (await readPlacedOrders(database)).filter(({ stage }) => stage !== 'CANCELLED');
  const pending = orders.filter(({ is_paid }) => is_paid === 0);
  const wanted = {
    count: orders.length,
    cents: sumOf(orders.map(({ settled_cents, amount_cents }) => settled_cents ?? amount_cents)),
    pendingCount: pending.length,
    pendingCents: sumOf(pending.map(({ settled_cents, amount_cents }) => settled_cents ?? amount_cents)),
  };
  const found = {
    count: seen.count,
    cents: centsOf(seen.amount),
    pendingCount: seen.pendingCount,
    pendingCents: centsOf(seen.pendingAmount),
  };
  const [was, must] = [JSON.stringify(found), JSON.stringify(wanted)];
  return was === must ? [] : [`the sums are ${was} instead of ${must}`];
}

/**
 * The faults in the stock of the counted products: it must be the sum of their moves. Each order has taken the pieces
 * of its lines, only the found ones once it is picked, and none when it is cancelled. Lines without a move were ordered
 * before the counting.
 */
async function auditStock({ query }: Database, seen: Map<string, number>): Promise<string[]> {
  const moves = await query.selectFrom('stock_moves').selectAll().execute();
  const movesOf = groupBy(moves, (move) => move.product_id);
  const products = await query
    .selectFrom('products')
    .select(['id', 'stock_on_hand'])
    .where('stock_on_hand', 'is not', null)
    .execute();
  const faults: string[] = [];
  for (const { id, stock_on_hand } of products) {
    const sum = sumOf((movesOf.get(id) ?? []).map(({ quantity }) => quantity));
    const found = JSON.stringify({ onHand: stock_on_hand, seen: seen.get(id) });
    const wanted = JSON.stringify({ onHand: sum, seen: sum });
    if (found !== wanted) faults.push(`product ${id}: ${found} instead of ${wanted}`);
  }
  const lines = await query
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_id', 'position', 'product_id', 'quantity', 'stage', 'settled_at'])
    .where((is) => is.or([is('payment_type', '=', 'COD'), is('is_paid', '=', 1)]))
    .execute();
  const movesOfLine = groupBy(moves, ({ order_id, line }) => `${order_id} ${line}`);
  const picks = await query.selectFrom('line_picks').selectAll().orderBy('position').execute();
  const pickOfLine = new Map(picks.map((pick) => [`${pick.order_id} ${pick.line}`, pick]));
  for (const { order_id, position, product_id, quantity, stage, settled_at } of lines) {
    const line = `${order_id} ${position}`;
    const ofLine = movesOfLine.get(line)?.filter((move) => move.product_id === product_id);
    if (!ofLine) continue;
    const pick = settled_at === null ? undefined : pickOfLine.get(line);
    const found = pick?.substitute === null ? (pick.quantity ?? quantity) : pick ? 0 : quantity;
    const taken = 0 - sumOf(ofLine.map((move) => move.quantity));
    const wanted = stage === 'CANCELLED' ? 0 : found;
    if (taken !== wanted) faults.push(`order ${order_id}, line ${position}: took ${taken} pieces instead of ${wanted}`);
  }
  return faults;
}

/** The orders, sums and stock that the shop shows, to be compared with its ledgers. */
export interface SeenShop {
  /** All placed orders. */
  orders: SeenOrder[];
  sums: SeenSums;
  /** The pieces on hand of all counted products, by product id. */
  onHand: Map<string, number>;
}

/** Compares what the shop shows with the ledgers in its database, to the cent and the piece. Returns one sentence per fault. */
export async function auditLedgers(database: Database, { orders, sums, onHand }: SeenShop): Promise<string[]> {
  return [
    ...(await auditOrders(database, orders)),
    ...(await auditSums(database, sums)),
    ...(await auditStock(database, onHand)),
  ];
}
