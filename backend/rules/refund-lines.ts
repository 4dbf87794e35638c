import { shareOut } from './money.ts';
import { keptCents, lineAccounts } from './line-accounts.ts';
import { moneyOf } from './order-money.ts';
import type { Order } from '#backend/features/orders/order.ts';
import type { RefundedLine, OrderLedger } from '#backend/features/orders/order-ledger.ts';

/** Pure rules about the part of a refund that is for each line of the order. */

/** The amount that can still be refunded for each line of the order, in cents: what the shop may keep of it by now. */
export function refundableOfLines(order: Order, ledger: OrderLedger): number[] {
  const { refundableCents } = moneyOf(order, ledger);
  return lineAccounts(order, ledger).map((account) => Math.min(keptCents(account), refundableCents));
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
