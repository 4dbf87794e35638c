import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import {
  findShopper,
  findStaff,
  refuseRole,
  requireSeller,
  requireShopper,
  shopperOf,
  staffOf,
} from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { refused } from '#backend/refusal.ts';
import { readIdempotencyKey } from '#backend/http/idempotency-key.ts';
import { countRequest } from '#backend/http/rate-limits.ts';
import { amountText } from '#backend/currency.ts';
import { cancelInput, moveInput, refundInput, tourInput, wishesInput } from './order-change-input.ts';
import { changeResponse, createChangeAnswers, tourResponse, type SendRefunds } from './order-change-answers.ts';
import { cancelOrder, moveOrder } from './order-changes.ts';
import { changeWishes } from './order-wishes.ts';
import { startTour } from './tour.ts';
import { refundOrder } from '../refunds/order-refunds.ts';
import type { Viewer } from '#backend/rules/stages.ts';
import { findOrder } from '../order-repository.ts';
import * as fixedMessages from '#backend/fixed-messages.ts';
import * as texts from './texts.ts';

const tags = ['order'];
const notLoggedIn = refused('NOT_LOGGED_IN', fixedMessages.notLoggedIn);
const newest = 'A refusal of an order that the caller may see has it as it is now.';

/** POST order/move, POST order/tour, POST order/cancel, POST order/refund, POST order/wishes. */
export function registerOrderChangeRoutes(app: App, context: AppContext, sendRefunds: SendRefunds): void {
  const { config, database, clock, rateLimiter } = context;
  const { answer, write, inTurn, withRefundsSent } = createChangeAnswers(context, sendRefunds);

  /** `onRequest` hook: refuses a request with neither session, before its body is read. */
  const requireEither = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.shopper = await findShopper(request, context);
    const staff = await findStaff(request, context);
    const refusal = staff && refuseRole(request, staff);
    if (refusal === null) request.staff = staff;
    if (request.shopper === null && request.staff === null) await reply.send(refusal ?? notLoggedIn);
  };

  /** The person who acts; null if the session named by `as` is missing. */
  const viewerOf = async (
    request: FastifyRequest,
    orderId: string,
    as: 'shopper' | 'seller' | undefined,
  ): Promise<Viewer | null> => {
    const shopper: Viewer | null = request.shopper && { role: 'SHOPPER', userId: request.shopper.id };
    const seller: Viewer | null = request.staff && { role: 'SELLER', staff: request.staff };
    if (as !== undefined) return as === 'shopper' ? shopper : seller;
    if (shopper === null || seller === null) return shopper ?? seller;
    const order = await findOrder(database.query, orderId);
    return order?.userId === request.shopper?.id ? shopper : seller;
  };

  app.post(
    '/api/order/move',
    {
      onRequest: requireSeller(context),
      config: { feature: 'order.stages', role: 'PACKER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Move an order to its next stage',
        description: `PLACED, PICKING, READY, OUT, DONE; from READY also to DONE, from OUT also back to READY. An order that is collected (slot.kind PICKUP) is never OUT. An order that is paid on delivery is paid when it is done. ${newest}`,
        body: moveInput,
        response: changeResponse,
      },
    },
    async (request, reply) => {
      const viewer: Viewer = { role: 'SELLER', staff: staffOf(request) };
      const moved = await inTurn(reply, viewer, () => moveOrder(database, { ...request.body, viewer }, clock()));
      return answer(request, moved, viewer, texts.moved);
    },
  );

  app.post(
    '/api/order/tour',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.tours', role: 'PACKER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Send out the orders of one car, in their driving order',
        description:
          'Orders that are READY and not collected move to OUT; those that are OUT stay so. All leave their former tours. When one order cannot be sent out, nothing is changed.',
        body: tourInput,
        response: tourResponse,
      },
    },
    async (request, reply) => {
      const viewer: Viewer = { role: 'SELLER', staff: staffOf(request) };
      const wanted = { ...request.body, viewer };
      const started = await inTurn(reply, viewer, () => startTour(database, wanted, clock()));
      if (started.refusal !== null) return started.refusal;
      const orders = started.wholes.map((whole) => write(request, whole, viewer));
      return { success: true as const, message: texts.tourStarted, orders };
    },
  );

  app.post(
    '/api/order/cancel',
    {
      onRequest: requireEither,
      config: { limit: 'own', feature: 'order.stages', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ shopper: [] }, { seller: [] }],
        summary: 'Cancel an order',
        description: `The shopper: an own order that is PLACED, within 48 hours. The seller: one that is PLACED, PICKING or READY. What was paid is refunded. Unpaid orders that the shopper is adding to it end with it. ${newest}`,
        body: cancelInput,
        response: changeResponse,
      },
    },
    async (request, reply) => {
      const { orderId, ifVersion, reason, as } = request.body;
      const viewer = await viewerOf(request, orderId, as);
      await countRequest(rateLimiter, request, viewer?.role === 'SELLER' ? 'reads' : 'orders');
      if (viewer === null) return notLoggedIn;
      const wanted = { orderId, ifVersion, reason, viewer };
      const cancelled = await inTurn(reply, viewer, () => cancelOrder(database, wanted, clock()));
      return answer(request, await withRefundsSent(request, cancelled), viewer, texts.cancelledNow);
    },
  );

  app.post(
    '/api/order/wishes',
    {
      onRequest: requireShopper(context),
      config: { limit: 'orders', feature: 'orders.wishes' },
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: 'Change what happens to products that are missing when the order is packed',
        description: `An own order that is PLACED. The wishes take the place of those before. ${newest}`,
        body: wishesInput,
        response: changeResponse,
      },
    },
    async (request, reply) => {
      const viewer: Viewer = { role: 'SHOPPER', userId: shopperOf(request).id };
      const changed = await inTurn(reply, viewer, () => changeWishes(database, { ...request.body, viewer }, clock()));
      return answer(request, changed, viewer, texts.wishesChanged);
    },
  );

  app.post(
    '/api/order/refund',
    {
      onRequest: requireSeller(context),
      config: { feature: 'order.stages', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Refund a part of what was paid, or all of it',
        description: `Cash is refunded by the seller, and recorded here. What was paid online is refunded by the payment provider; the refund is PENDING until it confirms. ${newest}`,
        body: refundInput,
        response: changeResponse,
      },
    },
    async (request, reply) => {
      const viewer: Viewer = { role: 'SELLER', staff: staffOf(request) };
      const { amount: cents, idempotencyKey, forMissing: isForMissing = false, ...wanted } = request.body;
      const key = idempotencyKey ?? readIdempotencyKey(request);
      const inText = (amount: number, currency: string) => amountText(amount, currency, config);
      const refund = { ...wanted, cents, isForMissing, key, viewer, amountText: inText };
      const refunded = await inTurn(reply, viewer, () => refundOrder(database, refund, clock()));
      return answer(request, await withRefundsSent(request, refunded), viewer, texts.refunded);
    },
  );
}
