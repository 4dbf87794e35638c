import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Around the seller's area there is no shop: no navigation bar, no footer, no login dialog. */
export function SellerShell() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary scope="page" address={pathname}>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
