import type { Resolvers } from '#gateway/__generated__/resolvers.ts';

export const statusResolvers = {
  Seller: {
    shopStatus: (_seller, _args, { api }) => api.status.checks(),
  },
} satisfies Resolvers;
