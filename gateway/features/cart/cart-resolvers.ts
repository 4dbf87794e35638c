import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { payloadFields } from '#gateway/rest/payload-fields.ts';

export const cartResolvers = {
  Mutation: {
    updateCart: (_root, { input }, { api }) => api.cart.update(input.items, input.version ?? null),
  },
  User: {
    cartVersion: ({ cartVersion }, _args, { features }) => (features.has('CART_VERSIONS') ? cartVersion : null),
    cart: ({ cartItems }, _args, { api }) => api.products.known(cartItems),
  },
  CartLine: {
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
  },
  UpdateCartPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...payloadFields,
  },
} satisfies Resolvers;
