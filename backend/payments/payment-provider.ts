import type { Order } from '#backend/features/orders/order.ts';

/** The facts that a provider needs to open a payment page. */
interface CheckoutRequest {
  order: Order;
  /** The shop's origin, for payment pages that the store serves itself. No trailing slash. */
  pageBase: string;
}

/** A refund that is entered in the ledger. */
export interface RefundRequest {
  /** The provider takes one refund of the same id only once. */
  id: string;
  orderId: string;
  cents: number;
  /** The provider's id of the payment; null when its event did not say. */
  paymentReference: string | null;
  /** The provider's id of the refund, once it has taken it. */
  reference: string | null;
  /** Whether the store may have sent it before. */
  isRepeated: boolean;
}

/** The state of a refund at the provider. */
export interface RefundOutcome {
  state: 'PENDING' | 'DONE' | 'FAILED';
  reference: string | null;
}

/** A refund as the payment provider has it. */
export interface ProviderRefund extends RefundOutcome {
  reference: string;
  cents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** The id under which this store entered it; null when it was made on the provider's own pages. */
  refundId: string | null;
  /** The order that was paid; null when the event does not say. */
  orderId: string | null;
}

/** An event about refunds. Its signature is already verified. */
export interface RefundEvent {
  /** The provider's id of the payment. */
  payment: string | null;
  /** The refunds; null when the event names none: then Stripe lists the refunds of the payment. */
  refunds: ProviderRefund[] | null;
}

/** A payment provider. Only its signed events make an order paid, never the shopper's return from its page. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** Opens a payment page and returns its URL: the same URL for the same order. */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>;
}
