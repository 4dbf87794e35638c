import type { Order } from '#backend/features/orders/order-repository.ts';

/** How long a shopper can pay, from the moment of the order. Meanwhile the order holds its goods. */
export const timeToPayMs = 3_600_000;

/** What a provider needs to open a payment page. */
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

/** How far the provider has come with a refund. */
export interface RefundOutcome {
  state: 'PENDING' | 'DONE' | 'FAILED';
  reference: string | null;
}

/** News of refunds from the provider. Its signature is already verified. */
export interface RefundEvent {
  orderId: string | null;
  /** Empty when the event names none: then the store asks for the order's refunds. */
  outcomes: (RefundOutcome & { refundId: string })[];
}

/** A payment provider. Only its signed events make an order paid, never the shopper's return from its page. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** Opens a payment page and returns its URL: the same URL for the same order. */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>;
}
