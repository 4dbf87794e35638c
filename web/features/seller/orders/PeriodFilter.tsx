import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { dayText } from '../shell/store-days.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { readOrderView } from './order-view.ts';
import { useOrderAddress } from './use-order-address.ts';
import * as texts from './texts.ts';

/** The months to choose: this one and the year before it. */
const monthCount = 13;

/** The first and the last day of a month and of the months before it, newest first. `day` is a day of the first one. */
function monthsUntil(day: string): { from: string; to: string }[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const text = (monthAt: number, date: number) => new Date(Date.UTC(year, monthAt, date)).toISOString().slice(0, 10);
  return Array.from({ length: monthCount }, (_none, at) => ({
    from: text(month - 1 - at, 1),
    to: text(month - at, 0),
  }));
}

/** Chooses when the orders were placed: lately, in a month, or from one day to another. */
export function PeriodFilter() {
  const [params] = useSearchParams();
  const { setFilters } = useOrderAddress();
  const { has, timeZone } = useShopFacts();
  const { days, from, to } = readOrderView(params);
  const hasSpans = has('ORDERS_BETWEEN');
  const today = dayText(serverNow(), timeZone);
  const months = hasSpans ? monthsUntil(today) : [];
  const hasSpan = hasSpans && (from !== '' || to !== '');
  const month = months.find((each) => each.from === from && each.to === to);

  function choose(value: string) {
    if (value === 'span') return setFilters({ days: '', from: from || today, to: to || today });
    const chosen = months.find((each) => each.from === value);
    return setFilters(chosen ? { days: '', ...chosen } : { days: value, from: '', to: '' });
  }

  return (
    <>
      <Field label={texts.period}>
        <Select
          value={month?.from ?? (hasSpan ? 'span' : String(days || ''))}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{texts.allTime}</option>
          <option value="1">{texts.today}</option>
          <option value="7">{texts.lastDays(7)}</option>
          <option value="30">{texts.lastDays(30)}</option>
          {months.map((each) => (
            <option key={each.from} value={each.from}>
              {formatMoment(`${each.from}T12:00Z`, 'month', 'UTC')}
            </option>
          ))}
          {hasSpans && <option value="span">{texts.twoDays}</option>}
        </Select>
      </Field>
      {hasSpan && (
        <>
          <Field label={texts.firstDay}>
            <Input type="date" value={from} onChange={(event) => setFilters({ days: '', from: event.target.value })} />
          </Field>
          <Field label={texts.lastDay}>
            <Input type="date" value={to} onChange={(event) => setFilters({ days: '', to: event.target.value })} />
          </Field>
        </>
      )}
    </>
  );
}
