import { useApolloClient, useQuery } from '@apollo/client/react';
import { SellerSessionDocument } from '#web/__generated__/seller-shell.ts';
import { sessionQueries } from '#web/shared/session/session-link.ts';

sessionQueries.push(SellerSessionDocument);

/** The seller's session. A failed check counts as out, as the specification says. */
export function useSellerSession() {
  const { data, error, loading } = useQuery(SellerSessionDocument, { ssr: false });
  const client = useApolloClient();
  const status = data?.seller ? 'in' : loading && !data ? 'unknown' : 'out';
  return {
    status,
    error,
    /** Call when the store has accepted the seller's login. */
    loggedIn: () =>
      void client.writeQuery({ query: SellerSessionDocument, data: { seller: { __typename: 'Seller' } } }),
    /** Asks the store whether the seller is logged in. Not in the cache, because a cached seller counts as logged in. */
    isKept: async () =>
      Boolean((await client.query({ query: SellerSessionDocument, fetchPolicy: 'no-cache' })).data?.seller),
    /** Call after the seller's logout. Also removes the seller's orders from the cache. */
    loggedOut: () => {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'seller' });
      client.writeQuery({ query: SellerSessionDocument, data: { seller: null } });
      client.cache.gc();
    },
  };
}
