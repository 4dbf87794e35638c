/** The resolvers that all mutation payloads share. */
export const payloadFields = {
  query: () => ({}),
};

interface AsksForUser<User> {
  api: { sessions: { user: () => User } };
}

/** The resolvers of payloads that also have the shopper as after the change; null after a refusal. */
export const userPayloadFields = {
  ...payloadFields,
  user: <User>({ success }: { success: boolean }, _args: unknown, { api }: AsksForUser<User>) =>
    success ? api.sessions.user() : null,
};
