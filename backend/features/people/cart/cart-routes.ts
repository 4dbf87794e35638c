import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '../sessions/session-hooks.ts';
import { claimedUser } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { cartLimits, parseCart } from './cart-parsing.ts';
import { replaceCart } from './cart-repository.ts';

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

const notSaved = {
  'older-than-order': 'This cart is older than your last order, so it was not saved.',
  'changed-elsewhere': 'The cart has changed elsewhere, so this one was not saved.',
};

function droppedText(count: number): string {
  return count === 1
    ? 'Cart updated. One product that is no longer sold was left out.'
    : `Cart updated. ${count} products that are no longer sold were left out.`;
}

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
      if (cartItems === undefined) return refused('INVALID', 'Cart is required.', 'cartItems');
      const parsed = parseCart(cartItems);
      if ('refusal' in parsed) return parsed.refusal;
      const saved = await replaceCart(
        context.database,
        shopperOf(request).id,
        { quantities: parsed.quantities, version: sentVersion },
        cartLimits.products,
      );
      if (saved.state === 'too-many-products') {
        return refused('TOO_MANY', `A cart can hold at most ${cartLimits.products} different products.`, 'cartItems');
      }
      const { state, version: cartVersion } = saved;
      if (state !== 'saved') return { ...refused('CHANGED_SINCE', notSaved[state]), cartVersion };
      return {
        success: true as const,
        message: saved.droppedCount === 0 ? 'Cart updated.' : droppedText(saved.droppedCount),
        cartVersion,
      };
    },
  );
}
