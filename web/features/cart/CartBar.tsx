import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { CartBarTotal } from './CartBarTotal.tsx';
import { useCartTotal } from './CartTotal.tsx';
import * as texts from './total/texts.ts';
import * as styles from './CartBar.css.ts';

/** A link to the cart at the bottom of a phone's screen, with the total. */
export function CartBar() {
  const { items, total, fee } = useCartTotal();
  return (
    <div className={styles.room}>
      <nav aria-label={texts.cart} className={styles.bar}>
        <Link to={paths.cart} className={styles.link}>
          <Icon name="cart" size={22} />
          <span className={styles.items}>{items}</span> <CartBarTotal total={total} fee={fee} />{' '}
          <span className={styles.go}>
            {texts.viewCart}
            <Icon name="chevron-right" size={18} />
          </span>
        </Link>
      </nav>
    </div>
  );
}
