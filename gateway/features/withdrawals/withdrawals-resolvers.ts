import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const withdrawalsResolvers = {
  Mutation: {
    noteWithdrawalAnswer: (_root, { input }, { api }) => api.withdrawals.noteAnswer(input),
    sendWithdrawal: (_root, { input }, { api }) => api.withdrawals.send(input),
  },
  Seller: {
    withdrawals: (_seller, args, { api }) => api.withdrawals.list(args),
  },
  WithdrawalConnection: {
    edges: ({ withdrawals }) => withdrawals.map((node) => ({ node, cursor: node.id })),
    nodes: ({ withdrawals }) => withdrawals,
    pageInfo: ({ withdrawals, hasNextPage, after }) => ({
      startCursor: withdrawals[0]?.id ?? null,
      endCursor: withdrawals.at(-1)?.id ?? null,
      hasNextPage,
      hasPreviousPage: after !== null,
    }),
  },
  NoteWithdrawalAnswerPayload: { ...payloadFields },
  SendWithdrawalPayload: {
    ...payloadFields,
  },
} satisfies Resolvers;
