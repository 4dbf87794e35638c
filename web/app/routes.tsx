import { Fragment, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { clearPageErrors } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { pageComponents } from './page-components.ts';
import { pages, type PageEntry, type PageName } from './pages.ts';
import { Personal } from './Personal.tsx';
import { SellerShell } from './SellerShell.tsx';
import { Shell } from './Shell.tsx';

const entries = Object.entries(pages) as [PageName, PageEntry][];

/** The routes of the page table. The seller's area has no shop around it and renders its own child routes. */
export function AppRoutes() {
  const { pathname } = useLocation();
  // A layout effect, because it must run before the effects of the new page, which may show errors.
  useLayoutEffect(clearPageErrors, [pathname]);
  return (
    <Routes>
      <Route element={<Shell />}>
        {entries
          .filter(([, { audience }]) => audience !== 'seller')
          .map(([name, { path, audience, hasOwnFrame }]) => {
            const { Page } = pageComponents[name];
            const Frame = audience === 'personal' && !hasOwnFrame ? Personal : Fragment;
            const element = (
              <Frame>
                <Page />
              </Frame>
            );
            return <Route key={name} path={path} element={element} />;
          })}
      </Route>
      <Route element={<SellerShell />}>
        <Route path={`${paths.seller}/*`} element={<pageComponents.seller.Page />} />
      </Route>
    </Routes>
  );
}
