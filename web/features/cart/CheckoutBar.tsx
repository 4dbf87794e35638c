import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '#web/shared/lib/media-query.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { CartBarTotal } from './CartBarTotal.tsx';
import { useCartTotal, type FeeInTotal } from './CartTotal.tsx';
import * as texts from './texts.ts';
import * as styles from './CartBar.css.ts';

/** The id of the order summary's heading. */
export const summaryHeading = 'summary-heading';

/** A link from a long cart down to the order summary. It shows on phones, while the summary is out of view. */
export function CheckoutBar(known: FeeInTotal) {
  const isPhone = useMediaQuery('(max-width: 699px)');
  const isInView = useInView(summaryHeading);
  const { items, total, fee } = useCartTotal(known);
  if (!isPhone || isInView) return null;

  return (
    <nav aria-label={texts.checkout} className={styles.bar}>
      <Link to={`#${summaryHeading}`} replace className={styles.link}>
        <Icon name="cart" size={22} />
        <span className={styles.items}>{items}</span> <CartBarTotal total={total} fee={fee} />{' '}
        <span className={styles.go}>
          {texts.checkout}
          <Icon name="chevron-down" size={18} />
        </span>
      </Link>
    </nav>
  );
}

/** Whether an element is in view or above it. It is true until the browser has reported it. */
function useInView(id: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsInView(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
