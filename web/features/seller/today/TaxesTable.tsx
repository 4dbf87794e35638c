import type { DayTakings_takingsFragment } from '#web/__generated__/seller-today.ts';
import { formatCents, toCents } from '#web/shared/lib/format/money.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { MoneyTable } from './MoneyTable.tsx';
import * as texts from './texts.ts';

type DayTax = NonNullable<DayTakings_takingsFragment['taxes']>[number];

interface TaxesTableProps {
  days: readonly { real: DayTakings_takingsFragment }[];
  names: readonly string[];
}

const keyOf = ({ name, rate }: DayTax) => `${formatNumber(rate)}\u00a0% ${name}`;

/**
 * The taxes in the takings of each day by rate, newest first. Renders nothing when no order has prices that include
 * taxes.
 */
export function TaxesTable({ days, names }: TaxesTableProps) {
  const taxesOf = (day: { real: DayTakings_takingsFragment }) => day.real.taxes ?? [];
  const all = days.flatMap(taxesOf);
  const keys = [...new Set(all.toSorted((one, other) => other.rate - one.rate).map(keyOf))];
  if (keys.length === 0) return null;
  const sum = (taxes: readonly DayTax[], key: string, field: 'amount' | 'net') =>
    formatCents(taxes.filter((tax) => keyOf(tax) === key).reduce((cents, tax) => cents + toCents(tax[field]), 0));
  const cellsOf = (taxes: readonly DayTax[]) =>
    keys.flatMap((key) => [sum(taxes, key, 'net'), sum(taxes, key, 'amount')]);
  const rows = days.map((day, at) => {
    const taxes = taxesOf(day);
    return { name: names[at] ?? '', cells: cellsOf(taxes), isEmpty: taxes.length === 0 };
  });
  return (
    <MoneyTable
      title={texts.taxesByRate}
      columns={keys.flatMap((key) => [texts.netAt(key), texts.taxOf(key)])}
      days={rows.toReversed()}
      sums={cellsOf(all)}
    />
  );
}
