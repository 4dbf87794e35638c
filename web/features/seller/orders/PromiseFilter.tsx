import { Link, useSearchParams } from 'react-router-dom';
import type { SellerOrdersQuery } from '#web/__generated__/seller-orders.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { slotTimesText } from '#web/shared/order-life/slot-text.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { tab } from '../shell/tabs.css.ts';
import { readOrderView, timeInAddress } from './order-view.ts';
import { useOrderAddress } from './use-order-address.ts';
import * as texts from './texts.ts';
import * as stages from './OrderStages.css.ts';
import * as styles from './PromiseFilter.css.ts';

type PromisedTimes = NonNullable<NonNullable<SellerOrdersQuery['seller']>['promisedTimes']>;

interface PromiseFilterProps {
  /** The promised times of the chosen day; undefined while they load, and without a day. */
  times: PromisedTimes | undefined;
  /** The shop's IANA time zone. */
  timeZone: string;
  /** Whether the tab of the open orders is there. */
  hasStages: boolean;
}

const days = [
  ['', texts.anyDay],
  ['today', texts.today],
  ['tomorrow', texts.tomorrow],
] as const;

/** Chooses the day and the time that orders are promised for, and the order of the list. */
export function PromiseFilter({ times, timeZone, hasStages }: PromiseFilterProps) {
  const [params] = useSearchParams();
  const { searchWith, setFilters } = useOrderAddress();
  const { day, time, sort, stage } = readOrderView(params);
  const isOtherDay = day !== '' && day !== 'today' && day !== 'tomorrow';

  function sortBy(value: string) {
    // By promise, the list of all orders would begin with the oldest delivered ones.
    const isEndless = value === 'promised' && day === '' && stage === '' && hasStages;
    setFilters({ sort: value, ...(isEndless && { stage: 'OPEN' }) });
  }

  return (
    <>
      <div className={styles.row}>
        <nav aria-label={texts.promisedDay} className={styles.strip}>
          <span className={styles.label} aria-hidden="true">
            {texts.promisedDay}
          </span>
          {days.map(([value, label]) => (
            <Link
              key={value}
              to={{ search: searchWith({ day: value, time: '' }) }}
              replace
              className={tab}
              aria-current={value === day ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
          <span className={styles.date} data-used={isOtherDay || undefined}>
            <Input
              type="date"
              aria-label={texts.otherDay}
              title={texts.otherDay}
              value={isOtherDay ? day : ''}
              onChange={(event) => setFilters({ day: event.target.value, time: '' })}
            />
          </span>
        </nav>
        <div className={styles.sort}>
          <Field label={texts.sortBy}>
            <Select
              value={sort === 'PROMISED' ? 'promised' : 'newest'}
              onChange={(event) => sortBy(event.target.value)}
            >
              <option value="newest">{texts.newestFirst}</option>
              <option value="promised">{texts.byPromise}</option>
            </Select>
          </Field>
        </div>
      </div>
      {day !== '' && times && times.length === 0 && <p className={styles.none}>{texts.nonePromised}</p>}
      {day !== '' && times && times.length > 0 && (
        <nav aria-label={texts.promisedTimes} className={styles.strip}>
          <Link
            to={{ search: searchWith({ time: '' }) }}
            replace
            className={tab}
            aria-current={time === null ? 'page' : undefined}
          >
            {texts.allTimes} <span className={stages.count}>{formatNumber(sumOf(times))}</span>
          </Link>
          {mergedTimes(times).map((each) => (
            <Link
              key={timeInAddress(each)}
              to={{ search: searchWith({ time: timeInAddress(each) }) }}
              replace
              className={tab}
              aria-current={time && timeInAddress(time) === timeInAddress(each) ? 'page' : undefined}
            >
              <span>{slotTimesText(each, timeZone)}</span>{' '}
              <span className={stages.count}>{formatNumber(each.count)}</span>
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

const sumOf = (times: PromisedTimes) => times.reduce((sum, { count }) => sum + count, 0);

/** The times with one entry for each start and kind: the filter does not tell ends apart. */
function mergedTimes(times: PromisedTimes): PromisedTimes[number][] {
  const merged = new Map<string, PromisedTimes[number]>();
  for (const each of times) {
    const start = new Date(each.start).toISOString();
    const key = timeInAddress({ kind: each.kind, start });
    const known = merged.get(key);
    merged.set(key, { ...each, start, count: each.count + (known?.count ?? 0) });
  }
  return [...merged.values()];
}
