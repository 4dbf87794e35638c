import { formatCents, type cartTotals } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

interface OrderTotalsProps extends Pick<ReturnType<typeof cartTotals>, 'amount' | 'deposits' | 'tax'> {
  shippingCents: number;
  total: number;
}

/** The sums of an order, in cents. */
export function OrderTotals({ amount, deposits, tax, shippingCents, total }: OrderTotalsProps) {
  const rows: [string, number][] = [
    [texts.goodsSum, amount],
    [texts.deposits, deposits],
    [texts.delivery, shippingCents],
    [texts.tax, tax],
  ];
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => (
          <Row key={label} label={label} cents={cents} />
        ))}
      <Row label={texts.total} cents={total} />
    </dl>
  );
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles.sum}>{formatCents(cents)}</dd>
    </>
  );
}
