import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { clientLeft } from '#backend/http/client-left.ts';
import { envelope } from '#backend/http/envelope.ts';
import type { ChangedOrder } from './change-order.ts';
import { orderDocument } from '../order-document.ts';
import { createWholeOrderWriter, readWhole } from '../order-documents.ts';
import type { Viewer } from '#backend/rules/stages.ts';
import { findOrder } from '../order-repository.ts';

/** The response of a call that changes an order. */
export const changeResponse = envelope({ order: orderDocument }, { order: orderDocument.optional() });

/** The response of a started tour: its orders in the driving order. */
export const tourResponse = envelope({ orders: z.array(orderDocument) });

/** Sends the refunds of an order that wait for it, and returns how many. */
export type SendRefunds = (orderId: string, log: FastifyBaseLogger) => Promise<number>;

/** Makes the responses of calls that change an order. */
export function createChangeAnswers(context: AppContext, sendRefunds: SendRefunds) {
  const { database, orderTurns } = context;
  const writeWhole = createWholeOrderWriter(context);

  return {
    write: writeWhole,

    answer: (request: FastifyRequest, changed: ChangedOrder, viewer: Viewer, message: string) => {
      if (changed.whole === null) return changed.refusal;
      const order = writeWhole(request, changed.whole, viewer);
      return changed.refusal === null ? { success: true as const, message, order } : { ...changed.refusal, order };
    },

    /** Runs a change when it is this viewer's turn. */
    inTurn: <Result>(reply: FastifyReply, viewer: Viewer, work: () => Promise<Result>): Promise<Result> =>
      orderTurns.take(viewer.role === 'SHOPPER' ? viewer.userId : `staff ${viewer.staff.id}`, clientLeft(reply), work),

    /**
     * Sends the refunds of a changed order to the payment provider, and returns the order as it is then. When that fails, the
     * order is still changed, and the refunds are sent again later.
     */
    withRefundsSent: async (request: FastifyRequest, changed: ChangedOrder): Promise<ChangedOrder> => {
      if (changed.whole === null || changed.refusal !== null) return changed;
      const { order } = changed.whole;
      try {
        const sent = await sendRefunds(order.id, request.log);
        if (sent === 0) return changed;
        const whole = await database.write(async (trx) => readWhole(trx, (await findOrder(trx, order.id)) ?? order));
        return { whole, refusal: null };
      } catch (error) {
        request.log.warn(
          { err: error, orderId: order.id, order: String(order.number) },
          'the refunds of a changed order are sent later',
        );
        return changed;
      }
    },
  };
}
