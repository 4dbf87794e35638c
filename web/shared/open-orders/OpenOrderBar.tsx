import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { openUntilText } from './open-order-texts.ts';
import { useOpenOrders } from './use-open-orders.ts';
import { useWantedOrder, wantOrder } from './wanted-order.ts';
import * as texts from './texts.ts';
import * as styles from './OpenOrderBar.css.ts';

/** The checkout offers the same, and the others are left for a moment only. */
const withoutBar: readonly string[] = [paths.cart, paths.addAddress, paths.guestCheckout, paths.loader];

/** Says to which order the shopper can still add something, and until when. */
export function OpenOrderBar() {
  const { pathname } = useLocation();
  const { count } = useCart();
  const { orders, reload } = useOpenOrders();
  const wanted = useWantedOrder();
  const isShown = !withoutBar.includes(pathname);

  // An order was perhaps placed or cancelled on the page before.
  const refresh = useEffectEvent(() => {
    if (orders.length > 0 || pathname === paths.myOrders) reload();
  });
  useEffect(() => refresh(), [pathname]);

  const order = orders.find(({ id }) => id === wanted) ?? orders[0];
  if (!order || !isShown) return null;
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
