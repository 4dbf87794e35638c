import type { Order } from '#backend/features/orders/order-repository.ts';

/** What a provider needs to open a payment page. */
interface CheckoutRequest {
  order: Order;
  /** The shop's origin, for payment pages that the store serves itself. No trailing slash. */
  pageBase: string;
}

/** A payment provider. Only its signed events make an order paid, never the shopper's return from its page. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** Opens a payment page and returns its URL: the same URL for the same order. */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>;
}
