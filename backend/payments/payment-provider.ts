import type { Order } from '#backend/features/orders/order-repository.ts';

/** What a provider is told when a shopper wants to pay. */
interface CheckoutRequest {
  order: Order;
  /** The address the shop is reached under, for pages of our own. */
  pageBase: string;
}

/** Somebody who takes money. Only its own events, never the shopper's return, make an order paid. */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** Opens the page to pay on. Called again for the same order it answers the same page. */
  openCheckout(wish: CheckoutRequest): Promise<{ url: string }>;
}
