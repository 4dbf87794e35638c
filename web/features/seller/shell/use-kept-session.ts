import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { SellerSelfDocument, SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { checkSession } from '#web/shared/session/session-actions.ts';
import { keptPicking, type KeptPicking } from './kept-picking.ts';

function restore(client: ApolloClient, { facts, self }: KeptPicking) {
  if (facts) client.writeQuery({ query: SellerShopFactsDocument, data: facts });
  if (self) client.writeQuery({ query: SellerSelfDocument, data: self });
  client.writeQuery({ query: SellerSessionDocument, data: { seller: { __typename: 'Seller' } } });
}

/**
 * Uses the session of the kept list on the pick list, when the session check fails. The session is checked as soon as
 * the network is back.
 * @returns whether the kept list is being read
 */
export function useKeptSession(error: Error | undefined): boolean {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const [lookedFor, setLookedFor] = useState<Error>();
  const [isRestored, setIsRestored] = useState(false);
  const isWanted = error !== undefined && error !== lookedFor && matchPath(paths.sellerPick, pathname) !== null;

  useEffect(() => {
    if (!isWanted) return;
    void keptPicking.read().then((kept) => {
      if (kept) {
        restore(client, kept);
        setIsRestored(true);
      }
      setLookedFor(error);
    });
  }, [client, isWanted, error]);

  useEffect(() => {
    if (isRestored && isOnline) checkSession(client, SellerSessionDocument);
  }, [client, isRestored, isOnline]);

  return isWanted;
}
