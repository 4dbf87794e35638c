import Stripe from 'stripe';
import type { StripeConfig } from '#backend/config.ts';
import type { Order, OrderLine } from '#backend/features/orders/order.ts';
import type { PaymentEvent } from './payment-events.ts';
import {
  type PaymentProvider,
  type ProviderRefund,
  type RefundEvent,
  type RefundOutcome,
  type RefundRequest,
} from './payment-provider.ts';
import { timeToPayMs } from '#backend/rules/time-to-pay.ts';
import { grams } from '#backend/texts.ts';
import * as texts from './texts.ts';

/** Stripe as a provider, with a reader of its webhook events. */
export interface StripeProvider extends PaymentProvider {
  /**
   * The event, or null for one that is not about an order.
   *
   * @throws when the signature does not match these bytes, or is too old
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | RefundEvent | null;
  /**
   * The refunds of an event with their orders. Asks Stripe for them when the event does not name them, and leaves out
   * payments that belong to no order.
   *
   * @throws when Stripe does not respond
   */
  findRefunds(event: RefundEvent): Promise<(ProviderRefund & { orderId: string })[]>;
  /**
   * Refunds once, however often it is called with the same id, and says how far that has come.
   *
   * @throws when Stripe does not respond; FAILED is only what Stripe has refused
   */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

/** Options for refunds: a person waits for the response, and a refund that fails is sent again. */
const quick = { timeout: 5000, maxNetworkRetries: 0 };

/** Stripe's limit for one checkout. */
const maxLineItems = 100;

/** The order's lines, its deposits, its tax and its delivery fee. If they exceed Stripe's limit, the last lines become one. */
function lineItems({
  lines,
  depositCents,
  taxCents,
  shippingCents,
  currency,
}: Order): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const item = (name: string, cents: number, quantity: number) => ({
    quantity,
    price_data: { currency, unit_amount: cents, product_data: { name } },
  });
  const added = [
    ...(depositCents > 0 ? [item(texts.deposits, depositCents, 1)] : []),
    ...(taxCents > 0 ? [item(texts.tax, taxCents, 1)] : []),
    ...(shippingCents > 0 ? [item(texts.delivery, shippingCents, 1)] : []),
  ];
  const isTooLong = lines.length + added.length > maxLineItems;
  const shown = isTooLong ? lines.slice(0, maxLineItems - added.length - 1) : lines;
  const others = lines.slice(shown.length);
  const othersCents = others.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  return [
    ...shown.map((line) => item(priced(line), line.priceCents, line.quantity)),
    ...(isTooLong ? [item(texts.moreProducts(others.length), othersCents, 1)] : []),
    ...added,
  ];
}

/** The name beside the price of one: of goods in steps, with the weight of a step. */
function priced({ name, portionGrams }: OrderLine): string {
  return portionGrams === null ? name : `${name} (${grams(portionGrams)})`;
}

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function outcomeOf({ id, status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'DONE', reference: id };
  return { state: status === 'failed' || status === 'canceled' ? 'FAILED' : 'PENDING', reference: id };
}

function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, amount: cents, currency, metadata } = refund;
  const [refundId = null, orderId = null] = [metadata?.['refundId'], metadata?.['orderId']];
  return { ...outcomeOf(refund), reference: id, cents, currency, refundId, orderId };
}

function toEvent(event: Stripe.Event): PaymentEvent | RefundEvent | null {
  const common = { provider: 'stripe', id: event.id, amountCents: null, currency: null };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { metadata, payment_status, payment_intent, amount_total: amountCents, currency } = event.data.object;
      const orderId = metadata?.['orderId'];
      if (orderId === undefined) return null;
      if (event.type === 'checkout.session.expired') return { ...common, orderId, kind: 'expired' };
      if (event.type === 'checkout.session.async_payment_failed') return { ...common, orderId, kind: 'failed' };
      // `completed` only means that the form was filled in: with some methods, the money arrives later.
      const reference = idOf(payment_intent ?? null);
      return payment_status === 'paid' ? { ...common, orderId, kind: 'paid', amountCents, currency, reference } : null;
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const { id: reference, metadata, amount_received: amountCents, currency } = event.data.object;
      const orderId = metadata['orderId'];
      if (orderId === undefined) return null;
      if (event.type === 'payment_intent.payment_failed') return { ...common, orderId, kind: 'failed' };
      return { ...common, orderId, kind: 'paid', amountCents, currency, reference };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { payment: idOf(event.data.object.payment_intent), refunds: [toRefund(event.data.object)] };
    // In present versions of Stripe's interface, this event has no refunds.
    case 'charge.refunded':
      return { payment: idOf(event.data.object.payment_intent), refunds: null };
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

  const findPayment = async (orderId: string): Promise<string> => {
    const { data } = await stripe.paymentIntents.search(
      { query: `status:'succeeded' AND metadata['orderId']:'${orderId}'`, limit: 1 },
      quick,
    );
    const [payment] = data;
    if (payment === undefined) throw new Error(`Stripe has no payment of order ${orderId}.`);
    return payment.id;
  };

  const listRefunds = async (payment: string): Promise<Stripe.Refund[]> =>
    (await stripe.refunds.list({ payment_intent: payment, limit: 100 }, quick)).data;

  /** Stripe forgets idempotency keys after a day, so a refund that was sent before is searched first. */
  const findRefund = async (payment: string, id: string): Promise<Stripe.Refund | undefined> =>
    (await listRefunds(payment)).find(({ metadata }) => metadata?.['refundId'] === id);

  const findOrderId = async (payment: string): Promise<string | null> =>
    (await stripe.paymentIntents.retrieve(payment, undefined, quick)).metadata['orderId'] ?? null;

  return {
    name: 'stripe',
    async refund({ id, orderId, cents, paymentReference, reference, isRepeated }) {
      if (reference !== null) return outcomeOf(await stripe.refunds.retrieve(reference, undefined, quick));
      const payment = paymentReference ?? (await findPayment(orderId));
      const before = isRepeated ? await findRefund(payment, id) : undefined;
      if (before !== undefined) return outcomeOf(before);
      try {
        const metadata = { orderId, refundId: id };
        const made = await stripe.refunds.create(
          { payment_intent: payment, amount: cents, metadata },
          { ...quick, idempotencyKey: `refund-${id}` },
        );
        return outcomeOf(made);
      } catch (error) {
        // A 409 is no refusal: another process is sending the same refund.
        const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;
        if (isRefused) return { state: 'FAILED', reference: null };
        throw error;
      }
    },
    async findRefunds({ payment, refunds }) {
      if (payment === null) return [];
      const found = refunds ?? (await listRefunds(payment)).map(toRefund);
      const isKnown = found.every((refund) => refund.orderId !== null);
      const orderOfPayment = isKnown ? null : await findOrderId(payment);
      return found.flatMap((refund) => {
        const orderId = refund.orderId ?? orderOfPayment;
        return orderId === null ? [] : [{ ...refund, orderId }];
      });
    },
    async openCheckout({ order }) {
      const { id, userId, successUrl, cancelUrl, createdAt } = order;
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
          // Counted from the time of the order, because a repeated request must be the same. Stripe wants at least 30
          // minutes.
          expires_at: Math.floor((createdAt + timeToPayMs) / 1000),
        },
        { idempotencyKey: `order-${id}` },
      );
      if (session.url === null) throw new Error(`Stripe gave no page for order ${id}.`);
      return { url: session.url };
    },
    readEvent: (body, signature) => toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
  };
}
