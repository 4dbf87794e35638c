import { z } from 'zod';
import { taxClassCode } from '#backend/http/enumerations.ts';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { idField } from '#backend/http/text-fields.ts';
import { toUnits } from '#backend/rules/money.ts';
import { listPriceMoves } from './price-move-repository.ts';
import { lowestPriceBefore } from './reference-price.ts';

const shownMoves = 50;

const pricesInput = z.object({ productId: idField('Product id') });

const moveDocument = z
  .object({
    at: z.iso.datetime(),
    price: z.number().nonnegative(),
    offerPrice: z.number().nonnegative().meta({ description: 'The price that shoppers pay from then on.' }),
    taxClass: taxClassCode.nullable().meta({ description: 'Null for the class A.' }),
    isOnSale: z.boolean().meta({ description: 'Whether shoppers can buy it from then on.' }),
  })
  .meta({ id: 'PriceMove' });

/** GET product/prices. An extension of the REST contract. */
export function registerPriceRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;
  app.get(
    '/api/product/prices',
    {
      onRequest: requireSeller(context),
      config: { feature: 'prices.history', role: 'MANAGER' },
      schema: {
        tags: ['product'],
        security: [{ seller: [] }],
        summary: 'The prices that a product had',
        querystring: pricesInput,
        response: envelope({
          lowestPrice: z.number().nullable().meta({
            description:
              'The lowest price of the last 30 days, with which a new reduction would be compared. Null when the product was not on sale.',
          }),
          moves: z.array(moveDocument).meta({ description: `Newest first, at most ${shownMoves}.` }),
        }),
      },
    },
    async (request) => {
      const moves = await listPriceMoves(database.query, [request.query.productId]);
      const lowestCents = lowestPriceBefore(moves, clock());
      return {
        success: true as const,
        lowestPrice: lowestCents === null ? null : toUnits(lowestCents),
        moves: moves
          .slice(-shownMoves)
          .toReversed()
          .map(({ at, priceCents, offerPriceCents, taxClass, isOnSale }) => ({
            at: new Date(at).toISOString(),
            price: toUnits(priceCents),
            offerPrice: toUnits(offerPriceCents),
            taxClass,
            isOnSale,
          })),
      };
    },
  );
}
