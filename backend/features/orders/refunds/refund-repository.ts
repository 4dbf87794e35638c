import type { DatabaseTransaction } from '#backend/db/database.ts';
import type { Staff } from '#backend/audit/audit.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { recountTakings } from '../past-takings-repository.ts';
import { recordCharged } from '../deposits/charged-deposit-repository.ts';
import { failedMoveId, insertRefundLines } from './refund-line-repository.ts';
import * as texts from './texts.ts';

/** A refund to enter. Its provider has to be asked, unless it moves no money that the store could move. */
export interface NewRefund {
  orderId: string;
  cents: number;
  reason: string;
  /** The payment provider; null for cash. */
  provider: string | null;
  /** The Idempotency-Key of the request, or null. */
  repeatKey: string | null;
  /** The lines that it is for; absent when it is for the whole order. */
  lines?: readonly { line: number; cents: number }[];
  /** Whether it counts towards what is missing when the picking is finished; only for the whole order, and before that. */
  isForMissing?: boolean;
  /** The member of staff who makes it; null for others. */
  staff: Pick<Staff, 'name'> | null;
  now: number;
}

/** Enters a refund. Cash and sandbox refunds are complete at once. */
export async function addRefund(trx: DatabaseTransaction, { provider, ...refund }: NewRefund): Promise<void> {
  const isDone = provider === null || provider === 'sandbox';
  await insertRefund(trx, { ...refund, id: newRecordId(refund.now), provider, reference: null, isDone });
}

/** Enters a refund that was made on Stripe's pages, under Stripe's id. The worker asks how far it has come. */
export async function addForeignRefund(
  trx: DatabaseTransaction,
  refund: { orderId: string; cents: number; reference: string; now: number },
): Promise<void> {
  await insertRefund(trx, {
    ...refund,
    id: refund.reference,
    reason: texts.refundedAtStripe,
    provider: 'stripe',
    repeatKey: null,
    staff: null,
    isDone: false,
  });
}

async function insertRefund(
  trx: DatabaseTransaction,
  refund: NewRefund & { id: string; reference: string | null; isDone: boolean },
): Promise<void> {
  const {
    id,
    orderId,
    cents,
    reason,
    provider,
    repeatKey,
    lines = [],
    isForMissing,
    staff,
    reference,
    isDone,
    now,
  } = refund;
  await trx
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      cents,
      reason,
      state: isDone ? 'DONE' : 'PENDING',
      repeat_key: repeatKey,
      provider,
      provider_ref: reference,
      next_try_at: isDone ? null : now,
      created_at: now,
      staff_name: staff?.name ?? null,
      for_missing: isForMissing ? 1 : 0,
    })
    .execute();
  await trx
    .insertInto('money_moves')
    .values({
      id,
      order_id: orderId,
      kind: provider === null ? 'REFUND_CASH' : 'REFUND_CARD',
      cents: -cents,
      reason,
      provider_ref: null,
      at: now,
    })
    .execute();
  await recountTakings(trx, now);
  await insertRefundLines(trx, { orderId, refundId: id }, lines);
  await recordCharged(trx, orderId, now);
}

/** The refund of this order that a request with that key has entered, or undefined. */
export async function findRefundByKey(
  trx: DatabaseTransaction,
  orderId: string,
  key: string,
): Promise<{ id: string; cents: number; reason: string; for_missing: 0 | 1 } | undefined> {
  return trx
    .selectFrom('refunds')
    .select(['id', 'cents', 'reason', 'for_missing'])
    .where('order_id', '=', orderId)
    .where('repeat_key', '=', key)
    .executeTakeFirst();
}

/** Takes back a refund that did not reach the shopper. */
export async function addFailedRefund(
  trx: DatabaseTransaction,
  { id, orderId, cents, at }: { id: string; orderId: string; cents: number; at: number },
): Promise<void> {
  const move = { id: failedMoveId(id), order_id: orderId, kind: 'REFUND_FAILED' as const, cents, reason: null };
  await trx
    .insertInto('money_moves')
    .values({ ...move, provider_ref: null, at })
    .execute();
  await recountTakings(trx, at);
  await recordCharged(trx, orderId, at);
}
