import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import type { Database } from '#backend/db/database.ts';
import { addFailedRefund } from '#backend/features/orders/order-ledger-repository.ts';
import type { RefundEvent, RefundOutcome } from './payment-provider.ts';

/**
 * Sends refunds to the payment provider. A refund is entered in the ledger first, in the transaction of its reason; the table
 * `refunds` says which ones the provider has not confirmed. After a crash they are sent again: the provider knows each by its id.
 */

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;
type Context = Pick<AppContext, 'database' | 'payments' | 'clock'>;

const workIntervalMs = 5000;
const maxRefundsPerRound = 20;

/** How long to wait after that many tries. */
function pauseAfter(tries: number): number {
  return Math.min(3_600_000, 10_000 * 2 ** tries);
}

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
    .where('next_try_at', '<=', now);
}

/** Sets the time of the next try; false when another process has done so since. */
async function claim({ query }: Database, { id, tries, next_try_at }: DueRefund, now: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('refunds')
    .set({ tries: tries + 1, next_try_at: now + pauseAfter(tries) })
    .where('id', '=', id)
    .where('next_try_at', '=', next_try_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records what became of a refund. Outcomes come twice, and in any order: DONE can still become FAILED, when the bank sends
 * the money back; FAILED is final.
 */
async function settle(database: Database, id: string, { state, reference }: RefundOutcome, now: number): Promise<void> {
  await database.write(async (trx) => {
    const found = await trx.selectFrom('refunds').select('order_id').where('id', '=', id).executeTakeFirst();
    if (!found) return;
    const orderId = found.order_id;
    // As every change of an order: the order first.
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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
    await trx
      .updateTable('orders')
      .set((is) => ({ version: is('version', '+', 1), updated_at: now }))
      .where('id', '=', orderId)
      .execute();
  });
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
    await settle(database, id, outcome, clock());
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

/** Applies news of refunds. */
export async function applyRefundEvent(
  database: Database,
  { orderId, outcomes }: RefundEvent,
  now: number,
): Promise<void> {
  for (const { refundId, ...outcome } of outcomes) await settle(database, refundId, outcome, now);
  if (outcomes.length > 0 || orderId === null) return;
  await database.query
    .updateTable('refunds')
    .set({ next_try_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'PENDING')
    .execute();
}
