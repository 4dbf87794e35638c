import type { SellerTodayQuery } from '#web/__generated__/seller-today.ts';
import { formatCents } from '#web/shared/lib/money.ts';
import { sumTakings, type Money } from './takings.ts';
import { TablePanel } from './TablePanel.tsx';
import * as texts from './texts.ts';

type Takings = NonNullable<NonNullable<SellerTodayQuery['seller']>['takings']>;

const columns = ['placed', 'card', 'cash', 'refunded', 'net', 'tax'] as const satisfies readonly (keyof Money)[];

/** The money of each day, newest first, with test payments left out. */
export function TakingsTable({ days, names }: { days: Takings; names: readonly string[] }) {
  const rows = days.map(({ real }, at) => ({ key: at, name: names[at] ?? '', money: sumTakings([real]) })).toReversed();
  const all = sumTakings(days.map(({ real }) => real));
  return (
    <TablePanel title={texts.takingsByDay}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.orders}</th>
          {columns.map((key) => (
            <th key={key} scope="col">
              {texts.moneyNames[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, { key: 'all', name: texts.allDays, money: all }].map(({ key: row, name, money }) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            <td>{money.placedCount}</td>
            {columns.map((key) => (
              <td key={key}>{formatCents(money[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
