import { isPlaced, maySeeStage, staffOf, stageText, type Viewer } from '#backend/rules/stages.ts';
import { readWhole, type WholeOrder } from '../order-documents.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { DatabaseTransaction, Database } from '#backend/db/database.ts';
import type { Order } from '../order.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import { findOrder } from '../order-repository.ts';
import { moneyOf, type OrderMoney } from '#backend/rules/order-money.ts';
import type { OrderLedger } from '../order-ledger.ts';
import { completeLedger, readLedger, addEvent } from '../order-ledger-repository.ts';
import type { OrderStage } from '#backend/db/tables.ts';
import * as texts from './texts.ts';

/** A change of a placed order. */
export interface OrderChange {
  orderId: string;
  viewer: Viewer;
  /** The version that the caller knows; undefined changes any version. */
  ifVersion?: number | undefined;
}

/** The order as it is now, and why it was not changed, if so. A refusal without an order: this caller has no such order. */
export type ChangedOrder = { whole: WholeOrder; refusal: Refusal | null } | { whole: null; refusal: Refusal };

export const noSuchOrder = refused('REFUSED', texts.noSuchOrder, 'orderId');
const changedSince = refused('CHANGED_SINCE', texts.changedSince, 'ifVersion');

/** Locks a placed order that this caller may see, until the transaction ends. `viewer` null: the store itself. */
export async function lockOrder(
  trx: DatabaseTransaction,
  orderId: string,
  viewer: Viewer | null,
): Promise<Order | null> {
  if (!isRecordId(orderId)) return null;
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  const order = await findOrder(trx, orderId);
  if (order === null || !isPlaced(order)) return null;
  if (viewer === null) return order;
  if (viewer.role === 'SELLER') return maySeeStage(viewer, order.stage) ? order : null;
  return order.userId === viewer.userId ? order : null;
}

/**
 * Runs a change in one transaction. It locks the order first; `work` may lock its products after that, and no user: a payment
 * locks the order before its user.
 */
export async function changeOrder(
  database: Database,
  { orderId, viewer, ifVersion }: OrderChange,
  work: (trx: DatabaseTransaction, order: Order, money: OrderMoney, ledger: OrderLedger) => Promise<Refusal | null>,
  /** Whether the request was carried out before: true, or a refusal. Then nothing is changed. */
  repeats: (trx: DatabaseTransaction) => Promise<Refusal | boolean> = () => Promise.resolve(false),
): Promise<ChangedOrder> {
  return database.write(async (trx) => {
    const order = await lockOrder(trx, orderId, viewer);
    if (order === null) return { whole: null, refusal: noSuchOrder };
    const asItWas = async (refusal: Refusal | null) => ({ whole: await readWhole(trx, order), refusal });
    const repeated = await repeats(trx);
    if (repeated !== false) return asItWas(repeated === true ? null : repeated);
    if (ifVersion !== undefined && ifVersion !== order.version) return asItWas(changedSince);
    await completeLedger(trx, order);
    const ledger = await readLedger(trx, order);
    const refusal = await work(trx, order, moneyOf(order, ledger), ledger);
    const newest = refusal === null ? await findOrder(trx, orderId) : order;
    return { whole: await readWhole(trx, newest ?? order), refusal };
  });
}

/** Writes the stage of a locked order, with its event. */
export async function setStage(
  trx: DatabaseTransaction,
  order: Order,
  stage: OrderStage,
  { viewer, note, isPaid, now }: { viewer: Viewer; note: string | null; isPaid: boolean; now: number },
): Promise<void> {
  const version = order.version + 1;
  await trx
    .updateTable('orders')
    .set({
      stage,
      version,
      status: stageText(stage, order),
      is_paid: isPaid ? 1 : 0,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  await addEvent(trx, order.id, { version, at: now, stage, actor: viewer.role, note, staff: staffOf(viewer) });
}
