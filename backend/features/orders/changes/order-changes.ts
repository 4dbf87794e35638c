import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { OrderStage } from '#backend/db/tables.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { enqueueOrderMail } from '../order-mails.ts';
import { readPicksOf } from '../picking/pick-repository.ts';
import { settleOrder, unfinished } from '../picking/settlement.ts';
import { returnStock } from '../../catalogue/stock/order-stock.ts';
import { recountOrder } from '../hourly-sums-repository.ts';
import { addEvent, addPayment, completeLedger, ordersWithoutPayment, readLedger } from '../order-ledger-repository.ts';
import type { OrderLedger } from '../order-ledger.ts';
import { addRefund } from '../refunds/refund-repository.ts';
import {
  isCollected,
  isPlaced,
  mayCancel,
  mayMove,
  maySeeStage,
  staffOf,
  stageText,
  type Viewer,
} from '../rules/stages.ts';
import { countedOf, dueCentsOf, moneyOf, type OrderMoney } from '../rules/order-money.ts';
import { readWhole, type WholeOrder } from '../order-documents.ts';
import { findOrder } from '../order-repository.ts';
import type { Order } from '../order.ts';

/** A change of a placed order. */
export interface OrderChange {
  orderId: string;
  viewer: Viewer;
  /** The version that the caller knows; undefined changes any version. */
  ifVersion?: number | undefined;
}

/** The order as it is now, and why it was not changed, if so. A refusal without an order: this caller has no such order. */
export type ChangedOrder = { whole: WholeOrder; refusal: Refusal | null } | { whole: null; refusal: Refusal };

const noSuchOrder = refused('REFUSED', 'There is no such order. Please load the orders again.', 'orderId');
const changedSince = refused(
  'CHANGED_SINCE',
  'This order was changed in the meantime. Please look at it again.',
  'ifVersion',
);

/** Locks a placed order that this caller may see, until the transaction ends. `viewer` null: the store itself. */
async function lockOrder(trx: DatabaseTransaction, orderId: string, viewer: Viewer | null): Promise<Order | null> {
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
    const ledger = await readLedger(trx, orderId);
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

/** Notes a change of a locked order that has no event. */
export async function raiseVersion(trx: DatabaseTransaction, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set((is) => ({ version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', orderId)
    .execute();
}

/**
 * Makes a locked order READY: it costs what was found, and is refunded what was paid too much. An order that is not picked line by
 * line (`isPicked` false) was found as it was ordered.
 */
export async function endPicking(
  database: Database,
  trx: DatabaseTransaction,
  {
    order,
    money,
    viewer,
    note,
    isPicked,
    now,
  }: { order: Order; money: OrderMoney; viewer: Viewer; note: string | null; isPicked: boolean; now: number },
): Promise<Refusal | null> {
  const picks = await readPicksOf(trx, order.id);
  const refusal = isPicked ? unfinished(order, picks) : null;
  if (refusal !== null) return refusal;
  await setStage(trx, order, 'READY', { viewer, note, isPaid: order.isPaid, now });
  await settleOrder(database, trx, { order, money, picks, viewer, now });
  await tellReady(trx, order.id, now);
  return null;
}

/** Tells the shopper that an order can be collected, with what it costs now. Of other orders, the next mail says that they are out. */
async function tellReady(trx: DatabaseTransaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (order === null || !isCollected(order)) return;
  await enqueueOrderMail(trx, 'ORDER_READY', { order, version: order.version, now });
}

/** Moves an order to its next stage. An order that is paid on delivery is paid when it is done. */
export async function moveOrder(
  database: Database,
  { to, note, ...wanted }: OrderChange & { to: OrderStage; note: string | null },
  now: number,
): Promise<ChangedOrder> {
  return changeOrder(database, wanted, async (trx, order, money) => {
    if (!mayMove(order, to)) {
      const text =
        to === 'OUT' && isCollected(order)
          ? 'This order is collected at the shop, so it is not sent out. Move it to DONE when it is collected.'
          : `This order is in the stage ${order.stage} and cannot be moved to ${to} from there.`;
      return refused('REFUSED', text, 'to');
    }
    if (order.stage === 'PICKING' && to === 'READY') {
      const isPicked = (await readPicksOf(trx, order.id)).length > 0;
      return endPicking(database, trx, { order, money, viewer: wanted.viewer, note, isPicked, now });
    }
    const openCents = dueCentsOf(order) - money.paidCents;
    const takesCash = to === 'DONE' && order.paymentType === 'COD' && openCents > 0;
    await setStage(trx, order, to, { viewer: wanted.viewer, note, isPaid: order.isPaid || takesCash, now });
    if (takesCash) {
      await addPayment(trx, order.id, { kind: 'CASH_TAKEN', cents: openCents, at: now });
      await recountOrder(trx, order.createdAt, countedOf(order), countedOf({ ...order, isPaid: true }));
    }
    if (to === 'READY') await tellReady(trx, order.id, now);
    if (to === 'OUT') await enqueueOrderMail(trx, 'ORDER_OUT', { order, version: order.version + 1, now });
    return null;
  });
}

/** Cancels an order and, in the same transaction, enters the refund of what was paid. */
export async function cancelOrder(
  database: Database,
  { reason, ...wanted }: OrderChange & { reason: string | null },
  now: number,
): Promise<ChangedOrder> {
  const { viewer } = wanted;
  return changeOrder(database, wanted, async (trx, order, { refundableCents }) => {
    if (order.stage === 'CANCELLED') return refused('REFUSED', 'This order is cancelled already.');
    if (!mayCancel(order, viewer, now)) {
      const text =
        viewer.role === 'SELLER'
          ? `This order is in the stage ${order.stage} and can no longer be cancelled.`
          : 'This order can no longer be cancelled here. Please contact the store.';
      return refused('REFUSED', text);
    }
    await setStage(trx, order, 'CANCELLED', { viewer, note: reason, isPaid: order.isPaid, now });
    await recountOrder(trx, order.createdAt, countedOf(order), null);
    await returnStock(database, trx, [order.id], now);
    if (refundableCents > 0) {
      await addRefund(trx, {
        orderId: order.id,
        cents: refundableCents,
        reason: reason ?? 'Cancelled',
        provider: order.provider,
        repeatKey: null,
        now,
      });
    }
    const told = { refundCents: refundableCents, reason, cancelledBy: viewer.role };
    await enqueueOrderMail(trx, 'ORDER_CANCELLED', { order, version: order.version + 1, now, ...told });
    return null;
  });
}

/** Writes the entries that processes of the version before the ledgers left out, so that sums of the ledger have them. */
export async function completeLedgers(database: Database, now: number): Promise<void> {
  for (const orderId of await ordersWithoutPayment(database, now)) {
    await database.write(async (trx) => {
      const order = await lockOrder(trx, orderId, null);
      if (order !== null) await completeLedger(trx, order);
    });
  }
}
