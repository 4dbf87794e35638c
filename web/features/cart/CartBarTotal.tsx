import * as styles from './CartBar.css.ts';

/** What the shopper will pay: the same amount as the total of the order summary. */
export function CartBarTotal({ total }: { total: string | undefined }) {
  return (
    <span className={styles.total}>
      {total} {total && <span className={styles.items}>incl. tax</span>}
    </span>
  );
}
