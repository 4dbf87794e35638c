import { useLayoutEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '#web/features/home/HomePage.tsx';
import { settledByLeaving } from '#web/shared/lib/notify.ts';
import { paths, routePatterns } from '#web/shared/lib/paths.ts';
import { pages } from './pages.ts';
import { Personal } from './Personal.tsx';
import { SellerShell } from './SellerShell.tsx';
import { Shell } from './Shell.tsx';

const personal = ({ Page }: { Page: ComponentType }) => (
  <Personal>
    <Page />
  </Personal>
);

/** The specification's route table. The seller's area renders its own child routes and has no shop around it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  // Toasts are outside React. Before the effects of the new page, whose failures are its own.
  useLayoutEffect(settledByLeaving, [pathname]);
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.products} element={<pages.productList.Page />} />
        <Route path={routePatterns.category} element={<pages.category.Page />} />
        <Route path={routePatterns.product} element={<pages.product.Page />} />
        <Route path={paths.cart} element={personal(pages.cart)} />
        <Route path={paths.addAddress} element={personal(pages.addAddress)} />
        <Route path={paths.myOrders} element={personal(pages.myOrders)} />
        <Route path={paths.loader} element={personal(pages.loader)} />
        <Route path="*" element={<pages.notFound.Page />} />
      </Route>
      <Route element={<SellerShell />}>
        <Route path={routePatterns.seller} element={<pages.seller.Page />} />
      </Route>
    </Routes>
  );
}
