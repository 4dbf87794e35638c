import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { addFailedRefund, addForeignRefund } from '#backend/features/orders/refunds/refund-repository.ts';
import { enqueueOrderMail } from '#backend/features/orders/order-mails.ts';
import { findOrder, raiseVersion } from '#backend/features/orders/order-repository.ts';
import { isTryDue, pauseAfter } from '#backend/next-try.ts';
import type { ProviderRefund, RefundOutcome } from './payment-provider.ts';

/**
 * Sends refunds to the payment provider. A refund is entered in the ledger first, in the transaction of its reason; the table
 * `refunds` says which ones the provider has not confirmed. After a crash they are sent again: the provider knows each by its id.
 */

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;
type Context = Pick<AppContext, 'database' | 'payments' | 'clock'>;

const workIntervalMs = 5000;
const maxRefundsPerRound = 20;
const firstPauseMs = 10_000;

interface DueRefund {
  id: string;
  order_id: string;
  cents: number;
  provider_ref: string | null;
  tries: number;
  next_try_at: number | null;
}

function dueRefunds({ query }: Database, now: number) {
  return query
    .selectFrom('refunds')
    .select(['id', 'order_id', 'cents', 'provider_ref', 'tries', 'next_try_at'])
    .where('provider', '=', 'stripe')
    .where(isTryDue(now));
}

/** Sets the time of the next try; false when another process has done so since. */
async function claim({ query }: Database, { id, tries, next_try_at }: DueRefund, now: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('refunds')
    .set({ tries: tries + 1, next_try_at: now + pauseAfter(tries, firstPauseMs) })
    .where('id', '=', id)
    .where('next_try_at', '=', next_try_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records what became of a refund of a locked order, if it has it. Outcomes come twice, and in any order: DONE can still become
 * FAILED, when the bank sends the money back; FAILED is final.
 */
async function settle(
  trx: DatabaseTransaction,
  { id, orderId }: { id: string; orderId: string },
  { state, reference }: RefundOutcome,
  now: number,
): Promise<void> {
  const refund = await trx
    .selectFrom('refunds')
    .select(['state', 'cents', 'provider_ref'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!refund) return;
  const isNews = state === 'FAILED' ? refund.state !== 'FAILED' : state === 'DONE' && refund.state === 'PENDING';
  await trx
    .updateTable('refunds')
    .set({
      provider_ref: refund.provider_ref ?? reference,
      ...(isNews && { state, next_try_at: null }),
    })
    .where('id', '=', id)
    .execute();
  if (!isNews) return;
  if (state === 'FAILED') await addFailedRefund(trx, { id, orderId, cents: refund.cents, at: now });
  await raiseVersion(trx, orderId, now);
}

/** Locks the order first, as every change of an order does. */
async function lockOrder(trx: DatabaseTransaction, orderId: string) {
  return trx
    .selectFrom('orders')
    .select(['provider', 'currency'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

async function send({ database, payments, clock }: Context, refund: DueRefund, log: Log): Promise<void> {
  if (payments.kind !== 'stripe' || !(await claim(database, refund, clock()))) return;
  const { id, order_id: orderId, cents, provider_ref: reference, tries } = refund;
  try {
    const payment = await database.query
      .selectFrom('money_moves')
      .select('provider_ref')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'CARD_PAID')
      .executeTakeFirst();
    const outcome = await payments.provider.refund({
      id,
      orderId,
      cents,
      paymentReference: payment?.provider_ref ?? null,
      reference,
      isRepeated: tries > 0,
    });
    await database.write(async (trx) => {
      await lockOrder(trx, orderId);
      await settle(trx, { id, orderId }, outcome, clock());
    });
    log.info({ refundId: id, orderId, state: outcome.state }, 'refund');
  } catch (error) {
    log.warn({ err: error, refundId: id, orderId, tries: tries + 1 }, 'a refund could not be sent; it is sent again');
  }
}

/** Sends the refunds of that order that wait for it, and returns how many. The others of the shop are not touched. */
export async function sendRefundsOf(context: Context, orderId: string, log: Log): Promise<number> {
  if (context.payments.kind !== 'stripe') return 0;
  const due = await dueRefunds(context.database, context.clock()).where('order_id', '=', orderId).execute();
  for (const refund of due) await send(context, refund, log);
  return due.length;
}

/** Sends the refunds whose time has come: new ones after a crash, and those that the provider could not take or confirm. */
export async function sendDueRefunds(context: Context, log: Log): Promise<void> {
  if (context.payments.kind !== 'stripe') return;
  const due = await dueRefunds(context.database, context.clock())
    .orderBy('next_try_at')
    .limit(maxRefundsPerRound)
    .execute();
  for (const refund of due) await send(context, refund, log);
}

/** Sends due refunds now and every 5 seconds, until the returned function is called. Several processes may do so. */
export function startRefunds(context: Context, log: Log): () => void {
  const work = (): void => {
    sendDueRefunds(context, log).catch((error: unknown) => log.warn({ err: error }, 'due refunds could not be read'));
  };
  work();
  const timer = setInterval(work, workIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Applies a refund of which the payment provider has sent news. One that was made on the provider's own pages is entered once,
 * under the provider's id. `mismatch`: it contradicts the order, so a person has to look at it.
 */
export async function applyRefund(
  database: Database,
  refund: ProviderRefund & { orderId: string },
  now: number,
): Promise<'applied' | 'mismatch'> {
  const { orderId, refundId, reference, cents, currency } = refund;
  return database.write(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.provider !== 'stripe' || order.currency !== currency) return 'mismatch';
    const own = await trx
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .where((is) => is.or([is('id', '=', refundId), is('provider_ref', '=', reference)]))
      .executeTakeFirst();
    if (!own) {
      await addForeignRefund(trx, { orderId, cents, reference, now });
      await raiseVersion(trx, orderId, now);
      const told = await findOrder(trx, orderId);
      if (told !== null) {
        const { version } = told;
        await enqueueOrderMail(trx, 'ORDER_REFUNDED', { order: told, version, now, refundCents: cents });
      }
    }
    await settle(trx, { id: own?.id ?? reference, orderId }, refund, now);
    return 'applied';
  });
}
