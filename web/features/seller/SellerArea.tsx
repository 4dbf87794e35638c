import { lazy, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { report } from '#web/shared/lib/report.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { SellerLayout } from './shell/SellerLayout.tsx';
import { SellerLogin } from './shell/SellerLogin.tsx';
import { SellerNotFound } from './shell/SellerNotFound.tsx';
import { keptPicking } from './shell/kept-picking.ts';
import { useKeptSession } from './shell/use-kept-session.ts';
import { useSellerSelf } from './shell/use-seller-self.ts';
import { useSellerSession } from './shell/use-seller-session.ts';

/** The pages, each in a chunk of its own. */
const load = {
  AddProductPage: async () => ({ default: (await import('./products/AddProductPage.tsx')).AddProductPage }),
  ArrangeProductsPage: async () => ({
    default: (await import('./products/ArrangeProductsPage.tsx')).ArrangeProductsPage,
  }),
  EditProductPage: async () => ({ default: (await import('./products/EditProductPage.tsx')).EditProductPage }),
  ProductStockPage: async () => ({ default: (await import('./stock/ProductStockPage.tsx')).ProductStockPage }),
  SellerOrdersPage: async () => ({ default: (await import('./orders/SellerOrdersPage.tsx')).SellerOrdersPage }),
  CategoriesPage: async () => ({ default: (await import('./categories/CategoriesPage.tsx')).CategoriesPage }),
  ImportPage: async () => ({ default: (await import('./imports/ImportPage.tsx')).ImportPage }),
  TeamPage: async () => ({ default: (await import('./team/TeamPage.tsx')).TeamPage }),
  ChangesPage: async () => ({ default: (await import('./team/ChangesPage.tsx')).ChangesPage }),
  OwnPasswordPage: async () => ({ default: (await import('./team/OwnPasswordPage.tsx')).OwnPasswordPage }),
  ShopPage: async () => ({ default: (await import('./shop/ShopPage.tsx')).ShopPage }),
  TodayPage: async () => ({ default: (await import('./today/TodayPage.tsx')).TodayPage }),
  PickListPage: async () => ({ default: (await import('./picking/PickListPage.tsx')).PickListPage }),
  PackingSlipsPage: async () => ({ default: (await import('./picking/PackingSlipsPage.tsx')).PackingSlipsPage }),
};
const AddProductPage = lazy(load.AddProductPage);
const ArrangeProductsPage = lazy(load.ArrangeProductsPage);
const EditProductPage = lazy(load.EditProductPage);
const ProductStockPage = lazy(load.ProductStockPage);
const SellerOrdersPage = lazy(load.SellerOrdersPage);
const CategoriesPage = lazy(load.CategoriesPage);
const ImportPage = lazy(load.ImportPage);
const TeamPage = lazy(load.TeamPage);
const ChangesPage = lazy(load.ChangesPage);
const OwnPasswordPage = lazy(load.OwnPasswordPage);
const ShopPage = lazy(load.ShopPage);
const TodayPage = lazy(load.TodayPage);
const PickListPage = lazy(load.PickListPage);
const PackingSlipsPage = lazy(load.PackingSlipsPage);

/** All of `/seller`: the login form, or the pages in their layout when the seller is logged in. */
export function SellerArea() {
  const { status: session, error } = useSellerSession();
  const { isLoading, role, hasTeam, memberName, mustChangePassword } = useSellerSelf();
  // Which pages there are depends on the role.
  const isLookedFor = useKeptSession(error);
  const status = isLoading || isLookedFor ? 'unknown' : session;

  // A failed check counts as logged out and is only logged, as the specification says.
  useEffect(() => {
    if (error) report('The seller session could not be checked', error);
  }, [error]);

  // A login and a logout replace the page that had the focus.
  const lastStatus = useRef(status);
  useEffect(() => {
    if (status === 'unknown') return;
    if (lastStatus.current !== status && lastStatus.current !== 'unknown')
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    lastStatus.current = status;
  }, [status]);

  // The session has ended, here or at the store.
  useEffect(() => {
    if (status === 'out' && !error) void keptPicking.forget();
  }, [status, error]);

  // All pages are loaded once the seller is in, so that they open without a network too.
  useEffect(() => {
    if (status === 'in') void Promise.allSettled(Object.values(load).map(async (page) => page()));
  }, [status]);

  if (status === 'unknown') return <Spinner text="Opening the seller area…" />;
  if (status === 'out') return <SellerLogin />;
  if (mustChangePassword) {
    return (
      <Routes>
        <Route element={<SellerLayout />}>
          <Route path="*" element={<OwnPasswordPage isFirst />} />
        </Route>
      </Routes>
    );
  }
  if (role === 'PACKER') {
    return (
      <Routes>
        <Route element={<SellerLayout />}>
          <Route index element={<Navigate to={paths.sellerOrders} replace />} />
          <Route path="orders" element={<SellerOrdersPage />} />
          <Route path="orders/pick" element={<PickListPage />} />
          <Route path="orders/slips" element={<PackingSlipsPage />} />
          <Route path="password" element={<OwnPasswordPage />} />
          <Route path="*" element={<SellerNotFound />} />
        </Route>
      </Routes>
    );
  }
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
        <Route path="shop/*" element={<ShopPage />} />
        <Route path="orders/pick" element={<PickListPage />} />
        <Route path="orders/slips" element={<PackingSlipsPage />} />
        {hasTeam && <Route path="team" element={<TeamPage />} />}
        {hasTeam && <Route path="changes" element={<ChangesPage />} />}
        {memberName !== null && <Route path="password" element={<OwnPasswordPage />} />}
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
