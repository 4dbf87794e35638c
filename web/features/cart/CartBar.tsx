import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useCartProductsQuery } from '#web/__generated__/cart.ts';
import { cartCount } from '#web/shared/cart/cart-state.ts';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { cartTotals, formatCents } from '#web/shared/lib/money.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as styles from './CartBar.css.ts';

/** The way to the cart at a phone's lower edge, with what the cart costs. It is not there while the cart is empty. */
export function CartBar() {
  // After what was pressed has answered: the bar is not what the finger is on.
  const cart = useDeferredValue(useCart().cart);
  const count = cartCount(cart);
  const ids = Object.keys(cart).slice(0, 100);
  const { data, previousData } = useCartProductsQuery({ variables: { ids }, skip: ids.length === 0 });
  if (count === 0) return null;

  const products = (data ?? previousData)?.products?.nodes ?? [];
  const lines = ids.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    return product ? [{ product, quantity: cart[id] ?? 0 }] : [];
  });
  // A sum without all of its products would be wrong: better none for a moment.
  const total = lines.length === ids.length ? formatCents(cartTotals(lines).total) : undefined;
  const items = `${count} ${count === 1 ? 'item' : 'items'}`;

  return (
    <div className={styles.room}>
      <nav aria-label="Cart" className={styles.bar}>
        <Link to={paths.cart} className={styles.link}>
          <Icon name="cart" size={22} />
          <span className={styles.items}>{items}</span> <span className={styles.total}>{total}</span>{' '}
          <span className={styles.go}>
            View cart
            <Icon name="chevron-right" size={18} />
          </span>
        </Link>
      </nav>
    </div>
  );
}
