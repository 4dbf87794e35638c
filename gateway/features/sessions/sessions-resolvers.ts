import type { Resolvers } from '#gateway/__generated__/resolvers.ts';
import type { Outcome } from '#gateway/refusals/outcome.ts';
import { payloadFields, userPayloadFields } from '#gateway/refusals/payload-fields.ts';

/** Notes the code of a refused login: whoever guesses passwords does not select it. */
async function noteRefusal(login: Promise<Outcome>, facts: { refusedLogin?: string | undefined }): Promise<Outcome> {
  const outcome = await login;
  if (!outcome.success) facts.refusedLogin = outcome.errors[0]?.code;
  return outcome;
}

export const sessionsResolvers = {
  Query: {
    me: (_root, _args, { api }) => api.sessions.user(),
    seller: (_root, _args, { api }) => api.sessions.seller(),
  },
  Mutation: {
    register: (_root, { input }, { api }) => api.sessions.register(input),
    login: (_root, { input }, { api, facts }) => noteRefusal(api.sessions.login(input), facts),
    logout: (_root, _args, { api }) => api.sessions.logout(),
    requestPasswordReset: (_root, { input }, { api }) => api.passwordReset.request(input),
    resetPassword: (_root, { input }, { api }) => api.passwordReset.reset(input),
    sellerLogin: (_root, { input }, { api, facts }) => noteRefusal(api.sessions.sellerLogin(input), facts),
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
