import { formatCents, isTaxIncluded, taxPercent } from '#web/shared/lib/money.ts';
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
        <dt>Price</dt>
        <dd>{formatCents(amount)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>Shipping Fee</dt>
        {shippingText !== undefined ? (
          <dd>{shippingText}</dd>
        ) : shippingCents === 0 ? (
          <dd className={styles.free}>Free</dd>
        ) : (
          <dd>{formatCents(shippingCents)}</dd>
        )}
      </div>
      {!isTaxIncluded() && (
        <div className={styles.sum}>
          <dt>Tax ({taxPercent}%)</dt>
          <dd>{formatCents(tax)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          Total Amount{isTaxIncluded() && ', incl. tax'}
          {isFeeOpen && ', plus delivery'}
        </dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  );
}
