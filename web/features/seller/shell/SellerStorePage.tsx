import { Outlet } from 'react-router-dom';
import { useStorePage } from '#web/shared/store-pages/use-store-page.ts';
import { SellerNotFound } from './SellerNotFound.tsx';
import { SellerPageError, SellerPageLoading } from './SellerPageStates.tsx';
import { sellerPageFeatures } from './seller-pages.ts';
import { useShopFacts } from './use-shop-facts.ts';

const title = 'Seller';

/** The page of the address, unless it needs a feature that the store lacks. */
export function SellerStorePage() {
  const { has } = useShopFacts();
  const { state, failure, retry } = useStorePage(sellerPageFeatures, has);
  if (state === 'there') return <Outlet />;
  if (state === 'absent') return <SellerNotFound reason="This shop does not have this page." />;
  if (failure === undefined) return <SellerPageLoading title={title} label="Loading the page" shape="panel" />;
  return <SellerPageError title={title} error={failure} onRetry={retry} />;
}
