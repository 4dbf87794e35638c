import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { replyFields } from '#gateway/rest/reply-fields.ts';

export const cartResolvers: Resolvers = {
  Mutation: {
    updateCart: (_root, { input }, { api }) => api.cart.update(input.items, input.version ?? null),
  },
  User: {
    cart: ({ cartItems }, _args, { api }) => api.products.known(cartItems),
  },
  CartLine: {
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
  },
  UpdateCartPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...replyFields,
  },
};
