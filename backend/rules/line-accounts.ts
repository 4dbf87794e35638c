import { depositOf } from './deposits.ts';
import { shareOut, sumOrder, type OrderSums, type TaxRate } from './money.ts';
import type { RecordedPick, RefundedLine } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { depositGiven, taxGiven } from './line-picks.ts';

/**
 * The account of each line of an order: what it cost as it was placed, what was found, and what was refunded for it. A refund for a
 * line never pays for what is missing of another line. Pure rules, described in docs/decisions/money.md.
 */

/** The account of a line, in cents. The amounts include its deposits and its share of a tax that was added to the prices. */
interface LineAccount {
  placedCents: number;
  /** What the found goods cost; the same as `placedCents` until the line is picked. */
  foundCents: number;
  /** The deposits in `foundCents`, without a tax that was added to them. */
  depositCents: number;
  /** The deposits that were placed and not found, without such a tax. */
  missingDepositCents: number;
  /** The tax in the deposits by the rule `RATES`; null: that of the goods. */
  depositTax: TaxRate | null;
  /** Refunds for the line before its newest pick: they count against what this pick did not find. */
  refundedBeforeCents: number;
  /** Refunds for the line since: they are for what was found. */
  refundedAfterCents: number;
  /** The tax in the price of what is given; null by the rule `FLOOR`. */
  tax: TaxRate | null;
}

type PlacedOrder = Pick<Order, 'lines' | 'taxCents' | 'shippingCents' | 'taxRule'>;

/** What the found goods of an order cost, at most what was placed. Lines without a pick were found as ordered. */
export function foundSums(
  order: PlacedOrder & Pick<Order, 'amountCents'>,
  picks: readonly RecordedPick[],
): Pick<OrderSums, 'amountCents' | 'taxCents' | 'depositCents' | 'includedTaxes'> {
  const { amountCents, taxCents, depositCents, includedTaxes } = sumOrder(foundLines(order, picks), {
    shippingCents: order.shippingCents,
    rule: order.taxRule,
  });
  return {
    amountCents: Math.min(amountCents, order.amountCents),
    taxCents: Math.min(taxCents, order.taxCents),
    depositCents,
    includedTaxes,
  };
}

function foundLines({ lines }: Pick<Order, 'lines'>, picks: readonly RecordedPick[]) {
  const pickOf = new Map(picks.map((pick) => [pick.line, pick]));
  return lines.map((line, at) => {
    const pick = pickOf.get(at);
    const deposit = depositGiven(line, pick);
    const depositCents = depositOf(deposit, pick?.quantity ?? line.quantity);
    const depositTax = deposit?.tax ?? line.deposit?.tax ?? null;
    return {
      cents: pick?.cents ?? line.priceCents * line.quantity,
      depositCents,
      depositTax,
      tax: taxGiven(line, pick),
    };
  });
}

/** Whether a refund was entered before a pick. Old entries have their times only. */
const isBefore = (refund: RefundedLine, pick: RecordedPick) =>
  refund.afterPick === null ? refund.at < pick.at : refund.afterPick < pick.position;

/**
 * The account of each line at that moment, in the order of the lines. `picks` are the newest picks that count: none for the taxes in
 * what the shop has before the picking is finished, because until then the money is for the ordered goods.
 */
export function lineAccounts(
  order: PlacedOrder,
  { picks, refundedLines }: { picks: readonly RecordedPick[]; refundedLines: readonly RefundedLine[] },
  moment = Infinity,
): LineAccount[] {
  const found = foundLines(order, picks);
  const placedDeposits = order.lines.map((line) => depositOf(line.deposit, line.quantity));
  const placedCosts = order.lines.map((line, at) => line.priceCents * line.quantity + (placedDeposits[at] ?? 0));
  const foundCosts = found.map(({ cents, depositCents }) => cents + depositCents);
  const placedTaxes = shareOut(order.taxCents, placedCosts);
  const foundTaxCents = sumOrder(found, { shippingCents: 0, rule: order.taxRule }).taxCents;
  const foundTaxes = shareOut(Math.min(foundTaxCents, order.taxCents), foundCosts);
  const pickOf = new Map(picks.map((pick) => [pick.line, pick]));
  const accounts = found.map(({ depositCents, depositTax, tax }, at) => ({
    placedCents: (placedCosts[at] ?? 0) + (placedTaxes[at] ?? 0),
    foundCents: (foundCosts[at] ?? 0) + (foundTaxes[at] ?? 0),
    depositCents,
    missingDepositCents: Math.max(0, (placedDeposits[at] ?? 0) - depositCents),
    depositTax,
    refundedBeforeCents: 0,
    refundedAfterCents: 0,
    tax,
  }));
  for (const refund of refundedLines) {
    const account = accounts[refund.line];
    if (account === undefined || !isRefundedAt(refund, moment)) continue;
    const pick = pickOf.get(refund.line);
    if (pick !== undefined && isBefore(refund, pick)) account.refundedBeforeCents += refund.cents;
    else account.refundedAfterCents += refund.cents;
  }
  return accounts;
}

/** Whether a refund was entered before that moment and had not failed by then. */
const isRefundedAt = ({ at, failedAt }: RefundedLine, moment: number) =>
  at < moment && (failedAt === null || failedAt >= moment);

/** What the shop may keep of a line. */
export function keptCents({ placedCents, foundCents, refundedBeforeCents, refundedAfterCents }: LineAccount): number {
  return Math.max(0, Math.min(foundCents, placedCents - refundedBeforeCents) - refundedAfterCents);
}

/** What was paid for a line and is neither kept nor refunded for it: what is missing, until the finish pays it back. */
export function overpaidCents(account: LineAccount): number {
  const { placedCents, refundedBeforeCents, refundedAfterCents } = account;
  return Math.max(0, placedCents - refundedBeforeCents - refundedAfterCents - keptCents(account));
}

/** The part of what is missing of a line that was refunded for it before. */
const refundedOfMissing = ({ placedCents, foundCents, refundedBeforeCents }: LineAccount) =>
  Math.min(refundedBeforeCents, Math.max(0, placedCents - foundCents));

/**
 * What the finish of the picking pays back: what is missing of all lines, without what was refunded for the same line before it was
 * packed, and without the refunds that count towards what is missing.
 */
export function missingRefundCents(
  accounts: readonly LineAccount[],
  {
    paidCents,
    foundCents,
    countedCents,
    refundableCents,
  }: {
    paidCents: number;
    /** What the found goods cost, with the fee. */
    foundCents: number;
    /** The refunds for no line that count towards what is missing. */
    countedCents: number;
    refundableCents: number;
  },
): number {
  const refunded = accounts.reduce((sum, account) => sum + refundedOfMissing(account), 0);
  return Math.max(0, Math.min(paidCents - foundCents - refunded - countedCents, refundableCents));
}
