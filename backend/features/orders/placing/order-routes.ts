import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '#backend/features/people/sessions/session-hooks.ts';
import { TooMany } from '#backend/faults.ts';
import { clientLeft } from '#backend/http/client-left.ts';
import { networkOf } from '#backend/http/client-network.ts';
import { readIdempotencyKey } from '#backend/http/idempotency-key.ts';
import { publicBase, returnBase } from '#backend/http/origins.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { orderDocument } from '../order-document.ts';
import { createWholeOrderWriter, type WholeOrder } from '../order-documents.ts';
import { fingerprint, shopperOrderInput } from '../order-input.ts';
import { storeResponse, derivedKey } from './order-key-repository.ts';
import { readContents } from './order-contents.ts';
import { createRepetitions } from './order-repetitions.ts';
import { placeOrder } from './order-placing.ts';
import type { OrderRequest } from './order-request.ts';
import * as texts from './texts.ts';

const tags = ['order'];

type OrderDocument = z.infer<typeof orderDocument>;
type CashResponse = Refusal | { success: true; message: string; order: OrderDocument };
type OnlineResponse = Refusal | { success: true; url: string; order: OrderDocument };

/** POST order/cod, POST order/stripe. */
export function registerOrderRoutes(app: App, context: AppContext): void {
  const { config, database, clock, metrics, orderTurns, rateLimiter } = context;
  const { provider } = context.payments;
  const repetitions = createRepetitions();
  const writeWhole = createWholeOrderWriter(context);
  const cashResponse = { success: true as const, message: texts.placed };

  const readOrder = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body: z.infer<typeof shopperOrderInput>,
    payment: OrderRequest['payment'],
  ): Promise<OrderRequest> => {
    const contents = readContents(reply, body, context);
    const { address = '', joins } = body;
    const place = joins === undefined ? { addressId: address } : { joins };
    return {
      ...contents,
      userId: shopperOf(request).id,
      place,
      payment,
      key: readIdempotencyKey(request),
      requestHash: fingerprint(payment.type, contents.quantities, place, joins === undefined ? contents.slotId : null),
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

  const documentOf = (request: FastifyRequest, whole: WholeOrder): OrderDocument =>
    writeWhole(request, whole, { role: 'SHOPPER', userId: whole.order.userId });

  const placeInTurn = async (request: FastifyRequest, reply: FastifyReply, wanted: OrderRequest) => {
    const seconds = await rateLimiter.take('orders-address', networkOf(request.ip));
    if (seconds > 0) throw new TooMany(seconds);
    return orderTurns.take(wanted.userId, clientLeft(reply), () => placeOrder(database, wanted, clock()));
  };

  const placeCashOrder = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: OrderRequest,
  ): Promise<CashResponse> => {
    const placed = await placeInTurn(request, reply, wanted);
    if ('refusal' in placed) return placed.refusal;
    if (placed.isNew) metrics.cashOrderPlaced();
    return { ...cashResponse, order: documentOf(request, placed.whole) };
  };

  const placeOnlineOrder = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: OrderRequest,
  ): Promise<OnlineResponse> => {
    if (provider === null) {
      return refused('PAYMENT_UNAVAILABLE', texts.noOnlinePayment);
    }
    const placed = await placeInTurn(request, reply, wanted);
    if ('refusal' in placed) return placed.refusal;
    const { order } = placed.whole;
    const document = documentOf(request, placed.whole);
    const stored = z.object({ success: z.literal(true), url: z.string() }).safeParse(placed.response);
    if (stored.success) return { ...stored.data, order: document };
    if (order.paymentState !== 'pending') {
      return refused('PAYMENT_UNAVAILABLE', texts.endedUnpaid);
    }
    let url: string;
    try {
      // The provider opens the same page for the same order, so a request repeated after a crash finds it.
      ({ url } = await provider.openCheckout({ order, pageBase: publicBase(request, config) }));
    } catch (error) {
      request.log.error(
        { err: error, orderId: order.id, order: String(order.number) },
        'the payment page could not be opened',
      );
      return refused('PAYMENT_UNAVAILABLE', texts.noPaymentPage);
    }
    try {
      const { userId, key, requestHash } = wanted;
      const named = { userId, key: key ?? derivedKey(requestHash), orderId: order.id };
      await storeResponse(database, named, { success: true, url });
    } catch (error) {
      // A repeated request opens the same page again.
      request.log.warn(
        { err: error, orderId: order.id, order: String(order.number) },
        'the address of a payment page was not stored',
      );
    }
    return { success: true, url, order: document };
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
        body: shopperOrderInput,
        response: envelope({ order: orderDocument }),
      },
    },
    async (request, reply) => {
      const order = await readOrder(request, reply, request.body, { type: 'COD' });
      return shareResult(order, () => placeCashOrder(request, reply, order));
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
        body: shopperOrderInput,
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
      return shareResult(order, () => placeOnlineOrder(request, reply, order));
    },
  );
}
