import { columnsOf } from './column-list.ts';
import { CsvFault, type CsvRow } from './csv.ts';
import { keyColumns } from './file-start.ts';
import { columnNames, plainColumnNames } from './row-reader.ts';
import * as texts from './texts.ts';

/** A cell of the first line with text, and the column that it was read as; null for none. */
export interface ImportHeader {
  place: number;
  text: string;
  column: string | null;
}

/** A file whose first line does not say which columns it has. A person can choose them. */
export class HeaderFault extends CsvFault {
  override name = 'HeaderFault';
  readonly headers: ImportHeader[];

  constructor(message: string, headers: ImportHeader[]) {
    super(message);
    this.headers = headers;
  }
}

/** The column that a person has chosen for each cell of the first line; null to leave it out. */
export type Chosen = readonly (string | null)[];

const knownName = (name: string | null | undefined): string | null => columnNames.find((each) => each === name) ?? null;

/**
 * The column of each cell by the first line, or as a person has chosen; null for one that the store does not know.
 *
 * @param chosen the columns by their places; undefined where nothing is chosen
 * @throws HeaderFault when a column is there twice, or none by which products are found
 */
export function readHeader({ cells }: CsvRow, chosen: Chosen | undefined): (string | null)[] {
  const own = columnsOf(cells);
  const names = chosen === undefined ? own : cells.map((_cell, at) => knownName(chosen[at]));
  const twice = names.find((name, at) => name !== null && names.indexOf(name) !== at);
  if (twice) {
    const once = names.map((name, at) => (names.indexOf(name) === at ? name : null));
    throw new HeaderFault(texts.columnIsTwice(twice), headersOf(cells, once));
  }
  if (!keyColumns.some((name) => names.includes(name))) {
    throw new HeaderFault(texts.noColumns(plainColumnNames.join(', ')), headersOf(cells, names));
  }
  return names;
}

/** The cells with text, with their columns. */
export const headersOf = (cells: readonly string[], names: readonly (string | null)[]): ImportHeader[] =>
  cells.flatMap((cell, place) =>
    cell.trim() === '' ? [] : [{ place, text: cell.trim().slice(0, 100), column: names[place] ?? null }],
  );
