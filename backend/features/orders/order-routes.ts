import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '#backend/features/sessions/session-hooks.ts';
import { readIdempotencyKey } from '#backend/http/idempotency-key.ts';
import { publicBase, returnBase } from '#backend/http/origins.ts';
import { refused, envelope, type Refusal } from '#backend/http/envelope.ts';
import type { AppContext } from '#backend/app-context.ts';
import { amountText } from '#backend/payments/currency.ts';
import { defaultSettings } from '../store/default-settings.ts';
import { orderDocument } from './order-document.ts';
import { createOrderWriter } from './order-documents.ts';
import { fingerprint, mergeLines, orderInput } from './order-input.ts';
import { readNotes } from './order-notes.ts';
import { storeResponse, derivedKey } from './order-key-repository.ts';
import { createRepetitions } from './order-repetitions.ts';
import { placeOrder, type OrderRequest } from './order-placing.ts';
import type { Order } from './order-repository.ts';

const tags = ['order'];

type OrderDocument = z.infer<typeof orderDocument>;
type CashResponse = Refusal | { success: true; message: string; order: OrderDocument };
type OnlineResponse = Refusal | { success: true; url: string; order: OrderDocument };

/** POST order/cod, POST order/stripe. */
export function registerOrderRoutes(app: App, context: AppContext): void {
  const { config, database, clock, metrics } = context;
  const { provider } = context.payments;
  const settingsDefaults = defaultSettings(config);
  const repetitions = createRepetitions();
  const writeOrders = createOrderWriter(context);
  const cashResponse = { success: true as const, message: 'Order placed.' };

  const readOrder = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body: z.infer<typeof orderInput>,
    payment: OrderRequest['payment'],
  ): Promise<OrderRequest> => {
    const quantities = mergeLines(body.items);
    const slotId = body.slotId ?? null;
    return {
      userId: shopperOf(request).id,
      quantities,
      addressId: body.address,
      expectedCents: body.expectedTotal ?? null,
      payment,
      substitution: { forOrder: body.substitution ?? 'NONE', byProduct: body.substitutionExceptions ?? {} },
      settingsDefaults,
      amountText: (cents, currency) => amountText(cents, currency, config),
      key: readIdempotencyKey(request),
      notes: readNotes(body),
      slotId,
      hasSlots: !config.isClassic,
      requestHash: fingerprint(payment.type, quantities, body.address, slotId),
      arrivedAt: performance.now() - reply.elapsedTime,
      cashResponse,
    };
  };

  /** Equal requests that are served at the same time share one result. */
  const shareResult = <Result>(order: OrderRequest, work: () => Promise<Result>): Promise<Result> =>
    repetitions.share(
      `${order.userId} ${order.key ?? ''} ${order.requestHash} ${order.expectedCents ?? ''}`,
      order.arrivedAt,
      work,
    );

  const documentOf = async (request: FastifyRequest, order: Order): Promise<OrderDocument> => {
    const [document] = await writeOrders(request, [order], { role: 'SHOPPER', userId: order.userId });
    if (document === undefined) throw new Error('A placed order has no document.');
    return document;
  };

  const placeCashOrder = async (request: FastifyRequest, wanted: OrderRequest): Promise<CashResponse> => {
    const placed = await placeOrder(database, wanted, clock());
    if ('refusal' in placed) return placed.refusal;
    if (placed.isNew) metrics.cashOrderPlaced();
    return { ...cashResponse, order: await documentOf(request, placed.order) };
  };

  const placeOnlineOrder = async (request: FastifyRequest, wanted: OrderRequest): Promise<OnlineResponse> => {
    if (provider === null) {
      return refused('PAYMENT_UNAVAILABLE', 'Online payment is not available. Please choose cash on delivery.');
    }
    const placed = await placeOrder(database, wanted, clock());
    if ('refusal' in placed) return placed.refusal;
    const { order } = placed;
    const stored = z.object({ success: z.literal(true), url: z.string() }).safeParse(placed.response);
    if (stored.success) return { ...stored.data, order: await documentOf(request, order) };
    let url: string;
    try {
      // The provider opens the same page for the same order, so a request repeated after a crash finds it.
      ({ url } = await provider.openCheckout({ order, pageBase: publicBase(request, config) }));
      const { userId, key, requestHash } = wanted;
      const response = { success: true, url };
      await storeResponse(database, { userId, key: key ?? derivedKey(requestHash), orderId: order.id }, response);
    } catch (error) {
      request.log.error({ err: error, orderId: order.id }, 'the payment page could not be opened');
      const text = 'The payment page cannot be opened right now. Nothing was charged. Please try again.';
      return refused('PAYMENT_UNAVAILABLE', text);
    }
    return { success: true, url, order: await documentOf(request, order) };
  };

  const forShopper = { onRequest: requireShopper(context), preHandler: refuseForeignUser };
  const limited = { limit: 'orders' as const };

  app.post(
    '/api/order/cod',
    {
      ...forShopper,
      config: limited,
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: 'Order, to be paid in cash on delivery',
        body: orderInput,
        response: envelope({ order: orderDocument }),
      },
    },
    async (request, reply) => {
      const order = await readOrder(request, reply, request.body, { type: 'COD' });
      return shareResult(order, () => placeCashOrder(request, order));
    },
  );

  app.post(
    '/api/order/stripe',
    {
      ...forShopper,
      config: limited,
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: 'Order, to be paid online: returns the URL of the payment page',
        body: orderInput,
        response: envelope({ url: z.string(), order: orderDocument }),
      },
    },
    async (request, reply) => {
      const back = returnBase(request, config);
      const order = await readOrder(request, reply, request.body, {
        type: 'Online',
        provider: provider?.name ?? 'none',
        successUrl: `${back}/loader?next=my-orders`,
        cancelUrl: `${back}/cart`,
      });
      return shareResult(order, () => placeOnlineOrder(request, order));
    },
  );
}
