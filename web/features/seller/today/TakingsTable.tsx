import type { SellerTodayQuery } from '#web/__generated__/seller-today.ts';
import { formatCents } from '#web/shared/lib/format/money.ts';
import { MoneyTable } from './MoneyTable.tsx';
import { sumTakings, type Money } from './takings.ts';
import * as texts from './texts.ts';

type Takings = NonNullable<NonNullable<SellerTodayQuery['seller']>['today']>;

const columns = ['placed', 'card', 'cash', 'refunded', 'net', 'tax'] as const satisfies readonly (keyof Money)[];

const cellsOf = (money: Money) => [String(money.placedCount), ...columns.map((key) => formatCents(money[key]))];

/** The money of each day, newest first, with test payments left out. */
export function TakingsTable({ days, names }: { days: Takings; names: readonly string[] }) {
  const rows = days.map(({ real }, at) => {
    const money = sumTakings([real]);
    return { name: names[at] ?? '', cells: cellsOf(money), isEmpty: Object.values(money).every((sum) => sum === 0) };
  });
  return (
    <MoneyTable
      title={texts.takingsByDay}
      columns={[texts.orders, ...columns.map((key) => texts.moneyNames[key])]}
      days={rows.toReversed()}
      sums={cellsOf(sumTakings(days.map(({ real }) => real)))}
    />
  );
}
