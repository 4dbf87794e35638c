import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { requireSeller } from '#backend/features/sessions/session-guards.ts';
import { verdict } from '#backend/http/envelope.ts';
import type { Shop } from '#backend/app-context.ts';
import { openDemoGoods } from './demo-repository.ts';

/** GET product/demo and POST product/remove-demo, beyond the seventeen calls: the demonstration goods. */
export function registerDemoRoutes(app: App, shop: Shop): void {
  const demoGoods = openDemoGoods(shop.database);
  const guarded = { onRequest: requireSeller(shop) };
  const schema = { tags: ['product'], security: [{ seller: [] }] };

  app.get(
    '/api/product/demo',
    {
      ...guarded,
      schema: {
        ...schema,
        summary: 'How many demonstration products can be removed',
        response: verdict({ removable: z.int().meta({ description: 'Those that no order has.' }) }),
      },
    },
    async () => ({ success: true as const, removable: await demoGoods.count() }),
  );

  app.post(
    '/api/product/remove-demo',
    {
      ...guarded,
      schema: {
        ...schema,
        summary: 'Remove the demonstration products that no order has',
        response: verdict({ removed: z.int() }),
      },
    },
    async () => {
      const removed = await demoGoods.remove();
      const message =
        removed === 0
          ? 'There is no demonstration product that can be removed.'
          : `${removed} demonstration ${removed === 1 ? 'product' : 'products'} removed.`;
      return { success: true as const, message, removed };
    },
  );
}
