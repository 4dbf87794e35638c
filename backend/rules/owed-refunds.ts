// Tested by tests/backend/settled-wrongly.test.ts and tests/backend/shop-status.test.ts.
import { shareOut, type TaxedCents } from './money.ts';
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { partsOf } from './held-taxes.ts';
import { foundSums, lineAccounts, missingRefundCents } from './line-accounts.ts';
import { countedTowardsMissing, moneyOf } from './order-money.ts';

/**
 * What the shop owes of an order that a version before the accounts of lines has settled: its refunds for lines paid for what was
 * missing of other lines. Pure rules.
 */

/** What is owed of one order, by the rates that the takings have it under. It is empty when nothing is owed. */
export function owedOf(order: Order, ledger: OrderLedger): TaxedCents[] {
  const { settled } = order;
  if (settled === null) return [];
  const money = moneyOf(order, ledger);
  const finish = ledger.refunds.find(({ id, createdAt }) => createdAt === settled.at && !isForLine(ledger, id));
  const expectedCents = missingRefundCents(lineAccounts(order, ledger, settled.at), {
    paidCents: money.paidCents,
    foundCents: foundSums(order, ledger.picks).amountCents,
    countedCents: countedTowardsMissing(ledger),
    refundableCents: money.paidCents,
  });
  const { kept, overpaid } = partsOf(order, ledger, Infinity);
  const feeCents = order.taxRule.mode === 'FLOOR' ? order.shippingCents : 0;
  const keptCents = kept.reduce((sum, { cents }) => sum + cents, feeCents);
  // A refund that the owner made since for no product has paid it back.
  const tooMuchCents = money.paidCents - money.refundedCents - keptCents;
  const owedCents = Math.min(expectedCents - (finish?.cents ?? 0), tooMuchCents);
  if (owedCents <= 0) return [];
  const shares = shareOut(
    owedCents,
    overpaid.map(({ cents }) => cents),
  );
  return overpaid.map(({ tax }, at) => ({ tax, cents: shares[at] ?? 0 })).filter(({ cents }) => cents > 0);
}

const isForLine = ({ refundedLines }: OrderLedger, id: string) => refundedLines.some(({ refundId }) => refundId === id);
