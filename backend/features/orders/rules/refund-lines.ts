import { shareOut } from '#backend/money.ts';
import { moneyOf } from './order-money.ts';
import type { Order } from '../order.ts';
import type { RefundedLine, OrderLedger } from '../order-ledger.ts';

/** Pure rules about the part of a refund that is for each line of the order. */

/** The cost of each line now, in cents: the found goods if the line is picked, with its share of a tax on top. */
function costsOf(order: Order, { picks }: OrderLedger): number[] {
  const found = new Map(picks.map(({ line, cents }) => [line, cents]));
  const costs = order.lines.map(({ priceCents, quantity }, at) => found.get(at) ?? priceCents * quantity);
  const addedTaxes = shareOut(order.settled?.taxCents ?? order.taxCents, costs);
  return costs.map((cents, at) => cents + (addedTaxes[at] ?? 0));
}

/** The amount that can still be refunded for each line of the order, in cents. */
export function refundableOfLines(order: Order, ledger: OrderLedger): number[] {
  const { refundableCents } = moneyOf(order, ledger);
  const refunded = new Map<number, number>();
  for (const { line, cents, failedAt } of ledger.refundedLines) {
    if (failedAt === null) refunded.set(line, (refunded.get(line) ?? 0) + cents);
  }
  return costsOf(order, ledger).map((cents, at) =>
    Math.max(0, Math.min(cents - (refunded.get(at) ?? 0), refundableCents)),
  );
}

/** Divides a refund among the lines that it is for, in proportion to what can be refunded for each. */
export function refundPerLine(
  cents: number,
  lines: readonly number[],
  refundable: readonly number[],
): { line: number; cents: number }[] {
  const shares = shareOut(
    cents,
    lines.map((line) => refundable[line] ?? 0),
  );
  return lines.map((line, at) => ({ line, cents: shares[at] ?? 0 }));
}

/** Whether a refund is for these lines. */
export function isForLines(refunded: readonly Pick<RefundedLine, 'line'>[], lines: readonly number[]): boolean {
  return refunded.length === lines.length && refunded.every(({ line }) => lines.includes(line));
}
