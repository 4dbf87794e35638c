import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { readPicks } from '../picking/pick-repository.ts';
import type { LinePick, RefundedLine } from '../order-ledger.ts';
import { taxIn } from '../order-repository.ts';
import { taxGiven } from '../rules/line-picks.ts';

/** The id of the entry in `money_moves` that takes a refund back. */
export const failedMoveId = (refundId: string) => `${refundId}-failed`;

/** Writes the lines that a new refund is for. */
export async function insertRefundLines(
  trx: DatabaseTransaction,
  { orderId, refundId }: { orderId: string; refundId: string },
  lines: readonly { line: number; cents: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('refund_lines')
    .values(lines.map(({ line, cents }) => ({ order_id: orderId, refund_id: refundId, line, cents })))
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

/** The newest pick of each line of these orders. */
async function readPicksInSteps(source: Database['query'], orderIds: readonly string[]) {
  const picks = new Map<string, LinePick[]>();
  for (let from = 0; from < orderIds.length; from += ordersPerStatement) {
    const some = await readPicks(source, orderIds.slice(from, from + ordersPerStatement));
    for (const [orderId, ofOrder] of some) picks.set(orderId, ofOrder);
  }
  return picks;
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
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'refund_lines.order_id')
        .onRef('order_lines.position', '=', 'refund_lines.line'),
    )
    .innerJoin('orders', 'orders.id', 'refund_lines.order_id')
    .select([
      'refund_lines.order_id',
      'refund_id',
      'line',
      'cents',
      'order_lines.tax_name',
      'order_lines.tax_rate',
      'settled_at',
    ])
    .where('refund_lines.order_id', 'in', orderIds)
    .orderBy('refund_lines.order_id')
    .orderBy('refund_id')
    .orderBy('line')
    .execute();
  const settled = rows.filter(({ settled_at }) => settled_at !== null);
  const momentOf = await readMoments(source, [...new Set(rows.map(({ order_id }) => order_id))]);
  const picksOf = await readPicksInSteps(source, [...new Set(settled.map(({ order_id }) => order_id))]);
  for (const row of rows) {
    const { order_id, refund_id: refundId, line, cents, settled_at } = row;
    const at = momentOf.get(refundId);
    if (at === undefined) continue;
    // Until the picking is finished, the money is for the ordered goods.
    const isForFound = settled_at !== null && at >= Number(settled_at);
    const pick = isForFound ? picksOf.get(order_id)?.find((each) => each.line === line) : undefined;
    const basisPoints = taxGiven({ tax: taxIn(row) }, pick)?.basisPoints ?? null;
    const ofOrder = lines.get(order_id) ?? [];
    ofOrder.push({ refundId, line, cents, basisPoints, at, failedAt: momentOf.get(failedMoveId(refundId)) ?? null });
    lines.set(order_id, ofOrder);
  }
  return lines;
}

/**
 * The amounts refunded for lines before that moment, by the rate of their tax, without refunds that had failed by then.
 */
export function refundedByRate(lines: readonly RefundedLine[], moment: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { basisPoints, cents, at, failedAt } of lines) {
    if (basisPoints === null || at >= moment || (failedAt !== null && failedAt < moment)) continue;
    sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + cents);
  }
  return sums;
}
