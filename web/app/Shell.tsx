import { useApolloClient } from '@apollo/client/react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMediaQuery } from '#web/shared/lib/media-query.ts';
import { isOnline, onNetworkChange } from '#web/shared/lib/network.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { report } from '#web/shared/lib/report.ts';
import { useLoginDialogOpen } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { refetchFailedQueries } from '#web/shared/apollo/refetch-failed-queries.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { useScroll } from './use-scroll.ts';
import * as styles from './Shell.css.ts';

const LoginModal = lazy(async () => ({
  default: (await import('#web/features/account/LoginModal.tsx')).LoginModal,
}));

const CartBar = lazy(async () => ({ default: (await import('#web/features/cart/CartBar.tsx')).CartBar }));

/** The cart bar would cover the buttons of these pages. The product page has its own bar. */
const withoutCartBar = new RegExp(`^(?:${paths.cart}|${paths.addAddress}|${paths.loader}|/products/[^/]+/.+)$`);

/** Everything around a shopper's page. It stays when a page fails to render. */
export function Shell() {
  const { pathname } = useLocation();
  const { error } = useSession();
  const loginOpen = useLoginDialogOpen();
  const [isLoginLoaded, setIsLoginLoaded] = useState(false);
  if (loginOpen && !isLoginLoaded) setIsLoginLoaded(true);
  const isPhone = useMediaQuery('(max-width: 699px)');
  useScroll();

  const client = useApolloClient();
  // In a chunk of its own, because a page works without it.
  useEffect(() => {
    const extras = import('./after-start.ts').then(({ startExtras }) => startExtras(client)).catch(() => undefined);
    return () => void extras.then((stop) => stop?.());
  }, [client]);

  // A failed session check is only logged, as the specification says. The shopper counts as a visitor.
  useEffect(() => {
    if (error) report('The session could not be checked', error);
  }, [error]);

  // When the network returns, failed queries are sent again.
  useEffect(() => onNetworkChange(() => isOnline() && void refetchFailedQueries(client)), [client]);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar />
      <div className={styles.page}>
        <ErrorBoundary key={pathname} scope="page">
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Footer />
      {isPhone && !withoutCartBar.test(pathname) && (
        <Suspense fallback={null}>
          <CartBar />
        </Suspense>
      )}
      {isLoginLoaded && (
        <Suspense fallback={null}>
          <LoginModal />
        </Suspense>
      )}
    </div>
  );
}
