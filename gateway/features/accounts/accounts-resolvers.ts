import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import { payloadFields, userPayloadFields } from '#gateway/refusals/payload-fields.ts';

export const accountsResolvers = {
  Mutation: {
    changeEmail: (_root, { input }, { api }) => api.accounts.changeEmail(input),
    changePassword: (_root, { input }, { api }) => api.accounts.changePassword(input),
    confirmEmail: (_root, { input }, { api }) => api.accounts.confirmEmail(input),
    deleteAccount: (_root, { input }, { api }) => api.accounts.remove(input),
    updateProfile: (_root, { input }, { api }) => api.accounts.rename(input),
  },
  User: {
    accountExport: (_user, _args, { api }) => api.accounts.export(),
  },
  ChangeEmailPayload: userPayloadFields,
  ChangePasswordPayload: payloadFields,
  ConfirmEmailPayload: payloadFields,
  DeleteAccountPayload: payloadFields,
  UpdateProfilePayload: userPayloadFields,
} satisfies Resolvers;
