import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  MeDocument,
  SellerSessionDocument,
  useSellerSessionQuery,
  type Shopper_userFragment,
} from '#web/__generated__/session.ts';
import { report } from '../lib/report.ts';

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
    /** Clears the cache, so that the next person at this browser sees nothing of it, and reloads what is shown. */
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

/** Checks whether the shopper is still logged in, after a refusal or another tab's change. A failed check changes nothing. */
export function checkShopperAgain(client: ApolloClient): void {
  client
    .query({ query: MeDocument, fetchPolicy: 'network-only' })
    .catch((error: unknown) => report('The session could not be checked', error));
}

/** Checks whether the seller is still logged in. A failed check changes nothing. */
export function checkSellerAgain(client: ApolloClient): void {
  client
    .query({ query: SellerSessionDocument, fetchPolicy: 'network-only' })
    .catch((error: unknown) => report('The seller session could not be checked', error));
}

/** The seller's session. A failed check counts as out, as the specification says. */
export function useSellerSession() {
  const { data, error, loading } = useSellerSessionQuery({ ssr: false });
  const client = useApolloClient();
  const status = data?.seller ? 'in' : loading && !data ? 'unknown' : 'out';
  return {
    status,
    error,
    /** Call when the store has accepted the seller's login. */
    loggedIn: () =>
      void client.writeQuery({ query: SellerSessionDocument, data: { seller: { __typename: 'Seller' } } }),
    /** Call after the seller's logout. Also removes the seller's orders from the cache. */
    loggedOut: () => {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'seller' });
      client.writeQuery({ query: SellerSessionDocument, data: { seller: null } });
      client.cache.gc();
    },
  };
}
