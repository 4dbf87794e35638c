import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#backend/http/app.ts';
import { Unavailable } from '#backend/faults.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { applyPaymentEvent, type PaymentEvent } from './payment-events.ts';
import type { RefundEvent } from './payment-provider.ts';
import { applyRefund } from './refunds.ts';
import { parseBodyAsBytes, bodyBytes } from './body-bytes.ts';
import type { StripeProvider } from './stripe-provider.ts';

/** POST /webhooks/stripe, and /stripe, the path of other stores with this REST contract. */
export async function registerStripeRoutes(app: App, context: AppContext, stripe: StripeProvider): Promise<void> {
  const readEvent = (request: FastifyRequest): PaymentEvent | RefundEvent | null | 'forged' => {
    const signature = request.headers['stripe-signature'];
    try {
      return stripe.readEvent(bodyBytes(request.body), typeof signature === 'string' ? signature : '');
    } catch {
      return 'forged';
    }
  };

  const applyRefunds = async (request: FastifyRequest, event: RefundEvent): Promise<void> => {
    const refunds = await stripe.findRefunds(event).catch((error: unknown) => {
      request.log.warn({ err: error, payment: event.payment }, 'the refunds of an event could not be read');
      throw new Unavailable('Stripe does not respond. Please send this event again.');
    });
    for (const refund of refunds) {
      const outcome = await applyRefund(context.database, refund, context.clock());
      if (outcome === 'mismatch') context.metrics.paymentEvent(outcome);
      if (outcome === 'mismatch') request.log.error(refund, 'refund event contradicts the order');
      else request.log.info(refund, 'refund event');
    }
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const event = readEvent(request);
    if (event === 'forged')
      return reply.code(400).send(refused('REFUSED', 'The signature of this event is not valid.'));
    if (event === null) return { received: true };
    if ('refunds' in event) {
      await applyRefunds(request, event);
      return { received: true };
    }
    const outcome = await applyPaymentEvent(context.database, event, context.clock());
    context.metrics.paymentEvent(outcome);
    const details = { eventId: event.id, kind: event.kind, orderId: event.orderId, outcome };
    if (outcome === 'mismatch' || outcome === 'unknown-order')
      request.log.error(details, 'payment event contradicts the order');
    else request.log.info(details, 'payment event');
    return { received: true };
  };

  await app.register((scope, _options, done) => {
    parseBodyAsBytes(scope);
    for (const path of ['/webhooks/stripe', '/stripe']) {
      scope.post(path, { config: { isWebhook: true }, bodyLimit: 512 * 1024, schema: { hide: true } }, handle);
    }
    done();
  });
}
