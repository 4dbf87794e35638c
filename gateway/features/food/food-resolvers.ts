import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const foodResolvers = {
  Query: {
    foodFacts: (_root, { productId, version }, { api }) => api.food.find(productId, version ?? undefined),
  },
  Mutation: {
    updateProductFood: (_root, { input }, { api }) => api.food.update(input),
  },
  UpdateProductFoodPayload: { ...payloadFields },
} satisfies Resolvers;
