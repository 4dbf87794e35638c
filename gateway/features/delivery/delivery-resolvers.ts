import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const deliveryResolvers = {
  Mutation: {
    saveDelivery: (_root, { input }, { api }) => api.delivery.save(input),
  },
  Seller: {
    delivery: (_seller, _args, { api }) => api.delivery.plan(),
  },
  Store: {
    deliveryTerms: (_store, { postalCode }, { api }) => api.delivery.terms(postalCode),
    slots: (_store, { first, postalCode }, { api }) => api.delivery.slots(first ?? 50, postalCode ?? null),
  },
  DeliveryTerms: {
    areaName: ({ area }) => area?.name ?? null,
    fee: ({ area }) => area?.fee ?? 0,
    freeFrom: ({ area }) => area?.freeFrom ?? null,
    minimum: ({ area }) => area?.minimum ?? 0,
  },
  SaveDeliveryPayload: payloadFields,
} satisfies Resolvers;
