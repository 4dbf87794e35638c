import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, type Shopper_userFragment } from '#web/__generated__/session.ts';
import { report } from '#web/shared/lib/network/report.ts';

/** Changes to the session after a login, a logout or another tab's change. */
export function useSessionActions() {
  const client = useApolloClient();
  return {
    /** Call when the store has accepted a login or a sign-up. */
    loggedIn: (user: Shopper_userFragment) => void client.writeQuery({ query: MeDocument, data: { me: user } }),
    /** Checks the session at the store. Rejects when the check fails. */
    checkAgain: async () => {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
      return data?.me ?? null;
    },
    /** Clears the cache, so that the next person at this browser sees none of its data, and reloads what is shown. */
    forget: async () => {
      try {
        await client.resetStore();
      } catch (error) {
        // Each part of the page shows its own failure.
        report('Some data could not be reloaded after the logout', error);
      }
    },
  };
}

/** Asks the store again who is logged in, with a query of that session. A failed check changes nothing. */
export function checkSession(client: ApolloClient, query: DocumentNode): void {
  client
    .query({ query, fetchPolicy: 'network-only' })
    .catch((error: unknown) => report('The session could not be checked', error));
}
