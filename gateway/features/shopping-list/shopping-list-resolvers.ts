import type { Resolvers } from '#gateway/__generated__/schema.ts';

export const shoppingListResolvers = {
  Query: {
    matchList: async (_root, { text }, { api }) => ({ lines: await api.shoppingList.match(text) }),
  },
} satisfies Resolvers;
