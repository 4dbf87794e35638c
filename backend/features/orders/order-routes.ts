import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '#backend/features/sessions/session-hooks.ts';
import { RequestMalformed } from '#backend/http/input-validation.ts';
import { publicBase, returnBase } from '#backend/http/origins.ts';
import { refused, envelope, type Refusal } from '#backend/http/envelope.ts';
import type { AppContext } from '#backend/app-context.ts';
import { fingerprint, mergeLines, orderInput } from './order-input.ts';
import { storeResponse, derivedKey } from './order-key-repository.ts';
import { createRepetitions } from './order-repetitions.ts';
import { placeOrder, type OrderRequest } from './order-placing.ts';
import { findOrder } from './order-repository.ts';

const tags = ['order'];

type CashAnswer = Refusal | { success: true; message: string };
type OnlineAnswer = Refusal | { success: true; url: string };

/** The Idempotency-Key of the request, or null. */
function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new RequestMalformed('Idempotency-Key must be 1 to 255 printable characters.');
  }
  return key;
}

/** POST order/cod, POST order/stripe. */
export function registerOrderRoutes(app: App, context: AppContext): void {
  const { config, database, clock } = context;
  const { provider } = context.payments;
  const repetitions = createRepetitions();
  const cashAnswer = { success: true as const, message: 'Order placed.' };

  const readWish = (
    request: FastifyRequest,
    reply: FastifyReply,
    body: z.infer<typeof orderInput>,
    payment: OrderRequest['payment'],
  ): OrderRequest => {
    const quantities = mergeLines(body.items);
    return {
      userId: shopperOf(request).id,
      quantities,
      addressId: body.address,
      payment,
      currency: config.currency,
      key: readKey(request),
      requestHash: fingerprint(payment.type, quantities, body.address),
      arrivedAt: performance.now() - reply.elapsedTime,
      cashAnswer,
    };
  };

  /** Requests for the same order that are on their way at the same time share one result. */
  const together = <Answer>(wish: OrderRequest, work: () => Promise<Answer>): Promise<Answer> =>
    repetitions.share(`${wish.userId} ${wish.key ?? ''} ${wish.requestHash}`, wish.arrivedAt, work);

  const takeCash = async (wish: OrderRequest): Promise<CashAnswer> => {
    const placed = await placeOrder(database, wish, clock());
    return 'refusal' in placed ? refused(placed.refusal) : cashAnswer;
  };

  const takeOnline = async (request: FastifyRequest, wish: OrderRequest): Promise<OnlineAnswer> => {
    if (provider === null) return refused('Online payment is not available. Please choose cash on delivery.');
    const placed = await placeOrder(database, wish, clock());
    if ('refusal' in placed) return refused(placed.refusal);
    const kept = z.object({ success: z.literal(true), url: z.string() }).safeParse(placed.answer);
    if (kept.success) return kept.data;
    const order = await findOrder(database, placed.orderId);
    if (order === null) throw new Error(`Order ${placed.orderId} vanished after it was placed.`);
    try {
      // For the same order a provider opens the same page, so a repeated request after a crash goes on where it was.
      const { url } = await provider.openCheckout({ order, pageBase: publicBase(request, config) });
      const answer = { success: true as const, url };
      const { userId, key, requestHash } = wish;
      await storeResponse(database, { userId, key: key ?? derivedKey(requestHash), orderId: order.id }, answer);
      return answer;
    } catch (error) {
      request.log.error({ err: error, orderId: order.id }, 'the payment page could not be opened');
      return refused('The payment page cannot be opened right now. Nothing was charged. Please try again.');
    }
  };

  const guarded = { onRequest: requireShopper(context), preHandler: refuseForeignUser };
  const limited = { limit: 'orders' as const };

  app.post(
    '/api/order/cod',
    {
      ...guarded,
      config: limited,
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: 'Order, to be paid in cash on delivery',
        body: orderInput,
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const wish = readWish(request, reply, request.body, { type: 'COD' });
      return together(wish, () => takeCash(wish));
    },
  );

  app.post(
    '/api/order/stripe',
    {
      ...guarded,
      config: limited,
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: 'Order, to be paid online: answers where to pay',
        body: orderInput,
        response: envelope({ url: z.string() }),
      },
    },
    async (request, reply) => {
      const back = returnBase(request, config);
      const wish = readWish(request, reply, request.body, {
        type: 'Online',
        provider: provider?.name ?? 'none',
        successUrl: `${back}/loader?next=my-orders`,
        cancelUrl: `${back}/cart`,
      });
      return together(wish, () => takeOnline(request, wish));
    },
  );
}
