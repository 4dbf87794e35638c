import type { SellerTodayQuery } from '#web/__generated__/seller-today.ts';
import { formatCents } from '#web/shared/lib/money.ts';
import { sumTakings, type Money } from './takings.ts';
import { TablePanel } from './TablePanel.tsx';

type Takings = NonNullable<NonNullable<SellerTodayQuery['seller']>['takings']>;

const columns = [
  ['placed', 'Ordered'],
  ['card', 'Card'],
  ['cash', 'Cash'],
  ['refunded', 'Refunded'],
  ['net', 'Net'],
  ['tax', 'Tax in net'],
] as const satisfies readonly (readonly [keyof Money, string])[];

/** The money of each day, newest first, with test payments left out. */
export function TakingsTable({ days, names }: { days: Takings; names: readonly string[] }) {
  const rows = days.map(({ real }, at) => ({ name: names[at] ?? '', money: sumTakings([real]) })).toReversed();
  const all = sumTakings(days.map(({ real }) => real));
  return (
    <TablePanel title="Takings by day">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          {columns.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, { name: 'All days', money: all }].map(({ name, money }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{money.placedCount}</td>
            {columns.map(([key]) => (
              <td key={key}>{formatCents(money[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
