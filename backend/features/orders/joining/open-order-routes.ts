import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireShopper, shopperOf } from '#backend/features/people/sessions/session-hooks.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { listOpenOrders } from './joining.ts';
import { openOrder, toOpenOrder } from './open-order.ts';

/** GET order/open. */
export function registerOpenOrderRoutes(app: App, context: AppContext): void {
  const { config, database, clock } = context;
  const settingsDefaults = defaultSettings(config);

  app.get(
    '/api/order/open',
    {
      onRequest: requireShopper(context),
      config: { feature: 'orders.joined' },
      schema: {
        tags: ['order'],
        security: [{ shopper: [] }],
        summary: 'The orders of the shopper to which another order can be added, newest first',
        response: envelope({ orders: z.array(openOrder) }),
      },
    },
    async (request) => {
      const open = await listOpenOrders(database, shopperOf(request).id, { settingsDefaults, now: clock() });
      return {
        success: true as const,
        orders: open.map(toOpenOrder),
      };
    },
  );
}
