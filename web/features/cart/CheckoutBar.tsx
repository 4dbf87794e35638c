import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { CartBarTotal } from './CartBarTotal.tsx';
import { useCartTotal, type FeeInTotal } from './CartTotal.tsx';
import * as texts from './texts.ts';
import * as styles from './CartBar.css.ts';

interface CheckoutBarProps {
  /** The id of the summary's heading. */
  heading: string;
  known: FeeInTotal;
}

/** A link from a long cart down to the order summary, for phones. It shows while the summary is out of view. */
export function CheckoutBar({ heading, known }: CheckoutBarProps) {
  const isInView = useInView(heading);
  const { items, total, fee } = useCartTotal(known);
  if (isInView) return null;

  return (
    <nav aria-label={texts.checkout} className={styles.bar}>
      <Link to={`#${heading}`} replace className={styles.link}>
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
