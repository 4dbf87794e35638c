import { useEffect } from 'react';
import { useSellerOrdersQuery } from '#web/__generated__/seller.ts';
import { messageOf, notifyThrown } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerOrder } from './SellerOrder.tsx';
import { SellerPage } from './SellerPage.tsx';
import * as styles from './SellerOrdersPage.css.ts';

const placeholders = [1, 2, 3];

/** Every order that is paid or to be paid on delivery, the newest first, asked for anew at each visit. */
export function SellerOrdersPage() {
  const { data, error, refetch } = useSellerOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.seller?.orders;

  // The toast lies outside React.
  useEffect(() => {
    if (error) notifyThrown(error);
  }, [error]);

  if (!orders && error) {
    return (
      <SellerPage title="Orders">
        <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </SellerPage>
    );
  }
  if (!orders) {
    return (
      <SellerPage title="Orders">
        <div className={styles.orders} aria-busy="true" aria-label="Loading the orders">
          {placeholders.map((place) => (
            <Skeleton key={place} shape="panel" />
          ))}
        </div>
      </SellerPage>
    );
  }
  if (orders.length === 0) {
    return (
      <SellerPage title="Orders">
        <EmptyState
          art="/art/no-orders.webp"
          title="No orders yet"
          text="Orders appear here as soon as shoppers place them."
          action={<ButtonLink to={paths.sellerProductList}>Check the product list</ButtonLink>}
        />
      </SellerPage>
    );
  }

  const pending = orders.filter((order) => !order.isPaid).length;
  return (
    <SellerPage
      title="Orders"
      note={`${orders.length} ${orders.length === 1 ? 'order' : 'orders'}, ${pending} pending`}
    >
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <SellerOrder order={order} />
          </li>
        ))}
      </ul>
    </SellerPage>
  );
}
