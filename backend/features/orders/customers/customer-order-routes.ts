import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import type { AddressFields } from '#backend/features/people/addresses/address-repository.ts';
import { addressInput } from '#backend/features/people/addresses/postal-address.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { clientLeft } from '#backend/http/client-left.ts';
import { envelope } from '#backend/http/envelope.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { publicBase, returnBase } from '#backend/http/origins.ts';
import { idField, lineField } from '#backend/http/text-fields.ts';
import { refused } from '#backend/refusal.ts';
import { isPlaced } from '#backend/rules/stages.ts';
import { orderDocument } from '../order-document.ts';
import { createWholeOrderWriter } from '../order-documents.ts';
import { fingerprint, orderInput } from '../order-input.ts';
import type { Order } from '../order.ts';
import type { OrderRequest } from '../placing/order-request.ts';
import { readContents } from '../placing/order-contents.ts';
import * as placingTexts from '../placing/texts.ts';
import { endUnpayable, mailPayLink, placeForCustomer } from './customer-placing.ts';
import * as texts from './texts.ts';

/** Longest reason of an exception. */
const maxReason = 200;

/**
 * Why the order that this request has placed is not the one that it asks for; null when it is. The response to the first request was
 * lost then, and the order has ended, or the address was corrected since.
 */
function takenText({ number, stage, paymentState, address }: Order, wanted: AddressFields): string | null {
  if (stage === 'CANCELLED' || paymentState === 'cancelled') return texts.wasCancelled(number);
  if (paymentState === 'expired') return texts.hasEnded(number);
  return isDeepStrictEqual(address, wanted) ? null : texts.takenBefore(number);
}

/** POST order/for-customer: the staff takes an order, for example by telephone. */
export function registerCustomerOrderRoutes(app: App, context: AppContext): void {
  const { config, database, clock, metrics, orderTurns } = context;
  const { provider } = context.payments;
  const writeWhole = createWholeOrderWriter(context);

  app.post(
    '/api/order/for-customer',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.for-customers', role: 'MANAGER' },
      schema: {
        tags: ['order'],
        security: [{ seller: [] }],
        summary: 'Take an order for a customer, for example by telephone',
        description:
          'By the prices and rules of every order; its history says who took it. With payment `Online`, a link to pay is mailed to the customer, and the order is placed when it is paid. A cash order is placed at once. The same request by its key is refused with the order that it has placed before when that had another address, or has ended since.',
        body: orderInput.omit({ userId: true, userID: true, address: true }).extend({
          customerId: idField('Customer id')
            .optional()
            .meta({ description: 'The `id` of a customer of customer/list; absent for a new one.' }),
          address: addressInput(config, { mayLackEmail: true }),
          payment: z.enum(['COD', 'Online'], { error: 'Payment must be COD or Online.' }),
          exception: lineField(texts.reason, maxReason).optional().meta({
            description:
              'The reason for which the order may be placed after the last time to order, or beyond the places of its time. Where it does so, its history says it.',
          }),
        }),
        response: envelope({ order: orderDocument }, { order: orderDocument.optional() }),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const staff = staffOf(request);
      const { customerId = null, exception: reason = null, address } = body;
      const back = returnBase(request, config);
      const urls = { successUrl: `${back}/`, cancelUrl: `${back}/` };
      if (body.payment === 'Online' && provider === null) {
        return refused('PAYMENT_UNAVAILABLE', placingTexts.noOnlinePayment, 'payment');
      }
      const payment: OrderRequest['payment'] =
        body.payment === 'COD' || provider === null
          ? { type: 'COD' }
          : { type: 'Online', provider: provider.name, ...urls };
      const contents = readContents(reply, body, context);
      // Without the address: when it is corrected after a lost response, the first order is not to be placed once more.
      const who = { addressId: JSON.stringify([customerId, reason]) };
      const hash = readAddingHash(
        request,
        staff.id,
        fingerprint(body.payment, contents.quantities, who, contents.slotId),
      );
      const wanted = { ...contents, staff, customerId, address, payment, reason, hash };
      const placed = await orderTurns.take(`staff ${staff.id}`, clientLeft(reply), () =>
        placeForCustomer(database, wanted, clock()),
      );
      if ('refusal' in placed) return placed.refusal;
      const { whole, isNew } = placed;
      const { order } = whole;
      const answer = { success: true as const, order: writeWhole(request, whole, { role: 'SELLER', staff }) };
      const taken = takenText(order, address);
      if (taken !== null) return { ...refused('TAKEN', taken, 'Idempotency-Key'), order: answer.order };
      if (isPlaced(order)) {
        if (isNew) metrics.cashOrderPlaced();
        return { ...answer, message: texts.placed };
      }
      if (provider === null) return refused('PAYMENT_UNAVAILABLE', placingTexts.noOnlinePayment, 'payment');
      try {
        const { url } = await provider.openCheckout({ order, pageBase: publicBase(request, config) });
        const email = await mailPayLink(database, order, { url, now: clock() });
        return { ...answer, message: texts.payLinkMailed(email) };
      } catch (error) {
        request.log.error(
          { err: error, orderId: order.id, order: String(order.number) },
          'the payment page could not be opened',
        );
        if (isNew) await endUnpayable(database, order.id, { hash, now: clock() });
        return refused('PAYMENT_UNAVAILABLE', placingTexts.noPaymentPage);
      }
    },
  );
}
