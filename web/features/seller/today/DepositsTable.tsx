import type { SellerTodayQuery } from '#web/__generated__/seller-today.ts';
import { formatCents, toCents } from '#web/shared/lib/format/money.ts';
import { MoneyTable } from './MoneyTable.tsx';
import * as texts from './texts.ts';

type Day = NonNullable<NonNullable<SellerTodayQuery['seller']>['today']>[number];
type DepositSum = NonNullable<Day['deposits']>[number];

interface DepositsTableProps {
  days: readonly Day[];
  names: readonly string[];
}

/** The deposits that were charged and given back on each day by type, newest first. Renders nothing when none were. */
export function DepositsTable({ days, names }: DepositsTableProps) {
  const all = days.flatMap(({ deposits }) => deposits ?? []);
  const types = [...new Map(all.map(({ typeId, name }) => [typeId, name]))];
  if (types.length === 0) return null;
  const sum = (sums: readonly DepositSum[], id: string, field: 'charged' | 'returned') =>
    formatCents(sums.filter(({ typeId }) => typeId === id).reduce((cents, each) => cents + toCents(each[field]), 0));
  const cellsOf = (sums: readonly DepositSum[]) =>
    types.flatMap(([id]) => [sum(sums, id, 'charged'), sum(sums, id, 'returned')]);
  const rows = days.map(({ deposits }, at) => {
    return { name: names[at] ?? '', cells: cellsOf(deposits ?? []), isEmpty: (deposits ?? []).length === 0 };
  });
  return (
    <MoneyTable
      title={texts.depositsByDay}
      columns={types.flatMap(([, name]) => [texts.charged(name), texts.givenBack(name)])}
      days={rows.toReversed()}
      sums={cellsOf(all)}
    />
  );
}
