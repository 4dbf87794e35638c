import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  MeDocument,
  SellerSessionDocument,
  useMeQuery,
  useSellerSessionQuery,
  type Shopper_userFragment,
} from '#web/__generated__/session.ts';
import { report } from '../lib/report.ts';

type SessionStatus = 'unknown' | 'in' | 'out';

interface Session {
  /** Unknown until the first answer; a check that fails counts as out. */
  status: SessionStatus;
  user: Shopper_userFragment | null;
  /** Why the check failed, for the log only. */
  error: Error | undefined;
}

/** Who the shopper is. All callers share one request. Pages are rendered on the server as for a visitor. */
export function useSession(): Session {
  const { data, error, loading } = useMeQuery({ ssr: false });
  const user = data?.me ?? null;
  if (user) return { status: 'in', user, error };
  return { status: loading && !data ? 'unknown' : 'out', user: null, error };
}

/** What a login, a logout and another tab's news do to the session. */
export function useSessionActions() {
  const client = useApolloClient();
  return {
    /** After the store has accepted a login or a sign-up. */
    loggedIn: (user: Shopper_userFragment) => void client.writeQuery({ query: MeDocument, data: { me: user } }),
    /** Asks the store again. Rejects when it cannot be asked. */
    checkAgain: async () => {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
      return data?.me ?? null;
    },
    /** Drops all that was read, so that the next person at this browser finds nothing, and loads again what shows. */
    forget: async () => {
      try {
        await client.resetStore();
      } catch (error) {
        // Each part of the page shows its own failure; a session that cannot be checked counts as out.
        report('Not everything could be read again after the logout', error);
      }
    },
  };
}

/** Asks the store whether a shopper is still logged in, after a refusal or another tab's news. What cannot be asked changes nothing. */
export function checkShopperAgain(client: ApolloClient): void {
  client
    .query({ query: MeDocument, fetchPolicy: 'network-only' })
    .catch((error: unknown) => report('The session could not be checked', error));
}

/** The same of the seller. */
export function checkSellerAgain(client: ApolloClient): void {
  client
    .query({ query: SellerSessionDocument, fetchPolicy: 'network-only' })
    .catch((error: unknown) => report('The seller session could not be checked', error));
}

/** Whether the seller is logged in; a check that fails counts as out, as the specification says. */
export function useSellerSession() {
  const { data, error, loading } = useSellerSessionQuery({ ssr: false });
  const client = useApolloClient();
  const status: SessionStatus = data?.seller ? 'in' : loading && !data ? 'unknown' : 'out';
  return {
    status,
    error,
    /** After the store has accepted the seller's login. */
    loggedIn: () =>
      void client.writeQuery({ query: SellerSessionDocument, data: { seller: { __typename: 'Seller' } } }),
    /** After the seller's logout: also drops the orders that were read. */
    loggedOut: () => {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'seller' });
      client.writeQuery({ query: SellerSessionDocument, data: { seller: null } });
      client.cache.gc();
    },
  };
}
