import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SellerOrder_orderFragment, SellerOrdersQuery } from '#web/__generated__/seller.ts';
import { formatCents, toCents } from '#web/shared/lib/money.ts';
import { notify, notifyThrown } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Select } from '#web/shared/ui/Field.tsx';
import { ordersCsv, readOrderView } from './order-view.ts';
import * as styles from './OrderTools.css.ts';

type Sums = NonNullable<NonNullable<SellerOrdersQuery['seller']>['shown']>;
type AllSums = NonNullable<NonNullable<SellerOrdersQuery['seller']>['all']>;

interface OrderToolsProps {
  /** What the orders come to that the filters leave. */
  sums: Sums;
  /** What all orders come to, for the chart and the choice of methods. */
  all: AllSums;
  /** When each day of the chart began. */
  starts: readonly Date[];
  /** Brings every order that the filters leave, up to a bound, and says how many are here meanwhile. */
  collect: (
    onProgress: (count: number) => void,
  ) => Promise<{ orders: readonly SellerOrder_orderFragment[]; isWhole: boolean }>;
}

/** Sums, two weeks as a chart, filters in the address, and the chosen orders as a file. */
export function OrderTools({ sums, all, starts, collect }: OrderToolsProps) {
  const [params, setParams] = useSearchParams();
  const { paid, method, days } = readOrderView(params);
  const [collected, setCollected] = useState<number>();
  const { count } = sums;
  const amount = toCents(sums.amount);
  // A method that is chosen can be unchosen, whether or not it occurs.
  const methods = [...new Set([...all.paymentTypes, ...(method ? [method] : [])])].sort();

  async function exportOrders() {
    setCollected(0);
    try {
      const { orders, isWhole } = await collect(setCollected);
      saveCsv(orders);
      if (!isWhole)
        notify(
          `The file contains the newest ${orders.length} of ${count} orders. Choose a shorter period to export all of them.`,
        );
    } catch (thrown) {
      notifyThrown(thrown);
    } finally {
      setCollected(undefined);
    }
  }

  function set(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <>
      <dl className={styles.tiles}>
        <Tile name="Orders">{count}</Tile>
        <Tile name="Total amount">{formatCents(amount)}</Tile>
        <Tile name="Pending payment">{formatCents(toCents(sums.pendingAmount))}</Tile>
        <Tile name="Average order">{formatCents(count === 0 ? 0 : Math.round(amount / count))}</Tile>
      </dl>
      <TwoWeeks days={all.days} starts={starts} />
      <div className={styles.tools}>
        <Field label="Payment status">
          <Select value={paid} onChange={(event) => set('paid', event.target.value)}>
            <option value="">All</option>
            <option value="paid">Paid</option>
            <option value="pending">Pending</option>
          </Select>
        </Field>
        <Field label="Payment method">
          <Select value={method} onChange={(event) => set('method', event.target.value)}>
            <option value="">All</option>
            {methods.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label="Period">
          <Select value={days || ''} onChange={(event) => set('days', event.target.value)}>
            <option value="">All</option>
            <option value="1">Today</option>
            <option value="7">7 days</option>
            <option value="30">30 days</option>
          </Select>
        </Field>
        <Button
          variant="quiet"
          icon="upload"
          disabled={count === 0}
          busy={collected !== undefined}
          onClick={() => void exportOrders()}
        >
          {collected ? `Loading ${collected} of ${count}…` : 'Export CSV'}
        </Button>
      </div>
    </>
  );
}

function Tile({ name, children }: { name: string; children: string | number }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileName}>{name}</dt>
      <dd className={styles.tileValue}>{children}</dd>
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Bars for what a glance can tell, a table for the figures. */
function TwoWeeks({ days: sums, starts }: { days: AllSums['days']; starts: readonly Date[] }) {
  const days = starts.map((day, at) => ({ day, count: sums[at]?.count ?? 0, cents: toCents(sums[at]?.amount ?? 0) }));
  const most = Math.max(1, ...days.map(({ cents }) => cents));
  const total = days.reduce((cents, day) => cents + day.cents, 0);
  const count = days.reduce((number, day) => number + day.count, 0);

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>The last two weeks</figcaption>
      <svg
        // A drawing made of elements is no file that <img> could show.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`${count} ${count === 1 ? 'order' : 'orders'} for ${formatCents(total)} in the last two weeks.`}
        viewBox={`0 0 ${days.length * 20} 62`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map(({ day, cents }, at) => {
          const height = Math.max(2, (cents / most) * 60);
          return (
            <rect
              key={day.getTime()}
              className={cents > 0 ? styles.barFull : styles.barEmpty}
              x={at * 20 + 3}
              y={62 - height}
              width={14}
              height={height}
              rx={2}
            />
          );
        })}
      </svg>
      {/* Where the bars begin and end. Each of them is named in the table. */}
      <p className={styles.ends} aria-hidden="true">
        <span>{days[0] && dayFormat.format(days[0].day)}</span>
        <span>Today</span>
      </p>
      <details>
        <summary className={styles.summary}>Show table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Orders</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day.getTime()}>
                <th scope="row">{dayFormat.format(each.day)}</th>
                <td>{each.count}</td>
                <td>{formatCents(each.cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function saveCsv(orders: readonly SellerOrder_orderFragment[]) {
  const url = URL.createObjectURL(new Blob([ordersCsv(orders)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // Some browsers read the file a moment later only.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
