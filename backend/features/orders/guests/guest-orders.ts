import { forgetAdded } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { retryGivenUpMails } from '#backend/outbox.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { countedOf } from '#backend/rules/order-money.ts';
import { awaitsPress, stageText } from '#backend/rules/stages.ts';
import { readWhole, type WholeOrder } from '../order-documents.ts';
import { addPlacedEvent } from '../order-ledger-repository.ts';
import { enqueuePlacedMails } from '../order-mails.ts';
import { findOrder } from '../order-repository.ts';
import type { Order } from '../order.ts';
import { endUnpaid } from '../placing/unpaid-orders.ts';
import { recountOrder } from '../recount-repository.ts';
import { findGuestOrderId } from './guest-order-repository.ts';
import { findGuest, noteConfirmed, type Guest } from '#backend/features/people/guests/guest-repository.ts';
import * as texts from './texts.ts';

/** The guest of a link with the order. */
interface GuestOrder {
  guest: Guest;
  whole: WholeOrder;
}

export const brokenLink = refused('INVALID', texts.brokenLink, 'secret');

/** The order of a link, or null for a link that does not work. */
export async function readGuestOrder(source: Database['query'], secret: string): Promise<GuestOrder | null> {
  const guest = await findGuest(source, secret);
  const orderId = guest && (await findGuestOrderId(source, guest));
  const order = orderId && (await findOrder(source, orderId));
  return guest && order ? { guest, whole: await readWhole(source, order) } : null;
}

/** Locks the order of a link and runs `work`, which refuses or changes it. Returns the order as it is then. */
export async function changeGuestOrder(
  database: Database,
  secret: string,
  work: (trx: DatabaseTransaction, order: Order, guest: Guest) => Promise<Refusal | null>,
): Promise<{ found: GuestOrder; refusal: Refusal | null } | { found: null; refusal: Refusal }> {
  return database.write(async (trx) => {
    const guest = await findGuest(trx, secret);
    const orderId = guest && (await findGuestOrderId(trx, guest));
    if (!guest || !orderId) return { found: null, refusal: brokenLink };
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const order = await findOrder(trx, orderId);
    if (order?.userId !== guest.userId) return { found: null, refusal: brokenLink };
    const refusal = await work(trx, order, guest);
    const newest = refusal === null ? await findOrder(trx, orderId) : order;
    return { found: { guest, whole: await readWhole(trx, newest ?? order) }, refusal };
  });
}

/**
 * Confirms the email of a guest by a mailed link, and places the cash order that waits for it: only now the shop hears of it. Once more, it
 * changes nothing.
 */
export async function confirmGuestOrder(
  database: Database,
  secret: string,
  { now, placed }: { now: number; placed: () => void },
) {
  return changeGuestOrder(database, secret, async (trx, order, guest) => {
    if (!guest.isMailed) return refused('REFUSED', texts.pressInMail, 'secret');
    if (awaitsPress(order)) {
      const changes = { paymentType: 'COD', provider: null, paymentState: 'none', updatedAt: now } as const;
      const cash: Order = { ...order, ...changes, status: stageText('PLACED', { provider: null, slot: null }) };
      await trx
        .updateTable('orders')
        .set({ payment_type: 'COD', provider: null, payment_state: 'none', status: cash.status, updated_at: now })
        .where('id', '=', order.id)
        .execute();
      await addPlacedEvent(trx, cash);
      await recountOrder(trx, cash, null, countedOf(cash));
      await enqueuePlacedMails(trx, cash, now);
      placed();
    } else if (order.provider !== null && ['expired', 'cancelled'].includes(order.paymentState)) {
      return refused('REFUSED', texts.hasEnded);
    }
    await noteConfirmed(trx, guest.userId, now);
    await retryGivenUpMails(trx, { userId: guest.userId, email: guest.email, now });
    return null;
  });
}

/**
 * Ends an order that waits for its press or its payment, and gives its goods and its place back. With the `hash` of its request, the same
 * request places another order.
 */
export async function cancelWaiting(
  database: Database,
  secret: string,
  { now, hash = null }: { now: number; hash?: string | null },
) {
  return changeGuestOrder(database, secret, async (trx, order) => {
    if (order.paymentState !== 'pending') return refused('REFUSED', texts.cannotCancel);
    await endUnpaid(database, trx, { orderIds: [order.id], reason: 'cancelled', now });
    if (hash !== null) await forgetAdded(trx, hash);
    return null;
  });
}
