import { useApolloClient } from '@apollo/client/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useMediaQuery } from '#web/shared/lib/page/media-query.ts';
import { nextTask } from '#web/shared/lib/page/next-task.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useLoginDialogOpen } from '#web/shared/session/login-dialog.ts';
import { expectOpenOrder } from '#web/shared/open-orders/expected-bar.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { refetchFailedQueries } from '#web/shared/apollo/refetch-failed-queries.ts';
import { phone } from '#web/theme/theme.css.ts';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { PageArea } from './PageArea.tsx';
import { useScroll } from './use-scroll.ts';
import * as texts from './texts.ts';
import * as styles from './Shell.css.ts';

const LoginModal = optionalPart(async () => (await import('#web/features/account/LoginModal.tsx')).LoginModal);

const CartBar = optionalPart(async () => (await import('#web/features/cart/CartBar.tsx')).CartBar);

const OpenOrderBar = optionalPart(async () => (await import('#web/shared/open-orders/OpenOrderBar.tsx')).OpenOrderBar);

/** The checkout offers the same as the bar of an open order, and the others are left for a moment only. */
const withoutOrderBar: readonly string[] = [paths.cart, paths.addAddress, paths.guestCheckout, paths.loader];

/** The cart bar would cover the buttons of these pages. The product page has its own bar. */
const withoutCartBar = new RegExp(
  `^(?:${paths.cart}|${paths.addAddress}|${paths.guestCheckout}|${paths.loader}|/products/[^/]+/.+)$`,
);

/**
 * Everything around a shopper's page. It stays when a page fails to render. It has no state that changes at the start: each
 * such change would take over the whole page at once, in one long task.
 */
export function Shell() {
  const { pathname } = useLocation();
  useScroll();

  const client = useApolloClient();
  // Loaded as a chunk of its own, because a page works without it.
  useEffect(() => {
    const extras = nextTask()
      .then(() => import('./after-start.ts'))
      .then(({ startExtras }) => startExtras(client))
      .catch(() => undefined);
    return () => void extras.then((stop) => stop?.());
  }, [client]);

  // When the network returns, failed queries are sent again.
  useEffect(() => refetchFailedQueries(client), [client]);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {texts.skipToContent}
      </a>
      <Navbar />
      {!withoutOrderBar.includes(pathname) && <OpenOrder />}
      <div className={styles.page}>
        <PageArea />
      </div>
      <Footer />
      {!withoutCartBar.test(pathname) && <PhoneCartBar />}
      <LoginDialog />
    </div>
  );
}

/** Only shoppers who are logged in have orders that can be open. */
function OpenOrder() {
  const { status, user } = useSession();
  useEffect(() => {
    if (status === 'out') expectOpenOrder(null);
  }, [status]);
  return (
    <div className={styles.orderBar}>
      {user && (
        <Suspense fallback={null}>
          <OpenOrderBar key={user.id} />
        </Suspense>
      )}
    </div>
  );
}

function PhoneCartBar() {
  const isPhone = useMediaQuery(phone);
  // Deferred, so that the pressed button renders before the bar.
  const count = useDeferredValue(useCart().count);
  return (
    isPhone &&
    count > 0 && (
      <Suspense fallback={null}>
        <CartBar />
      </Suspense>
    )
  );
}

function LoginDialog() {
  const isOpen = useLoginDialogOpen();
  const [isLoaded, setIsLoaded] = useState(false);
  if (isOpen && !isLoaded) setIsLoaded(true);
  return (
    isLoaded && (
      <Suspense fallback={null}>
        <LoginModal />
      </Suspense>
    )
  );
}
