import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '../sessions/session-hooks.ts';
import { claimedUser } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { cartLimits, parseCart } from './cart-parsing.ts';
import { replaceCart } from './cart-repository.ts';
import * as texts from './texts.ts';

const cartUpdate = z.object({
  ...claimedUser,
  cartVersion: z.int({ error: 'Cart version must be a whole number.' }).optional().meta({
    description:
      'Optional: the last version that the client received. If the cart has changed since, for example by an order, it is not replaced: two tabs never lose each other’s lines.',
  }),
  cartItems: z
    .unknown()
    .optional()
    .meta({
      type: 'object',
      additionalProperties: { type: 'integer', minimum: 0, maximum: cartLimits.quantity },
      description: 'Quantity by product id; 0 removes. The whole cart: it replaces the saved one.',
    }),
});

/** POST cart/update. */
export function registerCartRoutes(app: App, context: AppContext): void {
  app.post(
    '/api/cart/update',
    {
      onRequest: requireShopper(context),
      config: { limit: 'cart' },
      preHandler: refuseForeignUser,
      schema: {
        tags: ['cart'],
        security: [{ shopper: [] }],
        summary: 'Save the whole cart',
        body: cartUpdate,
        response: envelope({ cartVersion: z.number().int() }),
      },
    },
    async (request) => {
      const { cartItems, cartVersion: sentVersion = null } = request.body;
      if (cartItems === undefined) return refused('INVALID', texts.cartIsMissing, 'cartItems');
      const parsed = parseCart(cartItems);
      if ('refusal' in parsed) return parsed.refusal;
      const saved = await replaceCart(
        context.database,
        shopperOf(request).id,
        { quantities: parsed.quantities, version: sentVersion },
        cartLimits.products,
      );
      if (saved.state === 'too-many-products') {
        return refused('TOO_MANY', texts.tooManyProducts(cartLimits.products), 'cartItems');
      }
      const { state, version: cartVersion } = saved;
      if (state !== 'saved') return { ...refused('CHANGED_SINCE', texts.notSaved[state]), cartVersion };
      return {
        success: true as const,
        message: saved.droppedCount === 0 ? texts.updated : texts.updatedWithout(saved.droppedCount),
        cartVersion,
      };
    },
  );
}
