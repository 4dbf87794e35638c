import { useSearchParams } from 'react-router-dom';
import { messageOf } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { applyOrderView, readOrderView } from './order-view.ts';
import { OrderTools } from './OrderTools.tsx';
import { SellerOrder } from './SellerOrder.tsx';
import { SellerPage } from './SellerPage.tsx';
import { freshWords, useFreshOrders } from './use-fresh-orders.ts';
import * as tools from './OrderTools.css.ts';
import * as styles from './SellerOrdersPage.css.ts';

const placeholders = [1, 2, 3];

/** Every order that is paid or to be paid on delivery, the newest first, asked for anew at each visit. */
export function SellerOrdersPage() {
  const { orders, now, fresh, late, showFresh, error, retry } = useFreshOrders();
  const [params] = useSearchParams();

  useErrorToast(error);

  if (!orders && error) {
    return (
      <SellerPage title="Orders">
        <ErrorState message={messageOf(error)} onRetry={retry} />
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
  const news = fresh > 0 && (
    <div className={tools.fresh}>
      <Button icon="receipt" onClick={showFresh}>
        {freshWords(fresh)}: show
      </Button>
    </div>
  );
  if (orders.length === 0) {
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

  const shown = applyOrderView(orders, readOrderView(params), now);
  const pending = orders.filter((order) => !order.isPaid).length;
  return (
    <SellerPage
      title="Orders"
      note={`${orders.length} ${orders.length === 1 ? 'order' : 'orders'}, ${pending} pending`}
    >
      {news}
      {late && (
        <p className={tools.late}>The shop cannot be reached: this list may be old. It is asked for again by itself.</p>
      )}
      <OrderTools all={orders} shown={shown} now={now} />
      {shown.length === 0 && <p className={tools.none}>No order fits. Change the filters.</p>}
      <ul className={styles.orders} aria-label="Orders, newest first">
        {shown.map((order) => (
          <li key={order.id}>
            <SellerOrder order={order} />
          </li>
        ))}
      </ul>
    </SellerPage>
  );
}
