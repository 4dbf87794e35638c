import type { Order, CountedOrder } from '#backend/features/orders/order.ts';
import type { OrderLedger } from '#backend/features/orders/order-ledger.ts';

/** The money of an order: what was paid, refunded and is due. Pure rules. */

export const orderPaymentStates = ['UNPAID', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const;

type OrderPaymentState = (typeof orderPaymentStates)[number];

/** The money of an order, in cents. */
export interface OrderMoney {
  paidCents: number;
  /** All refunds except failed ones; refunds that are still on their way count. */
  refundedCents: number;
  refundableCents: number;
}

/** The amount that the shopper has to pay: that of the found goods, once the picking is finished. */
export function dueCentsOf({ settled, amountCents }: Pick<Order, 'settled' | 'amountCents'>): number {
  return settled?.amountCents ?? amountCents;
}

/** An order as the seller's sums count it. */
export function countedOf(
  order: Pick<Order, 'paymentType' | 'isPaid' | 'provider' | 'settled' | 'amountCents'>,
): CountedOrder {
  const { paymentType, isPaid, provider } = order;
  return { paymentType, isPaid: isPaid ? 1 : 0, cents: dueCentsOf(order), isTest: provider === 'sandbox' };
}

/** Whether a move of money is one of a refund, also of a failed one. */
export const isRefund = (kind: string): boolean => kind.startsWith('REFUND');

/** Sums the ledger. */
export function moneyOf(order: Pick<Order, 'isPaid' | 'amountCents'>, { moves }: OrderLedger): OrderMoney {
  const sumOf = (isWanted: (kind: string) => boolean) =>
    moves.reduce((sum, { kind, cents }) => sum + (isWanted(kind) ? cents : 0), 0);
  const recordedCents = sumOf((kind) => !isRefund(kind));
  // @removeAfter 0006: a process of the version before the ledger enters no payment.
  const paidCents = recordedCents === 0 && order.isPaid ? order.amountCents : recordedCents;
  const refundedCents = 0 - sumOf(isRefund);
  // Refunds at Stripe and here can come to more than was paid, until Stripe refuses one.
  return { paidCents, refundedCents, refundableCents: Math.max(0, paidCents - refundedCents) };
}

/** The refunds for no line that count towards what is missing when the picking is finished, without failed ones, in cents. */
export const countedTowardsMissing = ({ refunds }: Pick<OrderLedger, 'refunds'>): number =>
  refunds.reduce((sum, { cents, state, isForMissing }) => sum + (isForMissing && state !== 'FAILED' ? cents : 0), 0);

/** The state of the order's payment and refunds. */
export function paymentStateOf({ paidCents, refundedCents }: OrderMoney): OrderPaymentState {
  if (paidCents === 0) return 'UNPAID';
  if (refundedCents === 0) return 'PAID';
  return refundedCents < paidCents ? 'PARTLY_REFUNDED' : 'REFUNDED';
}
