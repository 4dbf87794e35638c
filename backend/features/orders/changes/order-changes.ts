import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { OrderStage } from '#backend/db/tables.ts';
import { refused } from '#backend/refusal.ts';
import { enqueueCancelledMails, enqueueOrderMail, enqueueReadyMail } from '../order-mails.ts';
import { readPicksOf } from '../picking/pick-repository.ts';
import { returnStock } from '#backend/features/catalogue/stock/order-stock.ts';
import { recountOrder } from '../recount-repository.ts';
import { addPayment, completeLedger, ordersWithoutPayment } from '../order-ledger-repository.ts';
import { recordCharged } from '../deposits/charged-deposit-repository.ts';
import type { Order } from '../order.ts';
import { addRefund } from '../refunds/refund-repository.ts';
import { aloneAtStop, lockUnpaidAdded, readAdded } from '../joining/order-stop-repository.ts';
import { cancelAddedFirst } from '../joining/joining.ts';
import { markEnded } from '../placing/unpaid-orders.ts';
import { leaveTour } from '../tour-repository.ts';
import { minimumAgeOf } from '#backend/rules/minimum-age.ts';
import { isCollected, mayCancel, mayMove, staffOf } from '#backend/rules/stages.ts';
import { countedOf, dueCentsOf } from '#backend/rules/order-money.ts';
import { changeOrder, setStage, lockOrder, type OrderChange, type ChangedOrder } from './change-order.ts';
import { endPicking } from '../picking/settlement.ts';
import * as texts from './texts.ts';

/** Moves an order to its next stage. An order that is paid on delivery is paid when it is done. */
export async function moveOrder(
  database: Database,
  {
    to,
    note,
    ageChecked = false,
    ...wanted
  }: OrderChange & { to: OrderStage; note: string | null; ageChecked?: boolean | undefined },
  now: number,
): Promise<ChangedOrder> {
  return changeOrder(database, wanted, async (trx, order, money, ledger) => {
    if (!mayMove(order, to)) {
      const text = to === 'OUT' && isCollected(order) ? texts.isCollected : texts.cannotBeMoved(order.stage, to);
      return refused('REFUSED', text, 'to');
    }
    if (order.stage === 'PICKING' && to === 'READY') {
      const isPicked = (await readPicksOf(trx, order.id)).length > 0;
      return endPicking(database, trx, { order, money, ledger, viewer: wanted.viewer, note, isPicked, now });
    }
    const age = to === 'DONE' ? minimumAgeOf(order, ledger.picks) : null;
    if (age !== null && !ageChecked) return refused('REFUSED', texts.checkAge(age), 'ageChecked');
    const openCents = dueCentsOf(order) - money.paidCents;
    const takesCash = to === 'DONE' && order.paymentType === 'COD' && openCents > 0;
    // The event keeps who checked the age, and when.
    const eventNote = age === null ? note : [texts.ageChecked(age), note].filter(Boolean).join(' ');
    const { viewer } = wanted;
    await enterStage(trx, order, to, { viewer, note: eventNote, isPaid: order.isPaid || takesCash, now });
    if (takesCash) {
      await addPayment(trx, order.id, { kind: 'CASH_TAKEN', cents: openCents, at: now });
      await recordCharged(trx, order.id, now);
      await recountOrder(trx, order, countedOf(order), countedOf({ ...order, isPaid: true }));
    }
    return null;
  });
}

/** Moves a locked order to the next stage of its delivery, with the mail about it. */
export async function enterStage(
  trx: DatabaseTransaction,
  order: Order,
  to: OrderStage,
  change: Parameters<typeof setStage>[3],
): Promise<void> {
  const { now } = change;
  await setStage(trx, order, to, change);
  if (to === 'READY') {
    await leaveTour(trx, order.id);
    await enqueueReadyMail(trx, order.id, now);
  }
  if (to === 'OUT') await enqueueOrderMail(trx, 'ORDER_OUT', { order, version: order.version + 1, now });
}

/**
 * Cancels an order and, in the same transaction, enters the refund of what was paid. Its shopper means the whole stop: what is being added
 * to the order and not paid yet ends with it.
 */
export async function cancelOrder(
  database: Database,
  { reason, ...wanted }: OrderChange & { reason: string | null },
  now: number,
): Promise<ChangedOrder> {
  const { viewer } = wanted;
  return changeOrder(database, wanted, async (trx, order, { refundableCents }) => {
    if (order.stage === 'CANCELLED') return refused('REFUSED', texts.isCancelled);
    const unpaidIds = viewer.role === 'SHOPPER' ? await lockUnpaidAdded(trx, order.id) : [];
    // Read after the lock: a payment that came before it has placed its order.
    const stop = { added: await readAdded(trx, [order.id]) };
    if (!mayCancel(order, stop, { viewer, now })) {
      if (mayCancel(order, aloneAtStop, { viewer, now })) return refused('REFUSED', cancelAddedFirst(stop));
      const text = viewer.role === 'SELLER' ? texts.sellerCannotCancel(order.stage) : texts.shopperCannotCancel;
      return refused('REFUSED', text);
    }
    if (unpaidIds.length > 0) await markEnded(trx, { orderIds: unpaidIds, reason: 'cancelled', now });
    await setStage(trx, order, 'CANCELLED', { viewer, note: reason, isPaid: order.isPaid, now });
    await recountOrder(trx, order, countedOf(order), null);
    await returnStock(database, trx, [order.id, ...unpaidIds], { now, staff: staffOf(viewer) });
    if (refundableCents > 0) {
      await addRefund(trx, {
        orderId: order.id,
        cents: refundableCents,
        reason: reason ?? texts.cancelled,
        provider: order.provider,
        repeatKey: null,
        staff: staffOf(viewer),
        now,
      });
    }
    const told = { refundCents: refundableCents, reason, cancelledBy: viewer.role };
    await enqueueCancelledMails(trx, { order, version: order.version + 1, now, ...told });
    return null;
  });
}

/**
 * Writes the ledger entries that processes of the version before the ledgers left out, so that sums of the ledgers
 * include them.
 *
 * @removeAfter 0006
 */
export async function completeLedgers(database: Database, now: number): Promise<void> {
  for (const orderId of await ordersWithoutPayment(database, now)) {
    await database.write(async (trx) => {
      const order = await lockOrder(trx, orderId, null);
      if (order !== null) await completeLedger(trx, order);
    });
  }
}
