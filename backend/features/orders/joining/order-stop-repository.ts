// Tested by tests/backend/joined-orders.test.ts.
import { paddedIds } from '#backend/db/padded-ids.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isPlaced } from '#backend/rules/stages.ts';
import type { NamedOrder, OrderStop } from '../order-ledger.ts';
import type { Order } from '../order.ts';

/** The stop of an order that nothing was added to, and that was added to none. */
export const aloneAtStop: OrderStop = { first: null, added: [] };

type StopMember = Pick<Order, 'id' | 'joinedOrderId'>;

/** The other orders of the stops of these orders, by order id; an order that is alone at its stop is absent. */
export async function readOrderStops(
  source: Database['query'],
  orders: readonly StopMember[],
): Promise<Map<string, OrderStop>> {
  const stops = new Map<string, OrderStop>();
  const firstIds = orders.filter(({ joinedOrderId }) => joinedOrderId === null).map(({ id }) => id);
  for (const { firstId, ...order } of await readAdded(source, firstIds)) {
    stops.set(firstId, { first: null, added: [...(stops.get(firstId)?.added ?? []), order] });
  }
  const names = await readNames(source, [...new Set(orders.flatMap(({ joinedOrderId }) => joinedOrderId ?? []))]);
  for (const { id, joinedOrderId } of orders) {
    const first = joinedOrderId === null ? undefined : names.get(joinedOrderId);
    if (first) stops.set(id, { first, added: [] });
  }
  return stops;
}

/** The orders that were added to these orders and are neither cancelled nor ended, oldest first. */
export async function readAdded(source: Database['query'], firstIds: readonly string[]) {
  if (firstIds.length === 0) return [];
  const rows = await source
    .selectFrom('orders')
    .select(['id', 'number', 'joined_order_id as firstId', 'payment_type as paymentType', 'is_paid'])
    .where('joined_order_id', 'in', paddedIds(firstIds))
    .where('stage', '<>', 'CANCELLED')
    .where('payment_state', 'not in', ['cancelled', 'expired'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, number, firstId, paymentType, is_paid }) => ({
    id,
    number: Number(number),
    firstId: firstId ?? '',
    isPlaced: isPlaced({ paymentType, isPaid: is_paid === 1 }),
  }));
}

/** Locks the unpaid orders that are added to this one, as expiring does, and returns them. A payment may have placed others meanwhile. */
export async function lockUnpaidAdded(trx: DatabaseTransaction, firstId: string): Promise<string[]> {
  const unpaid = await trx
    .selectFrom('orders')
    .select('id')
    .where('joined_order_id', '=', firstId)
    .where('payment_state', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return unpaid.map(({ id }) => id);
}

/** Whether another order of this stop is neither cancelled nor ended: then the stop kept its place. */
export async function isStopKept(source: Database['query'], firstId: string, orderId: string): Promise<boolean> {
  const other = await source
    .selectFrom('orders')
    .select('id')
    .where((is) => is.or([is('id', '=', firstId), is('joined_order_id', '=', firstId)]))
    .where('id', '<>', orderId)
    .where('stage', '<>', 'CANCELLED')
    .where('payment_state', 'not in', ['cancelled', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function readNames(source: Database['query'], ids: readonly string[]): Promise<Map<string, NamedOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await source.selectFrom('orders').select(['id', 'number']).where('id', 'in', paddedIds(ids)).execute();
  return new Map(rows.map(({ id, number }) => [id, { id, number: Number(number) }]));
}
