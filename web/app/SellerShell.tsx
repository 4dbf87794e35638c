import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageArea } from './PageArea.tsx';

/** The seller area has no navigation bar, footer or login dialog of the shop. */
export function SellerShell() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary scope="page" address={pathname}>
      <PageArea>
        <Outlet />
      </PageArea>
    </ErrorBoundary>
  );
}
