import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { expectOpenOrder } from './expected-bar.ts';
import { openUntilText } from './open-order-texts.ts';
import { useOpenOrders } from './use-open-orders.ts';
import { useWantedOrder, wantOrder } from './wanted-order.ts';
import * as texts from './texts.ts';
import * as styles from './OpenOrderBar.css.ts';

/** Says to which order the shopper can still add something, and until when. */
export function OpenOrderBar() {
  const { pathname } = useLocation();
  const { count } = useCart();
  const { orders, isKnown, reload } = useOpenOrders();
  const wanted = useWantedOrder();

  // An order was perhaps placed or cancelled on the page before.
  const refresh = useEffectEvent(() => {
    if (orders.length > 0 || pathname === paths.myOrders) reload();
  });
  useEffect(() => refresh(), [pathname]);

  const lastUntil = orders.at(-1)?.openUntil ?? null;
  useEffect(() => {
    if (isKnown) expectOpenOrder(lastUntil);
  }, [isKnown, lastUntil]);

  const order = orders.find(({ id }) => id === wanted) ?? orders[0];
  if (!order) return null;
  const isWanted = order.id === wanted;
  const until = openUntilText(order.openUntil);
  return (
    <aside className={styles.bar} aria-label={texts.openOrder}>
      <span>{isWanted ? texts.comesWith(order.number, until) : texts.isOpen(order.number, until)}</span>
      {(!isWanted || count > 0) && (
        <Link to={count > 0 ? paths.cart : paths.products} className={styles.link} onClick={() => wantOrder(order.id)}>
          {isWanted ? texts.toCart : texts.addToIt}
        </Link>
      )}
    </aside>
  );
}
