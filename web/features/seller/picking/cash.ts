import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { toCents } from '#web/shared/lib/format/money.ts';

type PaidOrder = Pick<ChosenOrder_orderFragment, 'amount' | 'isPaid' | 'paid' | 'payment' | 'settled'>;

/** What the shopper still has to pay, in cents: of the cost after the picking, or else of that of the order. */
export function openCentsOf({ amount, isPaid, paid, settled }: PaidOrder): number {
  return isPaid ? 0 : Math.max(0, toCents(settled?.amount ?? amount) - toCents(paid ?? 0));
}

/** The cash to collect for an order, in cents. */
export const cashCentsOf = (order: PaidOrder): number => (order.payment === 'COD' ? openCentsOf(order) : 0);
