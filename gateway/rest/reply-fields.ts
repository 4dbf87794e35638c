import type { Outcome } from './outcome.ts';

/** The fields that all payloads of mutations resolve in the same way. */
export const replyFields = {
  errors: ({ errors }: Outcome) => errors ?? [],
  query: () => ({}),
};
