import { z } from 'zod';
import { slotKind } from '#backend/http/enumerations.ts';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { listNextOrders } from './next-orders-repository.ts';
import { orderDocument } from '../order-document.ts';
import { createOrderWriter } from '../order-documents.ts';
import { nextOrdersQuery, promisesQuery } from './order-list-input.ts';
import { listPromisedTimes, maxPromisedTimes } from './promised-times-repository.ts';
import { viewedFilter } from './viewed-filter.ts';

const promisedTime = z
  .object({
    kind: slotKind,
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    count: z.int().nonnegative(),
  })
  .meta({ id: 'PromisedTime' });

/** GET order/seller/next, GET order/seller/promises. */
export function registerNextOrderRoutes(app: App, context: AppContext): void {
  const writeOrders = createOrderWriter(context);

  app.get(
    '/api/order/seller/next',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.next', role: 'PACKER' },
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
  app.get(
    '/api/order/seller/promises',
    {
      onRequest: requireSeller(context),
      config: { feature: 'orders.promised', role: 'PACKER' },
      schema: {
        tags: ['order'],
        security: [{ seller: [] }],
        summary: 'The promised times of the orders',
        description: `The times that the orders of the filter are promised for, earliest first, at most ${maxPromisedTimes}, with the number of orders of each. A packer sees those of the orders that are not done and not cancelled.`,
        querystring: promisesQuery,
        response: envelope({
          promises: z.array(promisedTime),
        }),
      },
    },
    async (request) => {
      const viewer = { role: 'SELLER' as const, staff: staffOf(request) };
      const times = await listPromisedTimes(context.database, viewedFilter(request.query, viewer));
      const promises = times.map(({ start, end, ...time }) => ({
        ...time,
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      }));
      return { success: true as const, promises };
    },
  );
}
