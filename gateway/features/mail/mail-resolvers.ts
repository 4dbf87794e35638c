import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const mailResolvers = {
  Mutation: {
    resendMail: (_root, { input }, { api }) => api.mail.resend(input.id),
  },
  Seller: {
    mails: (_seller, args, { api }) => api.mail.list(args),
  },
  MailConnection: {
    edges: ({ mails }) => mails.map((node) => ({ node, cursor: node.id })),
    nodes: ({ mails }) => mails,
    pageInfo: ({ mails, hasNextPage, after }) => ({
      startCursor: mails[0]?.id ?? null,
      endCursor: mails.at(-1)?.id ?? null,
      hasNextPage,
      hasPreviousPage: after !== null,
    }),
  },
  ResendMailPayload: {
    ...payloadFields,
  },
} satisfies Resolvers;
