import { formatCents, isTaxIncluded, taxPercent } from '#web/shared/lib/money.ts';
import * as texts from './texts.ts';
import * as styles from './OrderSummary.css.ts';

interface OrderSumsProps {
  /** The price of the products, in cents. */
  amount: number;
  shippingCents: number;
  /** The words to show instead of a fee. */
  shippingText: string | undefined;
  /** Whether the total leaves out the delivery fee, because it is not known yet. */
  isFeeOpen: boolean;
  tax: number;
  total: number;
}

/** The total of the order and its parts. */
export function OrderSums({ amount, shippingCents, shippingText, isFeeOpen, tax, total }: OrderSumsProps) {
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>{texts.price}</dt>
        <dd>{formatCents(amount)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>{texts.shippingFee}</dt>
        {shippingText !== undefined ? (
          <dd>{shippingText}</dd>
        ) : shippingCents === 0 ? (
          <dd className={styles.free}>{texts.free}</dd>
        ) : (
          <dd>{formatCents(shippingCents)}</dd>
        )}
      </div>
      {!isTaxIncluded() && (
        <div className={styles.sum}>
          <dt>{texts.tax(taxPercent)}</dt>
          <dd>{formatCents(tax)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{texts.totalAmount(isTaxIncluded(), isFeeOpen)}</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  );
}
