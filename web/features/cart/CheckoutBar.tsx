import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '#web/shared/lib/media-query.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { useCartTotal } from './use-cart-total.ts';
import * as styles from './CartBar.css.ts';

/** The id of the heading over address, payment and the order's button. */
export const summaryHeading = 'summary-heading';

/** On a phone with a long cart: what it costs, and the way down to where it is ordered. It leaves when that is in sight. */
export function CheckoutBar() {
  const isPhone = useMediaQuery('(max-width: 699px)');
  const isInSight = useInSight(summaryHeading);
  const { items, total } = useCartTotal();
  if (!isPhone || isInSight) return null;

  return (
    <nav aria-label="Checkout" className={styles.bar}>
      <Link to={`#${summaryHeading}`} replace className={styles.link}>
        <Icon name="cart" size={22} />
        <span className={styles.items}>{items}</span> <span className={styles.total}>{total}</span>{' '}
        <span className={styles.go}>
          Checkout
          <Icon name="chevron-down" size={18} />
        </span>
      </Link>
    </nav>
  );
}

/** Whether an element shows, or was scrolled past. Until the browser has said so, it counts as if it did. */
function useInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(true);
  // What is in sight is the browser's to say.
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsInSight(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}
