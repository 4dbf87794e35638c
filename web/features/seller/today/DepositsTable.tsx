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
  function cellsOf(sums: readonly DepositSum[]) {
    const add = (id: string, unitsOf: (sum: DepositSum) => number) =>
      formatCents(sums.reduce((cents, sum) => (sum.typeId === id ? cents + toCents(unitsOf(sum)) : cents), 0));
    return types.flatMap(([id]) => [add(id, ({ charged }) => charged), add(id, ({ returned }) => returned)]);
  }
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
