import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { payloadFields } from '#gateway/rest/payload-fields.ts';

export const newsletterResolvers = {
  Mutation: {
    subscribe: (_root, { input }, { api }) => api.newsletter.subscribe(input.email),
  },
  SubscribePayload: {
    ...payloadFields,
  },
} satisfies Resolvers;
