import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { OrdersTable } from '#backend/db/tables.ts';
import { takeOutOfCart } from '#backend/features/people/cart/cart-repository.ts';
import { enqueuePlacedMails } from '#backend/features/orders/order-mails.ts';
import { isMailing } from '#backend/outbox.ts';
import { recountOrder } from '#backend/features/orders/recount-repository.ts';
import { recordCharged } from '#backend/features/orders/deposits/charged-deposit-repository.ts';
import { takenEvent } from '#backend/features/orders/placing/taken-order-repository.ts';
import { addEvent, addPayment, addPlacedEvent } from '#backend/features/orders/order-ledger-repository.ts';
import { isStopKept } from '#backend/features/orders/joining/order-stop-repository.ts';
import { findOrder } from '#backend/features/orders/order-repository.ts';
import { amountText } from '#backend/rules/portions.ts';
import { stageText, statusTexts } from '#backend/rules/stages.ts';
import { returnStock, takeStockAgain } from '#backend/features/catalogue/stock/order-stock.ts';
import * as texts from './texts.ts';

/** An event from a provider. Its signature is already verified; `id` is the provider's id of the event. */
export interface PaymentEvent {
  provider: string;
  id: string;
  orderId: string;
  kind: 'paid' | 'failed' | 'cancelled' | 'expired';
  /** The paid amount in cents; only for `paid`. */
  amountCents: number | null;
  /** ISO 4217, lower case. */
  currency: string | null;
  /** The provider's payment id, for refunds; only for `paid`. Absent or null when the event does not say it. */
  reference?: string | null;
}

/** The effect of an event. `mismatch`: it contradicts the order, so a person has to look at it. */
export type EventOutcome = 'paid' | 'cancelled' | 'expired' | 'no-effect' | 'duplicate' | 'mismatch' | 'unknown-order';

const lockedColumns = [
  'id',
  'user_id',
  'payment_type',
  'payment_state',
  'provider',
  'amount_cents',
  'currency',
  'created_at',
  'slot_id',
  'status',
] as const;

interface LockedOrder extends Pick<Selectable<OrdersTable>, (typeof lockedColumns)[number]> {
  /** The order that it was added to. */
  first: Pick<Selectable<OrdersTable>, 'id' | 'number' | 'stage'> | undefined;
}

/**
 * Locks an order and, before it, the first one that it was added to: cancelling the first one does so too. So the later of both sees
 * what the other has done.
 */
async function lockOrder(trx: DatabaseTransaction, id: string): Promise<LockedOrder | undefined> {
  const first = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'stage'])
    .where('id', '=', (is) => is.selectFrom('orders as added').select('joined_order_id').where('added.id', '=', id))
    .forUpdate()
    .executeTakeFirst();
  const order = await trx
    .selectFrom('orders')
    .select(lockedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return order && { ...order, first };
}

/**
 * `paid` is final. `failed` is not: the shopper may try another card. `cancelled` and `expired` apply only to a pending order.
 */
function decide(order: LockedOrder | undefined, event: PaymentEvent): EventOutcome {
  if (!order) return 'unknown-order';
  if (order.provider !== event.provider) return 'mismatch';
  if (event.kind === 'paid') {
    if (order.amount_cents !== event.amountCents || order.currency !== event.currency) return 'mismatch';
    return order.payment_state === 'paid' ? 'no-effect' : 'paid';
  }
  if (event.kind === 'failed' || order.payment_state !== 'pending') return 'no-effect';
  return event.kind;
}

/** The notes in the timeline of an order that was paid although it had ended, by the status that it had then. */
const lateNotes = new Map([
  [statusTexts.replaced, texts.paidAfterNewerOrder],
  [statusTexts.cancelled, texts.paidAfterCancelling],
  [statusTexts.released, texts.paidAfterRelease],
]);

/**
 * Takes the goods of an order again, and its place in its slot, when it was paid after they had gone back. Its timeline
 * then says which goods are missing, that other orders may have taken the place, and that the order it was added to is cancelled.
 */
async function takeGoodsAgain(
  database: Database,
  trx: DatabaseTransaction,
  { id: orderId, slot_id: slotId, status, first }: LockedOrder,
  now: number,
): Promise<void> {
  const short = await takeStockAgain(database, trx, orderId, now);
  const isPlaceLost = slotId !== null && !(first && (await isStopKept(trx, first.id, orderId)));
  const cancelledFirst = first?.stage === 'CANCELLED' ? first : null;
  if (short.length === 0 && !isPlaceLost && cancelledFirst === null) return;
  const missing = short.map((line) => `${amountText(line.missing, line.portionGrams)} ${line.name}`).join(', ');
  const note = [
    lateNotes.get(status) ?? texts.paidTooLate,
    ...(short.length > 0 ? [texts.noLongerInStock(missing)] : []),
    ...(isPlaceLost ? [texts.placeWasFree] : []),
    ...(cancelledFirst ? [texts.firstIsCancelled(Number(cancelledFirst.number))] : []),
  ].join(' ');
  await trx.updateTable('orders').set({ version: 2 }).where('id', '=', orderId).execute();
  await addEvent(trx, orderId, { version: 2, at: now, stage: 'PLACED', actor: 'SYSTEM', note });
}

async function applyOutcome(
  database: Database,
  trx: DatabaseTransaction,
  order: LockedOrder,
  outcome: EventOutcome,
  reference: string | null,
  now: number,
): Promise<void> {
  const update = trx.updateTable('orders').where('id', '=', order.id);
  if (outcome === 'paid') {
    const status = stageText('PLACED', { provider: order.provider, slot: null });
    await update.set({ payment_state: 'paid', is_paid: 1, status, updated_at: now }).execute();
    const placing = { id: order.id, createdAt: order.created_at };
    const taken = await takenEvent(trx, placing);
    await addPlacedEvent(trx, placing, taken ?? undefined);
    const payment = { kind: 'CARD_PAID' as const, cents: order.amount_cents, at: now, providerRef: reference };
    await addPayment(trx, order.id, payment);
    await recordCharged(trx, order.id, now);
    const { id, created_at: createdAt, amount_cents: amountCents, payment_type: paymentType, provider } = order;
    const counted = { paymentType, isPaid: 1 as const, cents: amountCents, isTest: provider === 'sandbox' };
    await recountOrder(trx, { id, createdAt, amountCents }, null, counted);
    const lines = await trx
      .selectFrom('order_lines')
      .select(['product_id as productId', 'quantity'])
      .where('order_id', '=', order.id)
      .execute();
    // What the staff has ordered did not come from the cart.
    if (taken === null) await takeOutOfCart(trx, order.user_id, lines);
    if (order.payment_state !== 'pending') await takeGoodsAgain(database, trx, order, now);
    const placed = (await isMailing(trx)) ? await findOrder(trx, order.id) : null;
    if (placed !== null) await enqueuePlacedMails(trx, placed, now);
  }
  if (outcome === 'cancelled' || outcome === 'expired') {
    await update.set({ payment_state: outcome, status: statusTexts[outcome], updated_at: now }).execute();
    await returnStock(database, trx, [order.id], { now });
  }
}

/**
 * Applies an event and records it in the same transaction. Providers repeat and reorder events: each is applied only once, and
 * the result does not depend on the order.
 */
export async function applyPaymentEvent(database: Database, event: PaymentEvent, now: number): Promise<EventOutcome> {
  return database.write(async (trx) => {
    const order = await lockOrder(trx, event.orderId);
    const outcome = decide(order, event);
    const recorded = await trx
      .insertInto('payment_events')
      .values({
        provider: event.provider,
        event_id: event.id,
        kind: event.kind,
        order_id: event.orderId,
        outcome,
        received_at: now,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!recorded) return 'duplicate';
    if (order) await applyOutcome(database, trx, order, outcome, event.reference ?? null, now);
    return outcome;
  });
}
