import { lazy, useEffect, useRef } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { report } from '#web/shared/lib/report.ts';
import { useSellerSession } from '#web/shared/session/use-session.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { SellerLayout } from './shell/SellerLayout.tsx';
import { SellerLogin } from './shell/SellerLogin.tsx';
import { SellerNotFound } from './shell/SellerNotFound.tsx';

const AddProductPage = lazy(async () => ({ default: (await import('./products/AddProductPage.tsx')).AddProductPage }));
const ArrangeProductsPage = lazy(async () => ({
  default: (await import('./products/ArrangeProductsPage.tsx')).ArrangeProductsPage,
}));
const EditProductPage = lazy(async () => ({
  default: (await import('./products/EditProductPage.tsx')).EditProductPage,
}));
const ProductStockPage = lazy(async () => ({
  default: (await import('./stock/ProductStockPage.tsx')).ProductStockPage,
}));
const SellerOrdersPage = lazy(async () => ({
  default: (await import('./orders/SellerOrdersPage.tsx')).SellerOrdersPage,
}));

const CategoriesPage = lazy(async () => ({
  default: (await import('./categories/CategoriesPage.tsx')).CategoriesPage,
}));

const ImportPage = lazy(async () => ({ default: (await import('./imports/ImportPage.tsx')).ImportPage }));
const ShopPage = lazy(async () => ({ default: (await import('./shop/ShopPage.tsx')).ShopPage }));
const TodayPage = lazy(async () => ({ default: (await import('./today/TodayPage.tsx')).TodayPage }));
const PickListPage = lazy(async () => ({ default: (await import('./picking/PickListPage.tsx')).PickListPage }));
const PackingSlipsPage = lazy(async () => ({
  default: (await import('./picking/PackingSlipsPage.tsx')).PackingSlipsPage,
}));

/** All of `/seller`: the login form, or the pages in their layout when the seller is logged in. */
export function SellerArea() {
  const { status, error } = useSellerSession();

  // A failed check counts as logged out and is only logged, as the specification says.
  useEffect(() => {
    if (error) report('The seller session could not be checked', error);
  }, [error]);

  // A login and a logout replace the page that had the focus.
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current !== status && lastStatus.current !== 'unknown')
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    lastStatus.current = status;
  }, [status]);

  if (status === 'unknown') return <Spinner text="Opening the seller area…" />;
  if (status === 'out') return <SellerLogin />;
  return (
    <Routes>
      <Route element={<SellerLayout />}>
        <Route index element={<AddProductPage />} />
        <Route path="today" element={<TodayPage />} />
        <Route path="product-list" element={<ProductList />} />
        <Route path="categories" element={<CategoriesPage />} />
        <Route path="products/:id" element={<EditProductPage />} />
        <Route path="import" element={<ImportPage />} />
        <Route path="orders" element={<SellerOrdersPage />} />
        <Route path="shop" element={<ShopPage />} />
        <Route path="orders/pick" element={<PickListPage />} />
        <Route path="orders/slips" element={<PackingSlipsPage />} />
        <Route path="*" element={<SellerNotFound />} />
      </Route>
    </Routes>
  );
}

/** The products with their stock, or in the seller's own order: the address says which. */
function ProductList() {
  const [params] = useSearchParams();
  return params.has('arrange') ? <ArrangeProductsPage /> : <ProductStockPage />;
}
