import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import { envelope } from '#backend/http/envelope.ts';
import { sendRefundsOf } from '#backend/payments/refunds.ts';
import type { ChangedOrder } from './order-changes.ts';
import { orderDocument } from './order-document.ts';
import { createOrderWriter } from './order-documents.ts';
import type { Viewer } from './order-life.ts';
import { findOrder } from './order-repository.ts';

/** The response of a call that changes an order. */
export const changeResponse = envelope({ order: orderDocument }, { order: orderDocument.optional() });

/** Makes the responses of calls that change an order. */
export function createChangeAnswers(context: AppContext) {
  const { database } = context;
  const writeOrders = createOrderWriter(context);

  return {
    answer: async (request: FastifyRequest, { order, refusal }: ChangedOrder, viewer: Viewer, message: string) => {
      const [document] = order === null ? [] : await writeOrders(request, [order], viewer);
      if (refusal !== null) return { ...refusal, ...(document && { order: document }) };
      if (document === undefined) throw new Error('A changed order has no document.');
      return { success: true as const, message, order: document };
    },

    /** Sends the refunds of a changed order to the payment provider, and returns the order as it is then. */
    withRefundsSent: async (request: FastifyRequest, changed: ChangedOrder): Promise<ChangedOrder> => {
      if (changed.order === null || changed.refusal !== null) return changed;
      const sent = await sendRefundsOf(context, changed.order.id, request.log);
      const order = sent === 0 ? null : await findOrder(database.query, changed.order.id);
      return { order: order ?? changed.order, refusal: null };
    },
  };
}
