import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { requiredGtin } from '../products/gtin-field.ts';
import { lookUpFoodFacts } from './food-facts-client.ts';
import { foundFactsDocument } from './found-facts.ts';
import * as texts from './texts.ts';

/** POST product/look-up: an extension of the REST contract. Without FOOD_FACTS_URL it asks no server. */
export function registerLookUpRoutes(app: App, context: AppContext): void {
  const { foodFactsUrl: url, shopUrl } = context.config;

  app.post(
    '/api/product/look-up',
    {
      onRequest: requireSeller(context),
      config: { feature: 'products.lookup', role: 'MANAGER' },
      schema: {
        tags: ['product'],
        security: [{ seller: [] }],
        summary: 'The facts that Open Food Facts has of a barcode',
        description: 'Saves nothing. Others have entered these facts: a person checks them before they are used.',
        body: z.object({ gtin: requiredGtin }),
        response: envelope({ foundFacts: foundFactsDocument }),
      },
    },
    async (request) => {
      if (url === null) return refused('REFUSED', texts.notSetUp);
      const found = await lookUpFoodFacts(request.body.gtin, { url, shopUrl }, (error) =>
        request.log.warn({ err: error }, 'The food facts could not be read'),
      );
      if (found === 'UNKNOWN') return refused('REFUSED', texts.notFound, 'gtin');
      if (found === 'UNAVAILABLE') return refused('REFUSED', texts.unavailable);
      return { success: true as const, foundFacts: found.facts };
    },
  );
}
