import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useScroll } from './use-scroll.ts';

/** The seller area has no navigation bar, footer or login dialog of the shop. */
export function SellerShell() {
  const { pathname } = useLocation();
  useScroll();
  return (
    <ErrorBoundary scope="page" address={pathname}>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
