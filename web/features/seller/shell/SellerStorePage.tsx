import { Outlet } from 'react-router-dom';
import { useStorePage } from '#web/shared/store-pages/use-store-page.ts';
import { SellerNotFound } from './SellerNotFound.tsx';
import { SellerPageError, SellerPageLoading } from './SellerPageStates.tsx';
import { sellerPageFeatures } from './seller-pages.ts';
import { useShopFacts } from './use-shop-facts.ts';
import * as texts from './texts.ts';

/** The page of the address, unless it needs a feature that the store lacks. */
export function SellerStorePage() {
  const { has } = useShopFacts();
  const { state, failure, retry } = useStorePage(sellerPageFeatures, has);
  if (state === 'there') return <Outlet />;
  if (state === 'absent') return <SellerNotFound reason={texts.noSuchPage} />;
  if (failure === undefined)
    return <SellerPageLoading title={texts.unknownPage} label={texts.loadingPage} shape="panel" />;
  return <SellerPageError title={texts.unknownPage} error={failure} onRetry={retry} />;
}
