import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '#backend/http/guards.ts';
import { claimedUser } from '#backend/http/text-fields.ts';
import { refused, verdict } from '#backend/http/verdict.ts';
import type { Shop } from '#backend/shop.ts';
import { cartLimits, parseCart } from './cart-parsing.ts';
import { replaceCart } from './cart-store.ts';

const cartUpdate = z.object({
  ...claimedUser,
  cartItems: z
    .unknown()
    .optional()
    .meta({
      type: 'object',
      additionalProperties: { type: 'integer', minimum: 0, maximum: cartLimits.quantity },
      description: 'Quantity by product id; 0 removes. The whole cart: it replaces the saved one.',
    }),
});

function leftOut(count: number): string {
  return count === 1
    ? 'Cart updated. One product that is no longer sold was left out.'
    : `Cart updated. ${count} products that are no longer sold were left out.`;
}

/** POST cart/update. */
export function registerCartRoutes(app: App, shop: Shop): void {
  app.post(
    '/api/cart/update',
    {
      onRequest: requireShopper(shop),
      preHandler: refuseForeignUser,
      schema: {
        tags: ['cart'],
        security: [{ shopper: [] }],
        summary: 'Save the whole cart',
        body: cartUpdate,
        response: verdict({}),
      },
    },
    async (request) => {
      const { cartItems } = request.body;
      if (cartItems === undefined) return refused('Cart is required.');
      const parsed = parseCart(cartItems);
      if ('refusal' in parsed) return refused(parsed.refusal);
      const saved = await replaceCart(shop.database, shopperOf(request).id, parsed.quantities, cartLimits.products);
      if (saved === null) return refused(`A cart can hold at most ${cartLimits.products} different products.`);
      return { success: true as const, message: saved.dropped === 0 ? 'Cart updated.' : leftOut(saved.dropped) };
    },
  );
}
