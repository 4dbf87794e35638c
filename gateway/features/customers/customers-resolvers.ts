import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const customersResolvers = {
  Mutation: {
    placeCustomerOrder: (_root, { input }, { api }) =>
      api.customers.placeOrder(input).finally(() => api.delivery.forget()),
    writeCustomerNote: (_root, { input }, { api }) => api.customers.writeNote(input),
  },
  Seller: {
    customer: (_seller, { id }, { api }) => api.customers.find(id),
    customers: (_seller, args, { api }) => api.customers.list(args),
  },
  PlaceCustomerOrderPayload: payloadFields,
  WriteCustomerNotePayload: payloadFields,
} satisfies Resolvers;
