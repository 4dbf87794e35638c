import type { Resolvers } from '#gateway/__generated__/schema.ts';
import { payloadFields, userPayloadFields } from '#gateway/refusals/payload-fields.ts';

export const sessionsResolvers = {
  Query: {
    me: (_root, _args, { api }) => api.sessions.user(),
    seller: (_root, _args, { api }) => api.sessions.seller(),
  },
  Mutation: {
    register: (_root, { input }, { api }) => api.sessions.register(input),
    login: (_root, { input }, { api }) => api.sessions.login(input),
    logout: (_root, _args, { api }) => api.sessions.logout(),
    requestPasswordReset: (_root, { input }, { api }) => api.passwordReset.request(input),
    resetPassword: (_root, { input }, { api }) => api.passwordReset.reset(input),
    sellerLogin: (_root, { input }, { api }) => api.sessions.sellerLogin(input),
    sellerLogout: (_root, _args, { api }) => api.sessions.sellerLogout(),
  },
  User: {
    id: ({ _id }) => _id,
  },
  RegisterPayload: userPayloadFields,
  LoginPayload: userPayloadFields,
  LogoutPayload: {
    ...payloadFields,
  },
  SellerLoginPayload: {
    seller: ({ success }, _args, { api }) => (success ? api.sessions.seller() : null),
    ...payloadFields,
  },
  RequestPasswordResetPayload: {
    ...payloadFields,
  },
  ResetPasswordPayload: {
    ...payloadFields,
  },
  SellerLogoutPayload: {
    ...payloadFields,
  },
} satisfies Resolvers;
