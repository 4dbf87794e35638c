import type { Resolvers } from '#gateway/__generated__/schema.ts';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribe: (_root, { input }, { api }) => api.newsletter.subscribe(input.email),
  },
  SubscribePayload: {
    query: () => ({}),
  },
};
