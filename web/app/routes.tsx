import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#web/features/home/HomePage.tsx';
import { paths, routePatterns } from '#web/shared/lib/paths.ts';
import { pageLoaders } from './intent.ts';
import { SellerShell } from './SellerShell.tsx';
import { Shell } from './Shell.tsx';

/** A page in a chunk of its own. The home page is not: most visits start there. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const NotFoundPage = page(() => import('./NotFoundPage.tsx'), 'NotFoundPage');
const ProductListPage = page(pageLoaders[paths.products], 'ProductListPage');
const CategoryPage = page(pageLoaders[routePatterns.category], 'CategoryPage');
const ProductPage = page(pageLoaders[routePatterns.product], 'ProductPage');
const CartPage = page(pageLoaders[paths.cart], 'CartPage');
const LoaderPage = page(() => import('#web/features/cart/LoaderPage.tsx'), 'LoaderPage');
const AddAddressPage = page(() => import('#web/features/addresses/AddAddressPage.tsx'), 'AddAddressPage');
const MyOrdersPage = page(() => import('#web/features/orders/MyOrdersPage.tsx'), 'MyOrdersPage');
const SellerArea = page(() => import('#web/features/seller/SellerArea.tsx'), 'SellerArea');

/** A build has neither this page nor its code. */
const StyleguidePage = import.meta.env.DEV
  ? page(() => import('#web/features/styleguide/StyleguidePage.tsx'), 'StyleguidePage')
  : undefined;

/** The specification's route table. The seller's area renders its own child routes and has no shop around it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.products} element={<ProductListPage />} />
        <Route path={routePatterns.category} element={<CategoryPage />} />
        <Route path={routePatterns.product} element={<ProductPage />} />
        <Route path={paths.cart} element={<CartPage />} />
        <Route path={paths.addAddress} element={<AddAddressPage />} />
        <Route path={paths.myOrders} element={<MyOrdersPage />} />
        <Route path={paths.loader} element={<LoaderPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<SellerShell />}>
        <Route path={routePatterns.seller} element={<SellerArea />} />
        {StyleguidePage && <Route path={paths.styleguide} element={<StyleguidePage />} />}
      </Route>
    </Routes>
  );
}
