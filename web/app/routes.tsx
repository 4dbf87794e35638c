import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#web/features/home/HomePage.tsx';
import { paths, routePatterns } from '#web/shared/lib/paths.ts';
import { pages } from './pages.ts';
import { SellerShell } from './SellerShell.tsx';
import { Shell } from './Shell.tsx';

/** The specification's route table. The seller's area renders its own child routes and has no shop around it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.products} element={<pages.productList.Page />} />
        <Route path={routePatterns.category} element={<pages.category.Page />} />
        <Route path={routePatterns.product} element={<pages.product.Page />} />
        <Route path={paths.cart} element={<pages.cart.Page />} />
        <Route path={paths.addAddress} element={<pages.addAddress.Page />} />
        <Route path={paths.myOrders} element={<pages.myOrders.Page />} />
        <Route path={paths.loader} element={<pages.loader.Page />} />
        <Route path="*" element={<pages.notFound.Page />} />
      </Route>
      <Route element={<SellerShell />}>
        <Route path={routePatterns.seller} element={<pages.seller.Page />} />
      </Route>
    </Routes>
  );
}
