import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const stockResolvers = {
  Seller: {
    stock: (_seller, { productIds }, { api }) => api.stock.list(productIds),
    stockHistory: (_seller, args, { api }) => api.stock.history(args),
  },
  Mutation: {
    adjustStock: (_root, { input }, { api }) => api.stock.adjust(input),
    stopCounting: (_root, { input }, { api }) => api.stock.stop(input.productId),
  },
  AdjustStockPayload: {
    stock: ({ productIds = [] }, _args, { api }) => api.stock.ofChange(productIds),
    ...payloadFields,
  },
  StopCountingPayload: { ...payloadFields },
} satisfies Resolvers;
