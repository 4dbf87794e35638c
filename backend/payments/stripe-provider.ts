import Stripe from 'stripe';
import type { StripeConfig } from '#backend/config.ts';
import type { Order } from '#backend/features/orders/order-repository.ts';
import { totalsOf } from '#backend/money.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Stripe as a provider, with a reader of its webhook events. */
export interface StripeProvider extends PaymentProvider {
  /**
   * The event, or null for one that is not about an order.
   *
   * @throws when the signature does not match these bytes, or is too old
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
}

/** Stripe's limit for one checkout. */
const maxLineItems = 100;

/** The order's lines and its tax. If they exceed Stripe's limit, the last lines become one. */
function lineItems({ lines, taxCents, currency }: Order): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const item = (name: string, cents: number, quantity: number) => ({
    quantity,
    price_data: { currency, unit_amount: cents, product_data: { name } },
  });
  const tax = taxCents > 0 ? [item('Tax (2 %)', taxCents, 1)] : [];
  const isTooLong = lines.length + tax.length > maxLineItems;
  const shown = isTooLong ? lines.slice(0, maxLineItems - tax.length - 1) : lines;
  const others = lines.slice(shown.length);
  return [
    ...shown.map((line) => item(line.name, line.priceCents, line.quantity)),
    ...(isTooLong ? [item(`${others.length} more products`, totalsOf(others).subtotalCents, 1)] : []),
    ...tax,
  ];
}

function toEvent(event: Stripe.Event): PaymentEvent | null {
  const common = { provider: 'stripe', id: event.id, amountCents: null, currency: null };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { metadata, payment_status, amount_total: amountCents, currency } = event.data.object;
      const orderId = metadata?.['orderId'];
      if (orderId === undefined) return null;
      if (event.type === 'checkout.session.expired') return { ...common, orderId, kind: 'expired' };
      if (event.type === 'checkout.session.async_payment_failed') return { ...common, orderId, kind: 'failed' };
      // `completed` only means that the form was filled in: with some methods, the money arrives later.
      return payment_status === 'paid' ? { ...common, orderId, kind: 'paid', amountCents, currency } : null;
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const { metadata, amount_received: amountCents, currency } = event.data.object;
      const orderId = metadata['orderId'];
      if (orderId === undefined) return null;
      if (event.type === 'payment_intent.payment_failed') return { ...common, orderId, kind: 'failed' };
      return { ...common, orderId, kind: 'paid', amountCents, currency };
    }
    default:
      return null;
  }
}

/** Stripe Checkout, by the official SDK. */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: StripeConfig): StripeProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(apiUrl ? { protocol: 'http', host: apiUrl.hostname, port: Number(apiUrl.port) } : {}),
  });
  return {
    name: 'stripe',
    async openCheckout({ order }) {
      const { id, userId, successUrl, cancelUrl } = order;
      if (successUrl === null || cancelUrl === null) throw new Error(`Order ${id} has no URLs to return to.`);
      const metadata = { orderId: id, userId };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: lineItems(order),
          client_reference_id: id,
          metadata,
          payment_intent_data: { metadata },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `order-${id}` },
      );
      if (session.url === null) throw new Error(`Stripe gave no page for order ${id}.`);
      return { url: session.url };
    },
    readEvent: (body, signature) => toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
  };
}
