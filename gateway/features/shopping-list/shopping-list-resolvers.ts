import type { Resolvers } from '#gateway/__generated__/resolvers.ts';

export const shoppingListResolvers = {
  Query: {
    matchList: async (_root, { text }, { api }) => ({ lines: await api.shoppingList.match(text) }),
  },
} satisfies Resolvers;
