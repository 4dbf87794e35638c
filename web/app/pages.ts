import { matchPath } from 'react-router-dom';
import { paths, routePatterns } from '#web/shared/lib/paths.ts';
import { lazyPage } from './lazy-page.tsx';

/** The pages in chunks of their own. The home page is not: most visits start there. */
export const pages = {
  productList: lazyPage(() => import('#web/features/catalog/ProductListPage.tsx'), 'ProductListPage'),
  category: lazyPage(() => import('#web/features/catalog/CategoryPage.tsx'), 'CategoryPage'),
  product: lazyPage(() => import('#web/features/catalog/ProductPage.tsx'), 'ProductPage'),
  cart: lazyPage(() => import('#web/features/cart/CartPage.tsx'), 'CartPage'),
  loader: lazyPage(() => import('#web/features/cart/LoaderPage.tsx'), 'LoaderPage'),
  addAddress: lazyPage(() => import('#web/features/addresses/AddAddressPage.tsx'), 'AddAddressPage'),
  myOrders: lazyPage(() => import('#web/features/orders/MyOrdersPage.tsx'), 'MyOrdersPage'),
  seller: lazyPage(() => import('#web/features/seller/SellerArea.tsx'), 'SellerArea'),
  notFound: lazyPage(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
};

export type PageName = keyof typeof pages;

/** The route table: which page answers which address. The first that fits counts; none of them is `notFound`. */
const routes: readonly (readonly [pattern: string, name: PageName | 'home'])[] = [
  [paths.home, 'home'],
  [paths.products, 'productList'],
  [routePatterns.category, 'category'],
  [routePatterns.product, 'product'],
  [paths.cart, 'cart'],
  [paths.addAddress, 'addAddress'],
  [paths.myOrders, 'myOrders'],
  [paths.loader, 'loader'],
  [routePatterns.seller, 'seller'],
];

/** The page of an address. */
export function pageAt(pathname: string): PageName | 'home' {
  return routes.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? 'notFound';
}

/** Fetches the code of an address's page. */
export async function loadPage(pathname: string): Promise<void> {
  const name = pageAt(pathname);
  if (name !== 'home') await pages[name].load();
}
