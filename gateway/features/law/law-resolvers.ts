import type { Resolvers } from '#gateway/__generated__/resolvers.ts';

export const lawResolvers = {
  Seller: {
    lawLines: (_seller, _args, { api }) => api.law.lines(),
  },
} satisfies Resolvers;
