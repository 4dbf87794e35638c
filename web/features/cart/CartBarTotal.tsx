import * as styles from './CartBar.css.ts';

interface CartBarTotalProps {
  total: string | undefined;
  /** Whether the fee of the delivery is not in the total. */
  isFeeOpen: boolean;
}

/** The same amount as the total of the order summary. */
export function CartBarTotal({ total, isFeeOpen }: CartBarTotalProps) {
  return (
    <span className={styles.total}>
      {total} {total && <span className={styles.items}>{isFeeOpen ? 'plus delivery' : 'incl. tax'}</span>}
    </span>
  );
}
