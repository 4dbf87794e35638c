import type { DayTakings_takingsFragment } from '#web/__generated__/seller-today.ts';
import { formatCents, toCents } from '#web/shared/lib/money.ts';
import { formatNumber } from '#web/shared/lib/numbers.ts';
import { TablePanel } from './TablePanel.tsx';
import * as texts from './texts.ts';

type DayTax = NonNullable<DayTakings_takingsFragment['taxes']>[number];

interface TaxesTableProps {
  days: readonly { real: DayTakings_takingsFragment }[];
  names: readonly string[];
}

const keyOf = ({ name, rate }: DayTax) => `${formatNumber(rate)} % ${name}`;

/**
 * The taxes in the takings of each day by rate, newest first. Renders nothing when no order has prices that include
 * taxes.
 */
export function TaxesTable({ days, names }: TaxesTableProps) {
  const taxesOf = (day: { real: DayTakings_takingsFragment }) => day.real.taxes ?? [];
  const all = days.flatMap(taxesOf);
  const keys = [...new Set(all.toSorted((one, other) => other.rate - one.rate).map(keyOf))];
  if (keys.length === 0) return null;
  const rows = days.map((day, at) => ({ key: at, name: names[at] ?? '', taxes: taxesOf(day) })).toReversed();
  const sum = (taxes: readonly DayTax[], key: string, field: 'amount' | 'net') =>
    formatCents(taxes.filter((tax) => keyOf(tax) === key).reduce((cents, tax) => cents + toCents(tax[field]), 0));
  return (
    <TablePanel title={texts.taxesByRate}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {keys.flatMap((key) => [
            <th key={`${key} net`} scope="col">
              {texts.netAt(key)}
            </th>,
            <th key={key} scope="col">
              {texts.taxOf(key)}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {[...rows, { key: 'all', name: texts.allDays, taxes: all }].map(({ key: row, name, taxes }) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {keys.flatMap((key) => [
              <td key={`${key} net`}>{sum(taxes, key, 'net')}</td>,
              <td key={key}>{sum(taxes, key, 'amount')}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
