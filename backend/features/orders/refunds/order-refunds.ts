import type { Database } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { toUnits } from '#backend/rules/money.ts';
import { enqueueOrderMail } from '../order-mails.ts';
import { recordAudit } from '#backend/audit/audit.ts';
import { raiseVersion } from '../order-repository.ts';
import { changeOrder, type ChangedOrder, type OrderChange } from '../changes/change-order.ts';
import { isBeforeFinish, staffOf } from '#backend/rules/stages.ts';
import type { Order } from '../order.ts';
import { isForLines, refundableOfLines, refundPerLine } from '#backend/rules/refund-lines.ts';
import { addRefund, findRefundByKey } from './refund-repository.ts';
import { readRefundedLines } from './refund-line-repository.ts';
import * as texts from './texts.ts';

const keyUsed = refused(
  'INVALID',
  'This Idempotency-Key was already used for another refund. Please use a new one.',
  'idempotencyKey',
);

interface RefundRequest extends OrderChange {
  cents: number;
  reason: string;
  /** The positions of the lines that it is for; absent when it is for the whole order. */
  lines?: readonly number[] | undefined;
  /** Whether it counts towards what is missing when the picking is finished. */
  isForMissing: boolean;
  key: string | null;
  /** Writes an amount in a currency (ISO 4217) for the seller. */
  amountText: (cents: number, currency: string) => string;
}

/** The reason why this refund cannot be made, or null. */
function refusalOf(
  { cents, lines, isForMissing, amountText }: RefundRequest,
  order: Order,
  /** The amounts that can be refunded of the whole order, and of each line. */
  { refundableCents, refundable }: { refundableCents: number; refundable: readonly number[] },
): Refusal | null {
  if (refundableCents === 0) return refused('REFUSED', texts.nothingRefundable, 'amount');
  if (isForMissing && lines !== undefined) return refused('INVALID', texts.missingOfOrder, 'forMissing');
  if (isForMissing && !isBeforeFinish(order)) return refused('REFUSED', texts.missingIsPaidBack, 'forMissing');
  if (lines?.some((line) => line >= order.lines.length)) {
    return refused('INVALID', texts.noSuchProduct, 'lines');
  }
  const ofLinesCents = lines?.reduce((sum, line) => sum + (refundable[line] ?? 0), 0) ?? refundableCents;
  const mostCents = Math.min(refundableCents, ofLinesCents);
  if (cents <= mostCents) return null;
  if (mostCents === 0) {
    return refused('REFUSED', texts.nothingRefundableForProducts, 'lines');
  }
  const most = amountText(mostCents, order.currency);
  const text = lines === undefined ? texts.mostOfOrder(most) : texts.mostForProducts(most);
  return refused('REFUSED', text, 'amount');
}

/** Enters a refund of a part of what was paid, or of all of it. The same key enters one refund. */
export async function refundOrder(database: Database, request: RefundRequest, now: number): Promise<ChangedOrder> {
  const { orderId, viewer, ifVersion, cents, reason, lines, isForMissing, key } = request;
  return changeOrder(
    database,
    { orderId, viewer, ifVersion },
    async (trx, order, { refundableCents }, ledger) => {
      const refundable = refundableOfLines(order, ledger);
      const refusal = refusalOf(request, order, { refundableCents, refundable });
      if (refusal !== null) return refusal;
      const ofLines = refundPerLine(cents, lines ?? [], refundable);
      await addRefund(trx, {
        orderId,
        cents,
        reason,
        provider: order.provider,
        repeatKey: key,
        lines: ofLines,
        isForMissing,
        staff: staffOf(viewer),
        now,
      });
      await raiseVersion(trx, orderId, now);
      const told = { refundCents: cents, reason };
      await enqueueOrderMail(trx, 'ORDER_REFUNDED', { order, version: order.version + 1, now, ...told });
      await recordAudit(trx, {
        actor: staffOf(viewer),
        action: 'ORDER_REFUNDED',
        subject: { kind: 'ORDER', id: orderId, name: String(order.number) },
        before: null,
        after: { amount: toUnits(cents), reason },
        at: now,
      });
      return null;
    },
    async (trx) => {
      const before = key === null ? undefined : await findRefundByKey(trx, orderId, key);
      if (before === undefined) return false;
      const refundedLines = (await readRefundedLines(trx, [orderId])).get(orderId) ?? [];
      const isSame =
        before.cents === cents &&
        before.reason === reason &&
        (before.for_missing === 1) === isForMissing &&
        isForLines(
          refundedLines.filter(({ refundId }) => refundId === before.id),
          lines ?? [],
        );
      return isSame ? true : keyUsed;
    },
  );
}
