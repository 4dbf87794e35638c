import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SellerOrdersQuery } from '#web/__generated__/seller-orders.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatCents, toCents } from '#web/shared/lib/format/money.ts';
import { notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { uploadDrawing } from '#web/shared/ui/drawings.ts';
import { Drawing } from '#web/shared/ui/Icon.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { saveCsvFile } from '../shell/save-file.ts';
import { dayText } from '../shell/store-days.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { readOrderView } from './order-view.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useOrderAddress } from './use-order-address.ts';
import * as texts from './texts.ts';
import * as styles from './OrderTools.css.ts';

type Sums = NonNullable<NonNullable<SellerOrdersQuery['seller']>['shown']>;
type AllSums = NonNullable<NonNullable<SellerOrdersQuery['seller']>['all']>;

interface OrderToolsProps {
  /** The number of cancelled orders that match the filters, in their tab; else undefined. They are in no sum. */
  cancelledCount: number | undefined;
  /** The sums of the filtered orders. */
  sums: Sums;
  /** The sums of all orders, for the chart and the list of payment methods. */
  all: AllSums;
  /** The start of each day in the chart. */
  starts: readonly Date[];
  /** Loads the file of all filtered orders, and reports how many have arrived. */
  loadFile: (onProgress: (count: number) => void) => Promise<Blob>;
}

/** Sums, a chart of two weeks, the filters, and the export of the filtered orders. */
export function OrderTools({ cancelledCount, sums, all, starts, loadFile }: OrderToolsProps) {
  const [params] = useSearchParams();
  const { setFilters } = useOrderAddress();
  const { paid, method, from, to } = readOrderView(params);
  const { has, timeZone } = useShopFacts();
  // A file of a period also has the refunds of orders that were placed before it.
  const mayHaveMore = has('ORDERS_BETWEEN') && (from !== '' || to !== '');
  const [loadedCount, setLoadedCount] = useState<number>();
  const { tests } = sums;
  const testCents = toCents(tests?.amount ?? 0);
  const count = sums.count - (tests?.count ?? 0);
  const amount = toCents(sums.amount) - testCents;
  const shownCount = cancelledCount ?? sums.count;
  // The list has the selected method even when no order has it.
  const methods = [...new Set([...all.payments, ...(method ? [method] : [])])].sort();

  async function exportOrders() {
    setLoadedCount(0);
    try {
      const file = await loadFile(setLoadedCount);
      const days = mayHaveMore ? [from, to].filter(Boolean) : [dayText(serverNow(), timeZone)];
      saveCsvFile(file, `${[texts.fileName, ...days].join('-')}.csv`);
    } catch (thrown) {
      notifyThrown(thrown);
    } finally {
      setLoadedCount(undefined);
    }
  }

  const set = (name: string, value: string) => setFilters({ [name]: value });

  return (
    <>
      {cancelledCount === undefined ? (
        <dl className={styles.tiles}>
          <Tile name={texts.orders}>{count}</Tile>
          <Tile name={texts.totalAmount}>{formatCents(amount)}</Tile>
          <Tile name={texts.pendingPayment}>{formatCents(toCents(sums.pendingAmount))}</Tile>
          <Tile name={texts.averageOrder}>{formatCents(count === 0 ? 0 : Math.round(amount / count))}</Tile>
        </dl>
      ) : (
        <p className={styles.none}>{texts.cancelledInNoSum}</p>
      )}
      {tests && tests.count > 0 && (
        <p className={styles.ends}>{texts.testOrders(tests.count, formatCents(testCents))}</p>
      )}
      <TwoWeeks days={daysWithoutTests(all)} leavesOut={all.tests !== null} starts={starts} timeZone={timeZone} />
      <div className={styles.tools}>
        <Field label={texts.paymentStatus}>
          <Select value={paid} onChange={(event) => set('paid', event.target.value)}>
            <option value="">{texts.all}</option>
            <option value="paid">{texts.paid}</option>
            <option value="pending">{texts.pending}</option>
          </Select>
        </Field>
        <Field label={texts.paymentMethod}>
          <Select value={method} onChange={(event) => set('method', event.target.value)}>
            <option value="">{texts.all}</option>
            {methods.map((each) => (
              <option key={each} value={each}>
                {texts.methodNames[each]}
              </option>
            ))}
          </Select>
        </Field>
        <PeriodFilter />
        {has('ORDERS_EXPORT') && (
          <Button
            variant="quiet"
            disabled={shownCount === 0 && !mayHaveMore}
            busy={loadedCount !== undefined}
            onClick={() => void exportOrders()}
          >
            <Drawing path={uploadDrawing} />
            <span>
              {loadedCount ? texts.loadingForFile(loadedCount, Math.max(loadedCount, shownCount)) : texts.exportCsv}
            </span>
          </Button>
        )}
      </div>
    </>
  );
}

/** The sums of each day, without its test payments. */
function daysWithoutTests({ days, tests }: AllSums): AllSums['days'] {
  return days.map(({ count, amount, ...day }, at) => {
    const test = tests?.days[at] ?? { count: 0, amount: 0 };
    return { ...day, count: count - test.count, amount: (toCents(amount) - toCents(test.amount)) / 100 };
  });
}

function Tile({ name, children }: { name: string; children: string | number }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileName}>{name}</dt>
      <dd className={styles.tileValue}>{children}</dd>
    </div>
  );
}

interface TwoWeeksProps {
  days: AllSums['days'];
  /** Whether the days are without cancelled and test orders. */
  leavesOut: boolean;
  starts: readonly Date[];
  timeZone: string;
}

/** The orders of the last two weeks as bars and as a table. */
function TwoWeeks({ days: sums, leavesOut, starts, timeZone }: TwoWeeksProps) {
  const days = starts.map((day, at) => ({ day, count: sums[at]?.count ?? 0, cents: toCents(sums[at]?.amount ?? 0) }));
  const maxCents = Math.max(1, ...days.map(({ cents }) => cents));
  const total = days.reduce((cents, day) => cents + day.cents, 0);
  const count = days.reduce((number, day) => number + day.count, 0);

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>{texts.lastTwoWeeks(leavesOut)}</figcaption>
      <svg
        // <img> cannot show inline drawings.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={texts.chartLabel(count, formatCents(total))}
        viewBox={`0 0 ${days.length * 20} 62`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map(({ day, cents }, at) => {
          const height = Math.max(2, (cents / maxCents) * 60);
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
      {/* The line names the first and the last day. The table names all days. */}
      <p className={styles.ends} aria-hidden="true">
        <span>{days[0] && formatMoment(days[0].day, 'day', timeZone)}</span>
        <span>{texts.today}</span>
      </p>
      <details>
        <summary className={styles.summary}>{texts.showTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.orders}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day.getTime()}>
                <th scope="row">{formatMoment(each.day, 'day', timeZone)}</th>
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
