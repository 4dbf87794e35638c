import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { saveOrigins } from './origins-editing.ts';
import { originsInput } from './origins-input.ts';
import { listProduce } from './origins-repository.ts';
import * as texts from './texts.ts';

const produceDocument = z
  .object({
    id: z.string(),
    origins: z.array(z.string()).meta({ description: 'ISO 3166 codes of countries, or texts.' }),
    originsAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When a person last stated or confirmed the origins; null without any.' }),
    qualityClass: z.string().nullable(),
    variety: z.string().nullable(),
    usedOrigins: z.array(z.string()).meta({
      description:
        'At most 6 origins to choose from, the most recent first: those of the product before, or those of all these products when it had none.',
    }),
  })
  .meta({ id: 'Produce' });

/**
 * GET product/origins, POST product/origins/update: parts of the feature `products.food`.
 *
 * @param readCategories the slugs of the categories whose products are fruit and vegetables
 */
export function registerOriginsRoutes(
  app: App,
  context: AppContext,
  readCategories: () => Promise<readonly string[]>,
): void {
  const { database, clock } = context;
  const onRequest = requireSeller(context);
  const schema = { tags: ['product'], security: [{ seller: [] }] };

  app.get(
    '/api/product/origins',
    {
      onRequest,
      config: { feature: 'products.food', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'The origins of fruit and vegetables',
        description: 'The products of the categories in the setting `produceCategories` that are not archived.',
        response: envelope({ products: z.array(produceDocument) }),
      },
    },
    async () => {
      const produce = await listProduce(database.query, await readCategories());
      return {
        success: true as const,
        products: produce.map(({ origins, originsAt, usedOrigins, ...product }) => ({
          ...product,
          origins: [...origins],
          originsAt: originsAt === null ? null : new Date(originsAt).toISOString(),
          usedOrigins: [...usedOrigins],
        })),
      };
    },
  );

  app.post(
    '/api/product/origins/update',
    {
      onRequest,
      config: { feature: 'products.food', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'State or confirm origins, classes and varieties of products',
        description:
          'A new version of the food facts, which stay checked if they were. All products are changed, or none: then an error names each product at fault.',
        body: originsInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const { products } = request.body;
      const refusal = await saveOrigins(database, products, { actor: staffOf(request), now: clock() });
      return refusal ?? { success: true as const, message: texts.originsSaved };
    },
  );
}
