import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields } from '#gateway/refusals/payload-fields.ts';

export const staffResolvers = {
  Seller: {
    team: (_seller, _args, { api }) => api.staff.team(),
    shopChanges: (_seller, args, { api }) => api.staff.changes(args),
  },
  Mutation: {
    addTeamMember: (_root, { input }, { api }) => api.staff.add(input),
    updateTeamMember: (_root, { input }, { api }) => api.staff.update(input),
    changeSellerPassword: (_root, { input }, { api }) => api.staff.changePassword(input),
  },
  ShopChangeConnection: {
    edges: ({ changes }) => changes.map((node) => ({ node, cursor: node.id })),
    nodes: ({ changes }) => changes,
    pageInfo: ({ changes, hasNextPage, after }) => ({
      startCursor: changes[0]?.id ?? null,
      endCursor: changes.at(-1)?.id ?? null,
      hasNextPage,
      hasPreviousPage: after !== null,
    }),
  },
  AddTeamMemberPayload: { ...payloadFields },
  UpdateTeamMemberPayload: { ...payloadFields },
  ChangeSellerPasswordPayload: { ...payloadFields },
} satisfies Resolvers;
