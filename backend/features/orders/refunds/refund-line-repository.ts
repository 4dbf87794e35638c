import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { RefundedLine } from '../order-ledger.ts';

/** The id of the entry in `money_moves` that takes a refund back. */
export const failedMoveId = (refundId: string) => `${refundId}-failed`;

/** Writes the lines that a new refund is for. Lock the order before: the picks before and after it count differently. */
export async function insertRefundLines(
  trx: DatabaseTransaction,
  { orderId, refundId }: { orderId: string; refundId: string },
  lines: readonly { line: number; cents: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const { last } = await trx
    .selectFrom('line_picks')
    .select((is) => is.fn.max('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const refund = { order_id: orderId, refund_id: refundId, after_pick: Number(last ?? 0) };
  await trx
    .insertInto('refund_lines')
    .values(lines.map(({ line, cents }) => ({ ...refund, line, cents })))
    .execute();
}

const ordersPerStatement = 50;

/** The time of each entry of these orders in `money_moves`, by its id. */
async function readMoments(source: Database['query'], orderIds: readonly string[]): Promise<Map<string, number>> {
  const moments = new Map<string, number>();
  for (let from = 0; from < orderIds.length; from += ordersPerStatement) {
    const moves = await source
      .selectFrom('money_moves')
      .select(['id', 'at'])
      .where('order_id', 'in', orderIds.slice(from, from + ordersPerStatement))
      .execute();
    for (const { id, at } of moves) moments.set(id, Number(at));
  }
  return moments;
}

/** The lines that the refunds of these orders are for; an order without one is absent. */
export async function readRefundedLines(
  source: Database['query'],
  orderIds: readonly string[],
): Promise<Map<string, RefundedLine[]>> {
  const lines = new Map<string, RefundedLine[]>();
  if (orderIds.length === 0) return lines;
  const rows = await source
    .selectFrom('refund_lines')
    .select(['order_id', 'refund_id', 'line', 'cents', 'after_pick'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('refund_id')
    .orderBy('line')
    .execute();
  const momentOf = await readMoments(source, [...new Set(rows.map(({ order_id }) => order_id))]);
  for (const { order_id, refund_id: refundId, line, cents, after_pick: afterPick } of rows) {
    const at = momentOf.get(refundId);
    if (at === undefined) continue;
    const ofOrder = lines.get(order_id) ?? [];
    ofOrder.push({ refundId, line, cents, afterPick, at, failedAt: momentOf.get(failedMoveId(refundId)) ?? null });
    lines.set(order_id, ofOrder);
  }
  return lines;
}
