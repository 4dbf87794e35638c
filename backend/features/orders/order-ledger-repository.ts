import { readOrderTaxes } from './order-tax-repository.ts';
import { readRefundedLines } from './refunds/refund-line-repository.ts';
import type { OrderLedger, OrderEvent } from './order-ledger.ts';
import { paddedIds } from '#backend/db/padded-ids.ts';
import type { MoneyMoveKind } from '#backend/db/tables.ts';
import type { Staff } from '#backend/audit/audit.ts';
import type { Order } from './order.ts';
import { recountTakings } from './past-takings-repository.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readPicks } from './picking/pick-repository.ts';
import { aloneAtStop, readOrderStops } from './joining/order-stop-repository.ts';

/** The ledgers of an order: what happened, and what money moved. Rows are only added, in the transaction of what they record. */

const newLedger = (): OrderLedger => ({
  events: [],
  moves: [],
  refunds: [],
  refundedLines: [],
  taxes: { placed: [], settled: null },
  picks: [],
  stop: aloneAtStop,
});

const refundKinds: ReadonlySet<string> = new Set<MoneyMoveKind>(['REFUND_CASH', 'REFUND_CARD']);

export const emptyLedger: OrderLedger = newLedger();

/** The columns that decide which ledgers of an order are read. */
type LedgerOwner = Pick<Order, 'id' | 'stage' | 'taxRule'>;

/** The same with what decides which other orders are of the same stop. */
type WholeLedgerOwner = LedgerOwner & Pick<Order, 'joinedOrderId'>;

/** The ledgers of these orders by id; an order without an entry is absent. Inside a transaction, `source` is the transaction. */
export async function readLedgers(
  source: Database['query'],
  orders: readonly WholeLedgerOwner[],
): Promise<Map<string, OrderLedger>> {
  const ledgers = await readAmounts(source, orders);
  if (orders.length === 0) return ledgers;
  for (const [orderId, stop] of await readOrderStops(source, orders)) ledgerIn(ledgers, orderId).stop = stop;
  const events = await source
    .selectFrom('order_events')
    .select(['order_id', 'at', 'stage', 'actor', 'note', 'staff_name'])
    .where('order_id', 'in', idsOf(orders))
    .orderBy('order_id')
    .orderBy('version')
    .execute();
  for (const { order_id, at, stage, actor, note, staff_name: staffName } of events) {
    ledgerIn(ledgers, order_id).events.push({ at, stage, actor, note, staffName });
  }
  const refunded = refundedOf(orders, ledgers);
  if (refunded.length > 0) await addRefunds(source, idsOf(refunded), ledgers);
  return ledgers;
}

/** The orders with a refund: each has its entry among the moves. */
const refundedOf = (orders: readonly LedgerOwner[], ledgers: ReadonlyMap<string, OrderLedger>) =>
  orders.filter(({ id }) => ledgers.get(id)?.moves.some(({ kind }) => refundKinds.has(kind)));

const idsOf = (orders: readonly { id: string }[]) => paddedIds(orders.map(({ id }) => id));

function ledgerIn(ledgers: Map<string, OrderLedger>, orderId: string): OrderLedger {
  const ledger = ledgers.get(orderId) ?? newLedger();
  ledgers.set(orderId, ledger);
  return ledger;
}

/** The same with the moves, taxes and picks only: without the events, and without the reasons and lines of refunds. */
async function readAmounts(
  source: Database['query'],
  orders: readonly LedgerOwner[],
): Promise<Map<string, OrderLedger>> {
  const ledgers = new Map<string, OrderLedger>();
  if (orders.length === 0) return ledgers;
  const moves = await source
    .selectFrom('money_moves')
    .select(['order_id', 'kind', 'cents', 'at'])
    .where('order_id', 'in', idsOf(orders))
    .execute();
  for (const { order_id, ...move } of moves) ledgerIn(ledgers, order_id).moves.push(move);
  const taxed = orders.filter(({ taxRule }) => taxRule.mode === 'RATES');
  for (const [orderId, taxes] of await readOrderTaxes(source, idsOf(taxed))) ledgerIn(ledgers, orderId).taxes = taxes;
  const picked = orders.filter(({ stage }) => stage !== 'PLACED');
  for (const [orderId, picks] of await readPicks(source, idsOf(picked))) ledgerIn(ledgers, orderId).picks = picks;
  return ledgers;
}

/** The moves, taxes and picks, with the lines that refunds are for: what takings are computed from. */
export async function readTakingsLedgers(
  source: Database['query'],
  orders: readonly LedgerOwner[],
): Promise<Map<string, OrderLedger>> {
  const ledgers = await readAmounts(source, orders);
  await addRefundedLines(source, idsOf(refundedOf(orders, ledgers)), ledgers);
  return ledgers;
}

async function addRefundedLines(
  source: Database['query'],
  orderIds: string[],
  ledgers: Map<string, OrderLedger>,
): Promise<void> {
  for (const [orderId, lines] of await readRefundedLines(source, orderIds)) {
    ledgerIn(ledgers, orderId).refundedLines = lines;
  }
}

async function addRefunds(
  source: Database['query'],
  orderIds: string[],
  ledgers: Map<string, OrderLedger>,
): Promise<void> {
  const refunds = await source
    .selectFrom('refunds')
    .select(['id', 'order_id', 'cents', 'reason', 'state', 'created_at', 'staff_name', 'for_missing'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { order_id, created_at: createdAt, staff_name: staffName, for_missing, ...refund } of refunds) {
    ledgerIn(ledgers, order_id).refunds.push({ ...refund, createdAt, staffName, isForMissing: for_missing === 1 });
  }
  await addRefundedLines(source, orderIds, ledgers);
}

/** The ledger of one order. */
export async function readLedger(source: Database['query'], order: WholeLedgerOwner): Promise<OrderLedger> {
  return (await readLedgers(source, [order])).get(order.id) ?? emptyLedger;
}

/** Adds what happened to the order when it got that version. An event that is there already stays as it is. */
export async function addEvent(
  trx: DatabaseTransaction,
  orderId: string,
  {
    version,
    at,
    stage,
    actor,
    note,
    staff = null,
  }: OrderEvent & { version: number; staff?: Pick<Staff, 'id' | 'name'> | null },
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      version,
      at,
      stage,
      actor,
      note,
      staff_id: staff?.id ?? null,
      staff_name: staff?.name ?? null,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'version']).doNothing())
    .execute();
}

/** The first event of an order: placed, at the time of the order. See `takenEvent` for orders that the staff has taken. */
export const placedEvent = ({ createdAt }: Pick<Order, 'createdAt'>): OrderEvent => ({
  at: createdAt,
  stage: 'PLACED',
  actor: 'SHOPPER',
  note: null,
});

export async function addPlacedEvent(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'createdAt'>,
  event: OrderEvent & { staff?: Pick<Staff, 'id' | 'name'> } = placedEvent(order),
): Promise<void> {
  await addEvent(trx, order.id, { version: 1, ...event });
}

/** Adds the payment of an order. An order is paid once: a second payment changes nothing. */
export async function addPayment(
  trx: DatabaseTransaction,
  orderId: string,
  {
    kind,
    cents,
    at,
    providerRef = null,
  }: { kind: 'CARD_PAID' | 'CASH_TAKEN'; cents: number; at: number; providerRef?: string | null },
): Promise<void> {
  const added = await trx
    .insertInto('money_moves')
    .values({ id: `${orderId}-paid`, order_id: orderId, kind, cents, reason: null, provider_ref: providerRef, at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await recountTakings(trx, at);
}

/** The time after its order within which an online payment can be made, with some hours more. */
const paymentTimeoutMs = 30 * 3_600_000;

/**
 * The newest online orders whose payment is in no entry: a process of the version before the ledger took it.
 *
 * @removeAfter 0006
 */
export async function ordersWithoutPayment({ query }: Database, now: number): Promise<string[]> {
  const rows = await query
    .selectFrom('orders')
    .select('id')
    .where('payment_type', '=', 'Online')
    .where('is_paid', '=', 1)
    .where('created_at', '>=', now - paymentTimeoutMs)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('money_moves').select('money_moves.id').whereRef('money_moves.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds what a process of the version before the ledgers did not write: the first event, and the payment. Call it in the
 * transaction that changes the order, before the change.
 *
 * @removeAfter 0006
 */
export async function completeLedger(trx: DatabaseTransaction, order: Order): Promise<void> {
  await addPlacedEvent(trx, order);
  if (!order.isPaid) return;
  const kind = order.paymentType === 'COD' ? 'CASH_TAKEN' : 'CARD_PAID';
  await addPayment(trx, order.id, { kind, cents: order.amountCents, at: order.updatedAt });
}
