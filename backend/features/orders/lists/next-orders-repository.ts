import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { readPage } from './order-list-repository.ts';
import type { Order } from '../order.ts';

// The condition and the time are those of the index `orders_to_pick`: SQLite uses it only when they have the same words.
const waitsForPicking = sql<boolean>`orders.stage in ('PLACED', 'PICKING')`;
const isPlaced = sql<boolean>`(orders.payment_type = 'COD' or orders.is_paid = 1)`;
const dueAt = sql<number>`coalesce(orders.slot_start, orders.created_at)`;

const dueAtOf = ({ slot, createdAt }: Order) => slot?.start ?? createdAt;

/**
 * The placed orders that wait to be picked: by the start of their slots, those without a slot by the time they were placed;
 * equal times by number.
 */
export async function listNextOrders(database: Database, limit: number): Promise<Order[]> {
  const page = database.query
    .selectFrom('orders')
    .selectAll('orders')
    .where(waitsForPicking)
    .where(isPlaced)
    .orderBy(dueAt)
    .orderBy('number')
    .limit(limit);
  const orders = await readPage(database, page.as('page'));
  return orders.sort((one, other) => dueAtOf(one) - dueAtOf(other) || one.number - other.number);
}
