import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { mailboxOf } from '#backend/email-address.ts';
import { TooMany } from '#backend/faults.ts';
import { addressInput } from '#backend/features/people/addresses/postal-address.ts';
import type { App } from '#backend/http/app.ts';
import { clientLeft } from '#backend/http/client-left.ts';
import { networkOf } from '#backend/http/client-network.ts';
import { envelope } from '#backend/http/envelope.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { publicBase, returnBase } from '#backend/http/origins.ts';
import { isMailing } from '#backend/outbox.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { awaitsPress, isCash, isPlaced } from '#backend/rules/stages.ts';
import { cancelOrder } from '../changes/order-changes.ts';
import { commonChangeInput } from '../changes/order-change-input.ts';
import { changeWishes } from '../changes/order-wishes.ts';
import * as changeTexts from '../changes/texts.ts';
import { createChangeAnswers, type SendRefunds } from '../changes/order-change-answers.ts';
import { orderDocument } from '../order-document.ts';
import { createWholeOrderWriter } from '../order-documents.ts';
import { fingerprint, orderInput, wishInput } from '../order-input.ts';
import { readContents } from '../placing/order-contents.ts';
import * as placingTexts from '../placing/texts.ts';
import { guestDocument, toGuestDocument, type ShownGuestOrder } from './guest-document.ts';
import { brokenLink, cancelWaiting, confirmGuestOrder, readGuestOrder } from './guest-orders.ts';
import { placeGuestOrder, type GuestRequest } from './guest-placing.ts';
import { secretInput } from './secret-input.ts';
import * as texts from './texts.ts';

const tags = ['guest'];
const feature = 'orders.guests';
const shown = { order: orderDocument, guest: guestDocument };
const changed = envelope(shown, { order: orderDocument.optional(), guest: guestDocument.optional() });

/** POST guest/order, read, confirm, cancel, wishes: orders without an account. Extensions of the REST contract. */
export function registerGuestRoutes(app: App, context: AppContext, sendRefunds: SendRefunds): void {
  const { config, database, clock, metrics, orderTurns, rateLimiter } = context;
  const { provider } = context.payments;
  const writeWhole = createWholeOrderWriter(context);
  const { withRefundsSent } = createChangeAnswers(context, sendRefunds);

  const describe = async (request: FastifyRequest, found: ShownGuestOrder) => {
    const order = writeWhole(request, found.whole, { role: 'SHOPPER', userId: found.guest.userId });
    const facts = { actions: order.actions, isMailing: await isMailing(database.query) };
    return { order, guest: toGuestDocument(found, facts) };
  };

  /** The answer after a change: the order as it is now. */
  const answerNow = async (request: FastifyRequest, secret: string, refusal: Refusal | null, message: string) => {
    const found = await readGuestOrder(database.query, secret);
    if (found === null) return brokenLink;
    const now = await describe(request, found);
    return refusal === null ? { success: true as const, message, ...now } : { ...refusal, ...now };
  };

  const paymentOf = (request: FastifyRequest, isOnline: boolean): GuestRequest['payment'] | null => {
    if (!isOnline) return { type: 'COD' };
    const back = returnBase(request, config);
    const urls = { successUrl: `${back}/loader?next=guest-order`, cancelUrl: `${back}/cart` };
    return provider && { type: 'Online', provider: provider.name, ...urls };
  };

  const count = async (limit: 'orders-address' | 'guest-orders', subject: string) => {
    const seconds = await rateLimiter.take(limit, subject);
    if (seconds > 0) throw new TooMany(seconds);
  };

  /** Counts for the mailbox only what places an order: refusals in another person's name must not close it. */
  const placeCounted = async (mailbox: string, wanted: GuestRequest) => {
    await count('guest-orders', mailbox);
    let isNew = false;
    try {
      const placed = await placeGuestOrder(database, wanted, clock());
      isNew = 'isNew' in placed && placed.isNew;
      return placed;
    } finally {
      if (!isNew) await rateLimiter.giveBack('guest-orders', mailbox);
    }
  };

  const placeInTurn = async (reply: FastifyReply, wanted: GuestRequest) => {
    await count('orders-address', wanted.network);
    const mailbox = mailboxOf(wanted.address.email);
    return orderTurns.take(`guest ${mailbox}`, clientLeft(reply), () => placeCounted(mailbox, wanted));
  };

  app.post(
    '/api/guest/order',
    {
      config: { limit: 'own', feature },
      schema: {
        tags,
        summary: 'Order without an account',
        description:
          'Neither address nor contact is saved for another order. The answer is the same whether or not an account has the email. `secret` opens the order, for this browser only: a link that is mailed to the email has another one. A cash order may wait until that link is pressed; then `heldUntil` of the guest says how long.',
        body: orderInput.omit({ userId: true, userID: true, address: true, joins: true }).extend({
          address: addressInput(config),
          payment: z.enum(['COD', 'Online'], { error: 'Payment must be COD or Online.' }),
        }),
        response: envelope({
          ...shown,
          secret: z.string().meta({ description: 'Keep it out of addresses that servers see.' }),
          url: z
            .string()
            .nullable()
            .meta({ description: 'The page to pay on; null when there is nothing to pay online.' }),
        }),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const payment = paymentOf(request, body.payment === 'Online');
      if (payment === null) return refused('PAYMENT_UNAVAILABLE', placingTexts.noOnlinePayment);
      const contents = readContents(reply, body, context);
      const { quantities, slotId } = contents;
      const named = fingerprint(body.payment, quantities, { addressId: JSON.stringify(body.address) }, slotId);
      const hash = readAddingHash(request, '', named);
      const wanted = { ...contents, address: body.address, payment, network: networkOf(request.ip), hash };
      const placed = await placeInTurn(reply, wanted);
      if ('refusal' in placed) return placed.refusal;
      const { secret, whole, isNew } = placed;
      const { order } = whole;
      const guest = { userId: order.userId, email: body.address.email, isMailed: false };
      const answer = { success: true as const, ...(await describe(request, { guest, whole })), secret };
      if (isPlaced(order)) {
        if (isNew) metrics.cashOrderPlaced();
        return { ...answer, message: texts.placed, url: null };
      }
      if (awaitsPress(order)) return { ...answer, message: texts.toConfirm, url: null };
      if (provider === null || isCash(order) || order.paymentState !== 'pending') {
        return refused('PAYMENT_UNAVAILABLE', placingTexts.endedUnpaid);
      }
      try {
        const { url } = await provider.openCheckout({ order, pageBase: publicBase(request, config) });
        return { ...answer, url };
      } catch (error) {
        request.log.error(
          { err: error, orderId: order.id, order: String(order.number) },
          'the payment page could not be opened',
        );
        // A repeated request may have its page open elsewhere.
        if (isNew) {
          await cancelWaiting(database, secret, { now: clock(), hash });
          await rateLimiter.giveBack('guest-orders', mailboxOf(body.address.email));
        }
        return refused('PAYMENT_UNAVAILABLE', placingTexts.noPaymentPage);
      }
    },
  );

  app.post(
    '/api/guest/read',
    {
      config: { feature },
      schema: {
        tags,
        summary: 'The order of a link',
        description: 'A POST, so that the secret is in no address.',
        body: secretInput,
        response: envelope(shown),
      },
    },
    async (request) => {
      const found = await readGuestOrder(database.query, request.body.secret);
      if (found === null) return brokenLink;
      return { success: true as const, ...(await describe(request, found)) };
    },
  );

  app.post(
    '/api/guest/confirm',
    {
      config: { limit: 'confirm', feature },
      schema: {
        tags,
        summary: 'Confirm a cash order by the secret of its mailed link',
        description: 'Until then the seller does not see the order, and it ends after its time. It can be sent again.',
        body: secretInput,
        response: changed,
      },
    },
    async (request) => {
      const placed = () => metrics.cashOrderPlaced();
      const { found, refusal } = await confirmGuestOrder(database, request.body.secret, { now: clock(), placed });
      if (found === null) return refusal;
      const answer = await describe(request, found);
      return refusal === null
        ? { success: true as const, message: texts.confirmed, ...answer }
        : { ...refusal, ...answer };
    },
  );

  app.post(
    '/api/guest/cancel',
    {
      config: { limit: 'account', feature },
      schema: {
        tags,
        summary: 'Cancel the order of a link',
        description:
          'By the rules for shoppers; also an order that waits for its press or its payment. What was paid is refunded.',
        body: secretInput,
        response: changed,
      },
    },
    async (request, reply) => {
      const { secret } = request.body;
      const before = await readGuestOrder(database.query, secret);
      if (before === null) return brokenLink;
      const { userId } = before.guest;
      const cancelled = await orderTurns.take(userId, clientLeft(reply), async () => {
        const { found: waiting, refusal } = await cancelWaiting(database, secret, { now: clock() });
        // Its press or its payment may have placed it by now.
        if (waiting === null || !isPlaced(waiting.whole.order)) return refusal;
        const viewer = { role: 'SHOPPER' as const, userId };
        const wanted = { orderId: waiting.whole.order.id, viewer, reason: null };
        return (await withRefundsSent(request, await cancelOrder(database, wanted, clock()))).refusal;
      });
      return answerNow(request, secret, cancelled, texts.cancelled);
    },
  );

  app.post(
    '/api/guest/wishes',
    {
      config: { limit: 'account', feature },
      schema: {
        tags,
        summary: 'Change what happens to products of the order of a link that are missing when it is packed',
        description: 'By the rules for shoppers: until the packing begins. The wishes take the place of those before.',
        body: secretInput.extend({ ifVersion: commonChangeInput.ifVersion, ...wishInput }),
        response: changed,
      },
    },
    async (request, reply) => {
      const { secret, ...wishes } = request.body;
      const before = await readGuestOrder(database.query, secret);
      if (before === null) return brokenLink;
      const { guest, whole } = before;
      const viewer = { role: 'SHOPPER' as const, userId: guest.userId };
      const wanted = { ...wishes, orderId: whole.order.id, viewer };
      const { refusal } = await orderTurns.take(guest.userId, clientLeft(reply), () =>
        changeWishes(database, wanted, clock()),
      );
      return answerNow(request, secret, refusal, changeTexts.wishesChanged);
    },
  );
}
