// Tested by tests/backend/tours.test.ts.
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { sql } from 'kysely';
import { newRecordId } from '#backend/db/record-id.ts';
import type { Order } from './order.ts';

const stopOf = ({ id, joinedOrderId }: Pick<Order, 'id' | 'joinedOrderId'>) => joinedOrderId ?? id;

/**
 * Puts these orders into a new tour, in this driving order. Orders that were added to another one are at the stop of that one. Each
 * leaves its former tour. Lock the orders before.
 */
export async function writeTour(
  trx: DatabaseTransaction,
  orders: readonly Pick<Order, 'id' | 'joinedOrderId'>[],
): Promise<void> {
  const tour_id = newRecordId();
  const orderIds = orders.map(({ id }) => id);
  const stops = [...new Set(orders.map(stopOf))];
  await trx.deleteFrom('tour_stops').where('order_id', 'in', orderIds).execute();
  await trx
    .insertInto('tour_stops')
    .values(orders.map((order) => ({ order_id: order.id, tour_id, stop: stops.indexOf(stopOf(order)) + 1 })))
    .execute();
}

/** Takes an order out of its tour. Lock the order before. */
export async function leaveTour(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx.deleteFrom('tour_stops').where('order_id', '=', orderId).execute();
}

/**
 * At how many stops the driver still has to deliver before each of these orders, by order id. Orders that are not OUT or in no tour
 * are absent.
 */
export async function readStopsBefore(
  source: Database['query'],
  orders: readonly Pick<Order, 'id' | 'stage'>[],
): Promise<Map<string, number>> {
  const outIds = orders.filter(({ stage }) => stage === 'OUT').map(({ id }) => id);
  if (outIds.length === 0) return new Map();
  const rows = await source
    .selectFrom('tour_stops')
    .leftJoin('tour_stops as earlier', (join) =>
      join.onRef('earlier.tour_id', '=', 'tour_stops.tour_id').onRef('earlier.stop', '<', 'tour_stops.stop'),
    )
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'earlier.order_id').on('orders.stage', '=', 'OUT'))
    .select((is) => [
      'tour_stops.order_id',
      is.fn
        .count<number>(sql`case when orders.id is not null then earlier.stop end`)
        .distinct()
        .as('count'),
    ])
    .where('tour_stops.order_id', 'in', outIds)
    .groupBy('tour_stops.order_id')
    .execute();
  return new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]));
}
