import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { cursorOf } from './order-page.ts';
import { payloadFields } from '#gateway/rest/payload-fields.ts';

export const ordersResolvers = {
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
    orders: ({ _id }, _args, { api }) => api.orders.lists.ofShopper(_id),
    ordersConnection: ({ _id }, args, { api }) => api.orders.lists.pageOfShopper(_id, args),
  },
  Seller: {
    orders: (_seller, _args, { api }) => api.orders.lists.ofStore(),
    ordersConnection: (_seller, args, { api }) => api.orders.lists.pageOfStore(args),
    orderSums: (_seller, { filter, starts }, { api }) => api.orders.lists.sumsOfStore(filter ?? {}, starts ?? []),
  },
  OrderConnection: {
    edges: ({ orders }) => orders.map((order) => ({ node: order, cursor: cursorOf(order) })),
    nodes: ({ orders }) => orders,
    pageInfo: ({ orders: [first, ...rest], hasNextPage, hasPreviousPage }) => {
      const last = rest.at(-1) ?? first;
      return {
        startCursor: first ? cursorOf(first) : null,
        endCursor: last ? cursorOf(last) : null,
        hasNextPage,
        hasPreviousPage,
      };
    },
  },
  Order: {
    id: ({ _id }) => _id,
  },
  OrderItem: {
    image: ({ image, name }) => (image === null ? null : { url: image, width: null, height: null, alt: name ?? '' }),
    product: ({ productId }, _args, { api }) => api.products.findIfKnown(productId),
    unitPrice: ({ price }) => price,
  },
  PlaceOrderPayload: {
    user: ({ success }, _args, { api }) => (success ? api.sessions.user() : null),
    ...payloadFields,
  },
} satisfies Resolvers;
