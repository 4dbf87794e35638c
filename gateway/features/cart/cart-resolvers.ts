import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import type { GatewayContext } from '#gateway/context.ts';
import { isTaxIncluded } from '#gateway/documents/store-tax.ts';
import type { RestCart, RestUser } from '#gateway/documents/user.ts';
import { userPayloadFields } from '#gateway/refusals/payload-fields.ts';
import { cartSums } from './cart-sums.ts';

const cartOf = ({ cartItems, cartVersion }: RestUser): RestCart => ({ lines: cartItems, version: cartVersion });

async function sumsOf({ lines }: RestCart, { api, features }: GatewayContext) {
  const { find } = await api.products.snapshot();
  return cartSums(lines, find, {
    isTaxIncluded: isTaxIncluded(features.facts?.tax),
    hasDeposits: features.has('DEPOSITS'),
  });
}

export const cartResolvers = {
  Mutation: {
    updateCart: (_root, { input }, { api }) => api.cart.update(input.items, input.version ?? null),
  },
  User: {
    cart: cartOf,
  },
  Cart: {
    lines: ({ lines }, _args, { api }) => api.products.known(lines),
    deposits: async (cart, _args, context) => (await sumsOf(cart, context)).deposits,
    subtotal: async (cart, _args, context) => (await sumsOf(cart, context)).subtotal,
    tax: async (cart, _args, context) => (await sumsOf(cart, context)).tax,
    total: async (cart, _args, context) => (await sumsOf(cart, context)).total,
    version: ({ version }, _args, { features }) => (features.has('CART_VERSIONS') ? version : null),
  },
  CartLine: {
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
  },
  UpdateCartPayload: {
    async cart({ cart, errors }, _args, { api }) {
      if (cart || errors[0]?.code !== 'CHANGED_SINCE') return cart;
      const user = await api.sessions.user();
      return user && cartOf(user);
    },
    ...userPayloadFields,
  },
} satisfies Resolvers;
