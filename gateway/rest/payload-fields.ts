/** The resolvers that all mutation payloads share. */
export const payloadFields = {
  query: () => ({}),
};
