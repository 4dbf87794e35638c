import * as texts from './total/texts.ts';
import * as styles from './CartBar.css.ts';

interface CartBarTotalProps {
  total: string | undefined;
  /** Whether the total leaves out a delivery fee, or includes one. */
  fee: 'open' | 'included' | undefined;
}

/** The total in the bars at the bottom of the screen. */
export function CartBarTotal({ total, fee }: CartBarTotalProps) {
  const words = fee === undefined ? texts.inclTax : fee === 'open' ? texts.plusDelivery : texts.inclDelivery;
  return (
    <span className={styles.total}>
      <span>{total}</span> {total && <span className={styles.items}>{words}</span>}
    </span>
  );
}
