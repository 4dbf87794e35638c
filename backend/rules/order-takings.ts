import type { IncludedTax } from './money.ts';
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';
import type { Order } from '#backend/features/orders/order.ts';
import type { Period } from '#backend/features/orders/past-sums-repository.ts';
import { byRate, taxesHeld } from './held-taxes.ts';
import { isRefund } from './order-money.ts';

/** What one order adds to the takings of a period. Pure rules: the sums of all orders are those of `readTakings`. */

/** The part of a ledger that takings need. */
type TakingsLedger = Pick<OrderLedger, 'picks' | 'refundedLines' | 'taxes' | 'moves'>;

export interface OrderTakings {
  paidCents: number;
  /** Refunds, without failed ones. */
  refundedCents: number;
  /** The tax that was added to the prices. */
  addedTaxCents: number;
  /** The taxes in prices that include them, highest rate first. */
  includedTaxes: IncludedTax[];
}

const sumOf = (moves: readonly { cents: number }[]) => moves.reduce((sum, { cents }) => sum + cents, 0);

/** The taxes in what the shop has of the order before a moment. */
function taxesBefore(order: Order, ledger: TakingsLedger, moment: number): IncludedTax[] {
  const heldCents = sumOf(ledger.moves.filter(({ at }) => at < moment));
  if (heldCents === 0) return [];
  const isSettled = order.settled !== null && order.settled.at < moment;
  return taxesHeld(order, ledger, { heldCents, isSettled, moment });
}

/** The money that moved in the period, and how the taxes in what the shop has of the order changed in it. */
export function takingsOf(order: Order, ledger: TakingsLedger, { from, to }: Period): OrderTakings {
  const moves = ledger.moves.filter(({ at }) => at >= from && at < to);
  const before = taxesBefore(order, ledger, from).map((tax) => ({
    ...tax,
    netCents: 0 - tax.netCents,
    taxCents: 0 - tax.taxCents,
  }));
  const taxes = byRate([...taxesBefore(order, ledger, to), ...before]);
  const isAdded = order.taxRule.mode === 'FLOOR';
  return {
    paidCents: sumOf(moves.filter(({ kind }) => !isRefund(kind))),
    refundedCents: 0 - sumOf(moves.filter(({ kind }) => isRefund(kind))),
    addedTaxCents: isAdded ? taxes.reduce((sum, { taxCents }) => sum + taxCents, 0) : 0,
    includedTaxes: isAdded ? [] : taxes,
  };
}
