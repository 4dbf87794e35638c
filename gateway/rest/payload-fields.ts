import type { Outcome } from './outcome.ts';

/** The resolvers that all mutation payloads share. */
export const payloadFields = {
  errors: ({ errors }: Outcome) => errors ?? [],
  query: () => ({}),
};
