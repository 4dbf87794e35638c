import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const foodResolvers = {
  Query: {
    foodFacts: (_root, { productId, version }, { api }) => api.food.find(productId, version ?? undefined),
  },
  Mutation: {
    saveOrigins: (_root, { input }, { api }) => api.origins.save(input),
    updateProductFood: (_root, { input }, { api }) => api.food.update(input),
  },
  Seller: {
    produce: (_seller, _args, { api }) => api.origins.list(),
  },
  SaveOriginsPayload: { ...payloadFields },
  UpdateProductFoodPayload: { ...payloadFields },
} satisfies Resolvers;
