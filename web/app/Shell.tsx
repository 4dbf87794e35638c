import { Suspense, lazy, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { report } from '#web/shared/lib/report.ts';
import { useLoginDialogOpen } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { useScroll } from './use-scroll.ts';
import * as styles from './Shell.css.ts';

const LoginModal = lazy(async () => ({
  default: (await import('#web/features/account/LoginModal.tsx')).LoginModal,
}));

/** Everything around a shopper's page. A page that breaks leaves it standing. */
export function Shell() {
  const { pathname } = useLocation();
  const { error } = useSession();
  const loginOpen = useLoginDialogOpen();
  const [loginAsked, setLoginAsked] = useState(false);
  if (loginOpen && !loginAsked) setLoginAsked(true);
  useScroll();

  // A session that cannot be checked is only logged: the shopper goes on as a visitor.
  useEffect(() => {
    if (error) report('The session could not be checked', error);
  }, [error]);

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
      {loginAsked && (
        <Suspense fallback={null}>
          <LoginModal />
        </Suspense>
      )}
    </div>
  );
}
