// Tested by tests/backend/deposits.test.ts.
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { keptCents, lineAccounts } from './line-accounts.ts';
import { depositGiven } from './line-picks.ts';
import { moneyOf } from './order-money.ts';

/**
 * The deposits in what the shop has of an order, in cents by the id of their type. Pure rules: what is refunded for a line is for its
 * goods first, so the deposit goes back with the last of it; a refund for no line leaves the deposits, as far as the rest pays for them.
 */
export function depositsHeld(order: Order, ledger: OrderLedger): Map<string, number> {
  const { paidCents, refundedCents } = moneyOf(order, ledger);
  const picks = order.settled === null ? [] : ledger.picks;
  const accounts = lineAccounts(order, { ...ledger, picks });
  let leftCents = Math.max(0, paidCents - refundedCents);
  const held = new Map<string, number>();
  for (const [at, line] of order.lines.entries()) {
    const account = accounts[at];
    const deposit = depositGiven(
      line,
      picks.find((pick) => pick.line === at),
    );
    if (account === undefined || deposit === null) continue;
    const cents = Math.min(account.depositCents, keptCents(account), leftCents);
    leftCents -= cents;
    held.set(deposit.type, (held.get(deposit.type) ?? 0) + cents);
  }
  return held;
}
