import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMyOrdersQuery } from '#web/__generated__/orders.ts';
import { shownOrderIn } from '#web/shared/cart/shown-order.ts';
import { findPlaced } from './placed-order.ts';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { ChargedNotice } from './ChargedNotice.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderChangeContext } from './order-change.ts';
import { useNewestOrders } from './use-newest-orders.ts';
import { useOlderOrders } from './use-older-orders.ts';
import * as texts from './texts.ts';
import * as styles from './MyOrdersPage.css.ts';

/** The order of somebody without an account has the same parts, so its code is loaded after that of this page. */
export const loadGuestOrder = () => import('./GuestOrder.tsx');

export function MyOrdersPage() {
  const { status, error: sessionError } = useSession();
  const { checkAgain } = useSessionActions();
  const isOnline = useOnline();
  // Orders change at the store: cached ones show at once and are always reloaded.
  const { data, error, loading, refetch } = useMyOrdersQuery({
    skip: status !== 'in',
    fetchPolicy: 'cache-and-network',
  });
  const newest = data?.me?.page;
  const { orders, hasOlder, isBusy, showOlder } = useOlderOrders(newest);
  const shown = shownOrderIn(useLocation().state);
  // The cached list does not have the new order yet.
  const current = loading || error ? undefined : orders;
  const placed = shown && current ? findPlaced(shown, current) : undefined;
  // The store lists an online order when the provider has confirmed the payment.
  const isAwaited = current && shown?.payment === 'ONLINE' && shown.userId === data?.me?.id && !placed;
  const whileChanging = useNewestOrders(newest?.nodes, isAwaited ?? false);

  // The specification wants this failure logged, without a toast.
  useEffect(() => {
    if (error) report('The orders could not be loaded', error);
  }, [error]);

  // After a failed session check it is not known whether a shopper is logged in.
  const failure = orders ? undefined : status === 'in' ? error : sessionError;
  const reload = () => (status === 'in' ? refetch() : checkAgain());

  return (
    <Page title={texts.myOrders}>
      <PageHeading>{texts.myOrders}</PageHeading>
      {shown && current && <ChargedNotice shown={shown} orders={current} />}
      {isAwaited && <Notice>{texts.awaited}</Notice>}
      {status === 'out' && !failure && (
        <EmptyState
          art="/art/no-orders.webp"
          title={texts.logInToSee}
          action={<Button onClick={openLoginDialog}>{texts.logIn}</Button>}
        />
      )}
      {status !== 'out' && !orders && !error && (
        <div className={styles.list} aria-busy="true">
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </div>
      )}
      {failure && !isOnline && (
        <EmptyState art="/art/no-orders.webp" title={texts.offline} text={texts.ordersAppearOnline} />
      )}
      {failure && isOnline && (
        <ErrorState
          message={texts.notLoaded}
          onRetry={loading ? undefined : () => void reload().catch(() => undefined)} // the error shows through `failure`
        />
      )}
      {orders?.length === 0 && !isAwaited && (
        <EmptyState
          art="/art/no-orders.webp"
          title={texts.noOrders}
          text={texts.ordersAppear}
          action={<ButtonLink to={paths.products}>{texts.startShopping}</ButtonLink>}
        />
      )}
      {orders && orders.length > 0 && (
        <OrderChangeContext value={whileChanging}>
          <ul className={styles.list} aria-label={texts.newestFirst}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} isNew={order.id === placed?.id} />
              </li>
            ))}
          </ul>
        </OrderChangeContext>
      )}
      {hasOlder && (
        <p className={styles.older}>
          <Button variant="quiet" busy={isBusy} onClick={() => void showOlder().catch(notifyThrown)}>
            {texts.loadOlder}
          </Button>
        </p>
      )}
    </Page>
  );
}
