import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { listNextOrders } from './next-orders-repository.ts';
import { orderDocument } from '../order-document.ts';
import { createOrderWriter } from '../order-documents.ts';
import { nextOrdersQuery } from './order-list-input.ts';

/** GET order/seller/next. */
export function registerNextOrderRoutes(app: App, context: AppContext): void {
  const writeOrders = createOrderWriter(context);

  app.get(
    '/api/order/seller/next',
    {
      onRequest: requireSeller(context),
      schema: {
        tags: ['order'],
        security: [{ seller: [] }],
        summary: 'The orders to pick next',
        description:
          'Orders in the stages PLACED and PICKING, by the start of their slots; those without a slot by the time they were placed. Equal times by number. Items are as with `products=id` of order/seller.',
        querystring: nextOrdersQuery,
        response: envelope({ orders: z.array(orderDocument) }),
      },
    },
    async (request) => {
      const orders = await listNextOrders(context.database, request.query.first);
      const viewer = { role: 'SELLER' as const, staff: staffOf(request) };
      return { success: true as const, orders: await writeOrders(request, orders, viewer, { isLean: true }) };
    },
  );
}
