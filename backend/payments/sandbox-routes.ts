import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newRecordId } from '#backend/db/record-id.ts';
import { statusTexts } from '#backend/rules/stages.ts';
import { findOrder } from '#backend/features/orders/order-repository.ts';
import type { Order } from '#backend/features/orders/order.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { App } from '#backend/http/app.ts';
import { Unavailable } from '#backend/faults.ts';
import { isGuest } from '#backend/features/people/guests/guest-repository.ts';
import { findShopper } from '#backend/features/people/sessions/session-hooks.ts';
import { publicBase, refererOrigin } from '#backend/http/origins.ts';
import { ownAddress } from '#backend/http/own-address.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { applyPaymentEvent } from './payment-events.ts';
import { parseBodyAsBytes, bodyBytes } from './body-bytes.ts';
import { amountText } from '#backend/currency.ts';
import { noticePage, payPage, type PageSetting } from './sandbox-page.ts';
import { isSignedEvent, readOrderToken, signEvent } from './sandbox-signing.ts';
import { expireUnpaidOrders } from '#backend/features/orders/placing/unpaid-expiry.ts';
import * as texts from './texts.ts';

const sandboxEvent = z.object({
  id: z.string().min(1).max(100),
  kind: z.enum(['paid', 'cancelled']),
  orderId: z.string().regex(/^[0-9a-f]{24}$/),
  amountCents: z.int(),
  currency: z.string(),
});

type PageRequest = FastifyRequest<{ Params: { token: string } }>;

const toOrders = { href: '/my-orders', text: texts.seeOrders };
const toCart = { href: '/cart', text: texts.backToCart };
const links: Partial<Record<keyof typeof texts.notices, typeof toCart>> = {
  otherShopper: { href: '/', text: texts.goToStore },
  paid: toOrders,
};

/** The notice of an order that cannot be paid. */
function noticeOf({ paymentState, status }: Order): keyof typeof texts.notices {
  if (status === statusTexts.replaced) return 'replaced';
  if (status === statusTexts.released) return 'released';
  return paymentState === 'none' || paymentState === 'pending' ? 'unknown' : paymentState;
}

/** GET /pay/<token>, POST /pay/<token>/pay, POST /pay/<token>/cancel, POST /webhooks/sandbox. */
export async function registerSandboxRoutes(app: App, context: AppContext, secret: string): Promise<void> {
  const { config, database, clock } = context;
  const defaults = defaultSettings(config);

  /** Origin of the web app; empty when it is unknown, then links lead to this page's origin. */
  const homeOf = (request: FastifyRequest, order: Order | null): string => {
    const successUrl = order?.successUrl ?? null;
    if (successUrl !== null) return new URL(successUrl).origin;
    return refererOrigin(request, config) ?? config.publicUrl ?? '';
  };

  const sendPage = (reply: FastifyReply, status: number, home: string, build: (setting: PageSetting) => string) => {
    const nonce = randomBytes(16).toString('base64url');
    return (
      reply
        .code(status)
        .header('cache-control', 'private, no-store')
        // `home` serves the icon and is the target of the redirect after the form, to which browsers apply form-action.
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' ${home}; form-action 'self' ${home}; base-uri 'none'; frame-ancestors 'none'`,
        )
        // With no referrer at all, browsers would send `Origin: null` with the form.
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(build({ nonce, home }))
    );
  };

  const notify = (reply: FastifyReply, status: number, home: string, notice: keyof typeof texts.notices) =>
    sendPage(reply, status, home, (setting) =>
      noticePage({ ...texts.notices[notice], link: links[notice] ?? toCart }, setting),
    );

  /** The order to pay. Null when it cannot be paid or not by this shopper: then the reply is already sent. */
  const findPayable = async (request: PageRequest, reply: FastifyReply): Promise<Order | null> => {
    const orderId = readOrderToken(secret, request.params.token);
    if (orderId !== null) await expireUnpaidOrders(database, clock());
    const order = orderId === null ? null : await findOrder(database.query, orderId);
    if (order === null || order.provider !== 'sandbox') {
      await notify(reply, 404, homeOf(request, null), 'unknown');
      return null;
    }
    const home = homeOf(request, order);
    const shopper = await findShopper(request, context);
    // A guest has no session: the signed address of the page is enough.
    if (shopper?.id !== order.userId && !(await isGuest(database.query, order.userId))) {
      await notify(reply, 403, home, 'otherShopper');
      return null;
    }
    if (order.paymentState !== 'pending') {
      await notify(reply, 200, home, noticeOf(order));
      return null;
    }
    return order;
  };

  const isFromThisPage = (request: FastifyRequest): boolean => {
    const { origin } = request.headers;
    return origin === publicBase(request, config) || request.headers['sec-fetch-site'] === 'same-origin';
  };

  /** Sends the store a signed event over HTTP, as other providers do. */
  const sendEvent = async (order: Order, kind: 'paid' | 'cancelled'): Promise<void> => {
    const body = JSON.stringify({
      id: `sandbox-${newRecordId()}`,
      kind,
      orderId: order.id,
      amountCents: order.amountCents,
      currency: order.currency,
    });
    const response = await fetch(`${ownAddress(app)}/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': signEvent(secret, body, clock()) },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Unavailable(texts.notRecorded);
  };

  await app.register((scope, _options, done) => {
    parseBodyAsBytes(scope);
    const page = { schema: { hide: true }, bodyLimit: 10_000 };

    scope.get('/pay/:token', page, async (request: PageRequest, reply) => {
      const order = await findPayable(request, reply);
      if (order === null) return reply;
      const { settings } = await readSettings(database.query, defaults);
      const shown = {
        token: request.params.token,
        shopName: settings.name,
        amountOf: (cents: number) => amountText(cents, order.currency, config),
      };
      return sendPage(reply, 200, homeOf(request, order), (setting) => payPage(order, shown, setting));
    });

    const settle = (kind: 'paid' | 'cancelled') => async (request: PageRequest, reply: FastifyReply) => {
      if (!isFromThisPage(request)) return notify(reply, 403, homeOf(request, null), 'otherPage');
      const order = await findPayable(request, reply);
      if (order === null) return reply;
      await sendEvent(order, kind);
      return reply.redirect((kind === 'paid' ? order.successUrl : order.cancelUrl) ?? '/', 303);
    };

    scope.post('/pay/:token/pay', page, settle('paid'));
    scope.post('/pay/:token/cancel', page, settle('cancelled'));

    scope.post('/webhooks/sandbox', { ...page, config: { isWebhook: true } }, async (request, reply) => {
      const body = bodyBytes(request.body);
      if (!isSignedEvent(secret, body, request.headers['sandbox-signature'], clock())) {
        return reply.code(400).send(refused('REFUSED', 'The signature of this event is not valid.'));
      }
      const { id, kind, orderId, amountCents, currency } = sandboxEvent.parse(JSON.parse(body.toString('utf8')));
      const event = { provider: 'sandbox', id, kind, orderId, amountCents, currency };
      const outcome = await applyPaymentEvent(database, event, clock());
      context.metrics.paymentEvent(outcome);
      request.log.info({ eventId: id, kind, orderId, outcome }, 'payment event');
      return { received: true };
    });
    done();
  });
}
