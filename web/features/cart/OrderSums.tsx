import { addedTaxPercent } from '#common/limits.ts';
import { formatCents, isTaxIncluded } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';
import * as styles from './OrderSummary.css.ts';

interface OrderSumsProps {
  /** The price of the products, in cents. */
  amount: number;
  /** Of all products, in cents. */
  deposits: number;
  shippingCents: number;
  /** The words to show instead of a fee. */
  shippingText: string | undefined;
  tax: number;
}

/** The parts of the order's total. */
export function OrderSums({ amount, deposits, shippingCents, shippingText, tax }: OrderSumsProps) {
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>{texts.price}</dt>
        <dd>{formatCents(amount)}</dd>
      </div>
      {deposits > 0 && (
        <div className={styles.sum}>
          <dt>{texts.deposits}</dt>
          <dd>{formatCents(deposits)}</dd>
        </div>
      )}
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
          <dt>{texts.tax(addedTaxPercent)}</dt>
          <dd>{formatCents(tax)}</dd>
        </div>
      )}
    </dl>
  );
}
