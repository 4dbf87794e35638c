import * as texts from './total/texts.ts';
import * as styles from './CartBar.css.ts';

interface CartBarTotalProps {
  total: string | undefined;
  /** Whether the total leaves out the delivery fee. */
  isFeeOpen: boolean;
}

/** The total in the bars at the bottom of the screen. */
export function CartBarTotal({ total, isFeeOpen }: CartBarTotalProps) {
  return (
    <span className={styles.total}>
      {total} {total && <span className={styles.items}>{isFeeOpen ? texts.plusDelivery : texts.inclTax}</span>}
    </span>
  );
}
