import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { clientLeft } from '#backend/http/client-left.ts';
import { envelope } from '#backend/http/envelope.ts';
import { idField } from '#backend/http/text-fields.ts';
import { heldUntil } from '#backend/rules/time-to-pay.ts';
import { orderDocument } from '../order-document.ts';
import { createOrderWriter } from '../order-documents.ts';
import { listUnpaid, releaseOrder } from './unpaid-orders.ts';
import * as texts from './texts.ts';

const maxListed = 100;

/** GET order/unpaid, POST order/release. */
export function registerUnpaidOrderRoutes(app: App, context: AppContext): void {
  const { clock, database, orderTurns } = context;
  const writeOrders = createOrderWriter(context);
  const onRequest = requireSeller(context);
  const common = { tags: ['order'], security: [{ seller: [] }] };

  app.get(
    '/api/order/unpaid',
    {
      onRequest,
      config: { feature: 'orders.unpaid', role: 'MANAGER' },
      schema: {
        ...common,
        summary: 'The online orders that wait for their payment, newest first',
        description: `At most ${maxListed}. They hold their goods and their times, and are in no other list and no sum.`,
        response: envelope({
          orders: z.array(
            orderDocument.extend({
              heldUntil: z.iso.datetime().meta({ description: 'Unpaid until then, the order ends.' }),
            }),
          ),
          hasMore: z.boolean(),
        }),
      },
    },
    async (request) => {
      const found = await listUnpaid(database, maxListed + 1);
      const orders = found.slice(0, maxListed);
      const documents = await writeOrders(
        request,
        orders,
        { role: 'SELLER', staff: staffOf(request) },
        { isLean: true },
      );
      const untilById = new Map(orders.map((order) => [order.id, new Date(heldUntil(order)).toISOString()]));
      return {
        success: true as const,
        orders: documents.map((document) => ({ ...document, heldUntil: untilById.get(document._id) ?? '' })),
        hasMore: found.length > maxListed,
      };
    },
  );

  app.post(
    '/api/order/release',
    {
      onRequest,
      config: { feature: 'orders.unpaid', role: 'MANAGER' },
      schema: {
        ...common,
        summary: 'End an online order that is not paid, and give its goods and its time back',
        description: 'A payment that comes all the same is recorded, and takes what is still there.',
        body: z.object({ orderId: idField('Order id') }),
        response: envelope({}),
      },
    },
    async (request, reply) => {
      const actor = staffOf(request);
      const { orderId } = request.body;
      const refusal = await orderTurns.take(`staff ${actor.id}`, clientLeft(reply), () =>
        releaseOrder(database, orderId, { actor, now: clock() }),
      );
      return refusal ?? { success: true as const, message: texts.released };
    },
  );
}
