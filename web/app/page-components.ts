import './first-load.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { pageAt, type PageName } from './pages.ts';

/** The component of each page, in its own chunk. The seller's pages share one chunk, whose component has its own routes. */
export const pageComponents = {
  home: lazyPage(() => import('#web/features/home/HomePage.tsx'), 'HomePage'),
  productList: lazyPage(() => import('#web/features/catalog/ProductListPage.tsx'), 'ProductListPage'),
  category: lazyPage(() => import('#web/features/catalog/CategoryPage.tsx'), 'CategoryPage'),
  product: lazyPage(() => import('#web/features/catalog/ProductPage.tsx'), 'ProductPage'),
  shopPage: lazyPage(() => import('#web/features/shop-pages/ShopPage.tsx'), 'ShopPage'),
  shoppingList: lazyPage(() => import('#web/features/shopping-list/ShoppingListPage.tsx'), 'ShoppingListPage'),
  cart: lazyPage(() => import('#web/features/cart/CartPage.tsx'), 'CartPage'),
  addAddress: lazyPage(() => import('#web/features/addresses/AddAddressPage.tsx'), 'AddAddressPage'),
  myOrders: lazyPage(() => import('#web/features/orders/MyOrdersPage.tsx'), 'MyOrdersPage'),
  account: lazyPage(() => import('#web/features/profile/AccountPage.tsx'), 'AccountPage'),
  loader: lazyPage(() => import('#web/features/cart/LoaderPage.tsx'), 'LoaderPage'),
  unsubscribe: lazyPage(() => import('#web/features/shop-pages/UnsubscribePage.tsx'), 'UnsubscribePage'),
  confirmNewsletter: lazyPage(
    () => import('#web/features/shop-pages/ConfirmNewsletterPage.tsx'),
    'ConfirmNewsletterPage',
  ),
  confirmEmail: lazyPage(() => import('#web/features/shop-pages/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
  resetPassword: lazyPage(() => import('#web/features/password-reset/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  withdraw: lazyPage(() => import('#web/features/withdrawal/WithdrawPage.tsx'), 'WithdrawPage'),
  guestCheckout: lazyPage(() => import('#web/features/cart/GuestCheckoutPage.tsx'), 'GuestCheckoutPage'),
  guestOrder: lazyPage(() => import('#web/features/orders/GuestOrderPage.tsx'), 'GuestOrderPage'),
  seller: lazyPage(() => import('#web/features/seller/SellerArea.tsx'), 'SellerArea'),
  notFound: lazyPage(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
} satisfies Record<PageName, LazyPage<unknown>>;

/** Fetches the code of an address's page, and of the parts that the rendered page shows. */
export async function loadPage(pathname: string): Promise<void> {
  const name = pageAt(pathname);
  if (name === 'productList') await (await pageComponents.productList.load()).loadShownHelp();
  else await pageComponents[name].load();
}
