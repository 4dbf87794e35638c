import { TablePanel } from './TablePanel.tsx';
import * as texts from './texts.ts';
import * as styles from './TodayPage.css.ts';

interface Row {
  name: string;
  /** A text for each column. */
  cells: readonly string[];
  /** Whether nothing happened on this day. */
  isEmpty: boolean;
}

interface MoneyTableProps {
  title: string;
  columns: readonly string[];
  /** The days, newest first. */
  days: readonly Row[];
  /** The sums of the columns. */
  sums: readonly string[];
}

/** Days without anything that follow each other, or one day. */
type Part = { first: Row; last: Row; row: Row | null };

/** Folds the days on which nothing happened, where several follow each other. */
function partsOf(days: readonly Row[]): Part[] {
  const parts: Part[] = [];
  for (const day of days) {
    const before = parts.at(-1);
    if (day.isEmpty && before && !before.row) before.last = day;
    else parts.push({ first: day, last: day, row: day.isEmpty ? null : day });
  }
  return parts;
}

/** The money of the days, newest first, with the sums below. On a phone each day is a list of its amounts. */
export function MoneyTable({ title, columns, days, sums }: MoneyTableProps) {
  const cellsOf = (cells: readonly string[]) =>
    columns.map((column, at) => (
      <td key={column} data-label={column}>
        {cells[at]}
      </td>
    ));
  return (
    <TablePanel title={title}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {partsOf(days).map(({ first, last, row }) => (
          <tr key={first.name}>
            <th scope="row">{first === last ? first.name : texts.daySpan(last.name, first.name)}</th>
            {row ? (
              cellsOf(row.cells)
            ) : (
              <td className={styles.nothing} colSpan={columns.length}>
                {texts.nothing}
              </td>
            )}
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.allDays}</th>
          {cellsOf(sums)}
        </tr>
      </tbody>
    </TablePanel>
  );
}
