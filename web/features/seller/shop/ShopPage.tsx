import { Route, Routes } from 'react-router-dom';
import { useSellerShopQuery, type ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';
import { SellerNotFound } from '../shell/SellerNotFound.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { BannerPage } from './BannerPage.tsx';
import { DeliveryPage } from './DeliveryPage.tsx';
import { FactsPage } from './FactsPage.tsx';
import { MailsPage } from './MailsPage.tsx';
import { NewsletterPage } from './NewsletterPage.tsx';
import { TaxesPage } from './TaxesPage.tsx';
import { TextsPage } from './TextsPage.tsx';
import * as texts from './texts.ts';
import { useShopForm } from './use-shop-form.ts';

/** The pages about the shop itself, each about one subject. */
export function ShopPage() {
  const { data, error, refetch } = useSellerShopQuery({ fetchPolicy: 'network-only' });
  if (error)
    return <SellerPageError title={texts.shop} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <SellerPageLoading title={texts.shop} label={texts.loadingShop} shape="panel" />;
  return <LoadedShop store={data.store} />;
}

/** Facts and pages are one form, whose typed texts stay while the seller goes from one to the other. */
function LoadedShop({ store }: { store: ShopForm_storeFragment }) {
  const form = useShopForm(store);
  const isOwner = useSellerSelf().role === 'OWNER';

  return (
    <Routes>
      <Route index element={<FactsPage form={form} isOwner={isOwner} />} />
      <Route path="pages" element={<TextsPage form={form} />} />
      <Route path="banner" element={<BannerPage onSaved={form.takeVersion} />} />
      {isOwner && <Route path="delivery" element={<DeliveryPage />} />}
      {isOwner && <Route path="taxes" element={<TaxesPage onSaved={form.takeVersion} />} />}
      <Route path="newsletter" element={<NewsletterPage />} />
      <Route path="mails" element={<MailsPage />} />
      <Route path="*" element={<SellerNotFound />} />
    </Routes>
  );
}
