import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Around the seller's area there is no shop: no navigation bar, no footer, no login dialog. */
export function SellerShell() {
  return (
    <ErrorBoundary scope="page">
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
