import type { DayTakings_takingsFragment } from '#web/__generated__/seller-today.ts';
import { formatCents, toCents } from '#web/shared/lib/money.ts';
import { formatNumber } from '#web/shared/lib/numbers.ts';
import { TablePanel } from './TablePanel.tsx';

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
  const rows = days.map((day, at) => ({ name: names[at] ?? '', taxes: taxesOf(day) })).toReversed();
  const sum = (taxes: readonly DayTax[], key: string, field: 'amount' | 'net') =>
    formatCents(taxes.filter((tax) => keyOf(tax) === key).reduce((cents, tax) => cents + toCents(tax[field]), 0));
  return (
    <TablePanel title="Taxes by rate">
      <thead>
        <tr>
          <th scope="col">Day</th>
          {keys.flatMap((key) => [
            <th key={`${key} net`} scope="col">
              Net at {key}
            </th>,
            <th key={key} scope="col">
              Tax of {key}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {[...rows, { name: 'All days', taxes: all }].map(({ name, taxes }) => (
          <tr key={name}>
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
