import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SellerLandingDocument } from '#web/__generated__/seller-shell.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPages } from './seller-pages.ts';
import { useShopFacts } from './use-shop-facts.ts';

/**
 * Opens the page of the day after a login at the seller's address, if the shop has orders and the person may see that
 * page. Else the address stays: the first steps and the form for a product, or the orders of a packer.
 */
export function useLanding() {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { has, hasPage } = useShopFacts();
  const { path, roles } = sellerPages.today;

  return async () => {
    if (pathname !== paths.seller || search !== '' || !hasPage(path)) return;
    try {
      // Not in the cache, because a cached seller counts as logged in.
      const { data } = await client.query({
        query: SellerLandingDocument,
        variables: { hasTeam: has('STAFF') },
        fetchPolicy: 'no-cache',
      });
      const role = data?.seller?.me?.role ?? 'OWNER';
      const isForRole = roles.some((each) => each === role);
      if (isForRole && (data?.seller?.orders.nodes.length ?? 0) > 0) await navigate(path, { replace: true });
    } catch {
      // The address of the login is good enough.
    }
  };
}
