import { useEffect, useRef } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { pageComponents } from './page-components.tsx';
import { SellerLayout } from './shell/SellerLayout.tsx';
import { SellerLogin } from './shell/SellerLogin.tsx';
import { SellerNotFound } from './shell/SellerNotFound.tsx';
import { forgetAddresses } from './shell/list-addresses.ts';
import { keptPicking } from './shell/kept-picking.ts';
import { sellerPages, type SellerPageName } from './shell/seller-pages.ts';
import { useKeptSession } from './shell/use-kept-session.ts';
import { useSellerSelf } from './shell/use-seller-self.ts';
import { useSellerSession } from './shell/use-seller-session.ts';
import * as texts from './shell/texts.ts';

const pageNames = Object.keys(sellerPages) as readonly SellerPageName[];
const { Page: OwnPassword } = pageComponents.password;

/** The pattern of a page below `/seller`. The page about the shop has routes of its own. */
const routeOf = (name: SellerPageName) =>
  `${sellerPages[name].path.slice(paths.seller.length + 1)}${name === 'shop' ? '/*' : ''}`;

/** The seller's area: the login form, or the pages in their layout when the seller is logged in. */
export function SellerArea() {
  const { status: session, error } = useSellerSession();
  const { isLoading, mayOpen, mustChangePassword } = useSellerSelf();
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
    if (status !== 'out') return;
    forgetAddresses();
    if (!error) void keptPicking.forget();
  }, [status, error]);

  // All pages are loaded once the seller is logged in, so that they open without a network too.
  useEffect(() => {
    if (status === 'in') void Promise.allSettled(Object.values(pageComponents).map(({ load }) => load()));
  }, [status]);

  if (status === 'unknown') return <Spinner text={texts.openingSellerArea} />;
  if (status === 'out') return <SellerLogin />;
  return (
    <Routes>
      <Route element={<SellerLayout />}>
        {mustChangePassword ? (
          <Route path="*" element={<OwnPassword />} />
        ) : (
          <>
            {pageNames
              .filter((name) => mayOpen(sellerPages[name]))
              .map((name) => {
                const { Page } = pageComponents[name];
                return <Route key={name} path={routeOf(name)} element={<Page />} />;
              })}
            {!mayOpen(sellerPages.addProduct) && <Route index element={<Navigate to={paths.sellerOrders} replace />} />}
            <Route path="*" element={<SellerNotFound />} />
          </>
        )}
      </Route>
    </Routes>
  );
}
