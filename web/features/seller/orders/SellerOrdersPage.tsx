import { useSearchParams } from 'react-router-dom';
import { messageOf } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { readOrderView } from './order-view.ts';
import { OrderTools } from './OrderTools.tsx';
import { SellerOrder } from './SellerOrder.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { freshWords, useSellerOrders } from './use-seller-orders.ts';
import * as tools from './OrderTools.css.ts';
import * as styles from './SellerOrdersPage.css.ts';

const placeholders = [1, 2, 3];
const numbers = new Intl.NumberFormat('en-US');

/** Every order that is paid or to be paid on delivery, the newest first, asked for anew at each visit. */
export function SellerOrdersPage() {
  const [params] = useSearchParams();
  const found = useSellerOrders(readOrderView(params));
  const { orders, sums, all, starts, fresh, late, loading, showFresh, error, retry } = found;

  useErrorToast(error);

  if (error) {
    return (
      <SellerPage title="Orders">
        <ErrorState message={messageOf(error)} onRetry={retry} />
      </SellerPage>
    );
  }
  if (!orders || !sums || !all) {
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
  const news = fresh > 0 && (
    <div className={tools.fresh}>
      <Button icon="receipt" onClick={showFresh}>
        Show {freshWords(fresh)}
      </Button>
    </div>
  );
  if (all.count === 0) {
    return (
      <SellerPage title="Orders">
        {news}
        <EmptyState
          art="/art/no-orders.webp"
          title="No orders yet"
          text="Orders appear here as soon as shoppers place them."
          action={<ButtonLink to={paths.sellerProductList}>Check the product list</ButtonLink>}
        />
      </SellerPage>
    );
  }

  return (
    <SellerPage
      title="Orders"
      note={`${numbers.format(all.count)} ${all.count === 1 ? 'order' : 'orders'}, ${numbers.format(all.pendingCount)} pending`}
    >
      {news}
      {late && (
        <p className={tools.late}>The shop cannot be reached, so this list may be out of date. It updates by itself.</p>
      )}
      <OrderTools sums={sums} all={all} starts={starts} collect={found.collect} />
      {orders.length === 0 && !loading && <p className={tools.none}>No orders match. Change the filters.</p>}
      <ul className={styles.orders} aria-label="Orders, newest first" aria-busy={loading}>
        {orders.map((order) => (
          <li key={order.id}>
            <SellerOrder order={order} />
          </li>
        ))}
      </ul>
      {found.hasOlder && (
        <div className={tools.older}>
          <p>
            {numbers.format(orders.length)} of {numbers.format(sums.count)} orders are shown.
          </p>
          <Button variant="quiet" busy={loading} onClick={found.showOlder}>
            Load older orders
          </Button>
        </div>
      )}
    </SellerPage>
  );
}
