import type { Resolvers } from '#gateway/__generated__/schema.ts';

export const ordersResolvers: Resolvers = {
  Mutation: {
    placeOrder: (_root, { input }, { api }) =>
      api.orders.place({
        addressId: input.addressId,
        lines: input.items,
        isOnline: input.payment === 'ONLINE',
        idempotencyKey: input.idempotencyKey ?? undefined,
      }),
  },
  User: {
    orders: ({ _id }, _args, { api }) => api.orders.ofShopper(_id),
  },
  Seller: {
    orders: (_seller, _args, { api }) => api.orders.ofStore(),
  },
  Order: {
    id: ({ _id }) => _id,
  },
  OrderItem: {
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
    unitPrice: ({ price }) => price,
  },
  PlaceOrderPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    query: () => ({}),
  },
};
