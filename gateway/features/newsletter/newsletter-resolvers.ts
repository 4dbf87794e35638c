import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { replyFields } from '#gateway/rest/reply-fields.ts';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribe: (_root, { input }, { api }) => api.newsletter.subscribe(input.email),
  },
  SubscribePayload: {
    ...replyFields,
  },
};
