import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import { envelope } from '#backend/http/envelope.ts';
import type { AppContext } from '#backend/app-context.ts';
import type { DemoProducts } from './demo-repository.ts';
import * as texts from './texts.ts';

/** GET product/demo and POST product/remove-demo: the demonstration products. Extensions of the REST contract. */
export function registerDemoRoutes(app: App, context: AppContext, demoProducts: DemoProducts): void {
  const { clock } = context;
  const onRequest = requireSeller(context);
  const schema = { tags: ['product'], security: [{ seller: [] }] };

  app.get(
    '/api/product/demo',
    {
      onRequest,
      config: { feature: 'products.demo', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'How many demonstration products can be removed',
        response: envelope({ removable: z.int().meta({ description: 'Those that are in no order.' }) }),
      },
    },
    async () => ({ success: true as const, removable: await demoProducts.count() }),
  );

  app.post(
    '/api/product/remove-demo',
    {
      onRequest,
      config: { feature: 'products.demo', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Remove the demonstration products that no order has',
        response: envelope({ removed: z.int() }),
      },
    },
    async (request) => {
      const removed = await demoProducts.remove({ actor: staffOf(request), now: clock() });
      const message = removed === 0 ? texts.noDemoProduct : texts.demoProductsRemoved(removed);
      return { success: true as const, message, removed };
    },
  );
}
