import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { lockProducts } from '#backend/features/catalogue/products/product-repository.ts';
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { returnStock } from '#backend/features/catalogue/stock/order-stock.ts';
import { statusTexts } from '#backend/rules/stages.ts';
import { readPage } from '../lists/order-list-repository.ts';
import { findOrder } from '../order-repository.ts';
import type { Order } from '../order.ts';
import * as texts from './texts.ts';

/**
 * Unpaid online orders. Such an order is not placed yet, but holds its goods and its place in its slot until it is paid, cancelled
 * or ended.
 */

/** The word itself, not a parameter: only with it the databases use the index `orders_unpaid`. */
const isUnpaid = sql<boolean>`payment_state = 'pending'`;

/** The reason why an order ended that was not paid. */
type EndReason = 'cancelled' | 'expired' | 'replaced' | 'released';

/** Writes that unpaid orders have ended, which gives their places back. Lock the orders before, and return their stock after. */
export async function markEnded(
  trx: DatabaseTransaction,
  { orderIds, reason, now }: { orderIds: string[]; reason: EndReason; now: number },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      payment_state: reason === 'cancelled' ? 'cancelled' : 'expired',
      status: statusTexts[reason],
      updated_at: now,
    })
    .where('id', 'in', orderIds)
    .execute();
}

/**
 * Ends unpaid orders, and gives their goods and places back. Lock the orders before. A payment that arrives later is
 * still recorded: see `takeGoodsAgain`.
 */
export async function endUnpaid(
  database: Database,
  trx: DatabaseTransaction,
  ended: { orderIds: string[]; reason: EndReason; now: number },
): Promise<void> {
  await markEnded(trx, ended);
  await returnStock(database, trx, ended.orderIds, { now: ended.now });
}

/**
 * Ends the unpaid orders of a user in the transaction of a newer order. It leaves out orders that another transaction
 * has locked, to record a payment or to end them: waiting for it could be a deadlock, because a payment locks the order
 * before its user. It also locks the products of the newer order, together with those of the ended orders: locking them
 * one after the other could be a deadlock, too.
 */
export async function endUnpaidOf(
  database: Database,
  trx: DatabaseTransaction,
  { userId, productIds, now }: { userId: string; productIds: string[]; now: number },
): Promise<void> {
  const unpaid = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where(isUnpaid)
    // The customer has a mailed link to pay what the staff has taken.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('taken_orders')
            .select('taken_orders.order_id')
            .whereRef('taken_orders.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .forUpdate()
    .skipLocked()
    .execute();
  if (unpaid.length === 0) return;
  const orderIds = unpaid.map(({ id }) => id);
  const taken = await trx.selectFrom('stock_moves').select('product_id').where('order_id', 'in', orderIds).execute();
  await lockProducts(database, trx, [...new Set([...productIds, ...taken.map(({ product_id }) => product_id)])]);
  await endUnpaid(database, trx, { orderIds, reason: 'replaced', now });
}

/** The newest unpaid orders. */
export async function listUnpaid(database: Database, limit: number): Promise<Order[]> {
  const page = database.query.selectFrom('orders').selectAll().where(isUnpaid).orderBy('number', 'desc').limit(limit);
  return readPage(database, page.as('page'));
}

const notUnpaid = refused('REFUSED', texts.notUnpaid, 'orderId');

/** Ends an unpaid order for the seller. Returns null, or the refusal of an order that is not unpaid. */
export async function releaseOrder(
  database: Database,
  orderId: string,
  { actor, now }: { actor: Staff; now: number },
): Promise<Refusal | null> {
  if (!isRecordId(orderId)) return notUnpaid;
  return database.write(async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const order = await findOrder(trx, orderId);
    if (order?.paymentState !== 'pending') return notUnpaid;
    await endUnpaid(database, trx, { orderIds: [orderId], reason: 'released', now });
    await recordAudit(trx, {
      actor,
      action: 'ORDER_RELEASED',
      subject: { kind: 'ORDER', id: orderId, name: String(order.number) },
      before: { status: statusTexts.waiting },
      after: { status: statusTexts.released },
      at: now,
    });
    return null;
  });
}
