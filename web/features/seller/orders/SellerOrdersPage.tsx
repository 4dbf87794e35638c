import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { readOrderView } from './order-view.ts';
import { OrderTools } from './OrderTools.tsx';
import { SellerOrder } from './SellerOrder.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { newOrdersText, useSellerOrders } from './use-seller-orders.ts';
import * as tools from './OrderTools.css.ts';
import * as styles from './SellerOrdersPage.css.ts';

const numberFormat = new Intl.NumberFormat('en-US');

/** All orders that are paid or to be paid on delivery, newest first. */
export function SellerOrdersPage() {
  const [params] = useSearchParams();
  const list = useSellerOrders(readOrderView(params));
  const { orders, sums, all, starts, newCount, isOutdated, loading, showNew, error, retry } = list;

  useErrorToast(error);

  if (error) return <SellerPageError title="Orders" error={error} onRetry={retry} />;
  if (!orders || !sums || !all) {
    return <SellerPageLoading title="Orders" label="Loading the orders" shape="panel" />;
  }
  const newOrdersButton = newCount > 0 && (
    <div className={tools.newOrders}>
      <Button icon="receipt" onClick={showNew}>
        Show {newOrdersText(newCount)}
      </Button>
    </div>
  );
  if (all.count === 0) {
    return (
      <SellerPage title="Orders">
        {newOrdersButton}
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
      note={`${numberFormat.format(all.count)} ${all.count === 1 ? 'order' : 'orders'}, ${numberFormat.format(all.pendingCount)} pending`}
    >
      {newOrdersButton}
      {isOutdated && (
        <p className={tools.outdated}>
          The shop cannot be reached, so this list may be out of date. It updates by itself.
        </p>
      )}
      <OrderTools sums={sums} all={all} starts={starts} loadAll={list.loadAll} />
      {orders.length === 0 && !loading && <p className={tools.none}>No orders match. Change the filters.</p>}
      <ul className={styles.orders} aria-label="Orders, newest first" aria-busy={loading}>
        {orders.map((order) => (
          <li key={order.id}>
            <SellerOrder order={order} />
          </li>
        ))}
      </ul>
      {list.hasOlder && (
        <div className={tools.older}>
          <p>
            {numberFormat.format(orders.length)} of {numberFormat.format(sums.count)} orders are shown.
          </p>
          <Button variant="quiet" busy={loading} onClick={list.showOlder}>
            Load older orders
          </Button>
        </div>
      )}
    </SellerPage>
  );
}
