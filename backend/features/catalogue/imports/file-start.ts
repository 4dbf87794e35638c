import { columnOf } from './column-list.ts';
import type { CsvStart } from './csv.ts';

const separators = [',', ';', '\t', '|'] as const;

/** The columns of which each finds a product. */
export const keyColumns: readonly string[] = ['id', 'sku', 'gtin', 'name'];

/** Title lines may stand above the names of the columns. */
const maxTitleLines = 20;
const maxLineLength = 10_000;

/** How many known columns a line names, when one of them finds a product; else 0. */
function columnsNamed(line: string, separator: string): number {
  const cells = line.split(separator, 200).map((cell) => columnOf(cell.trim().replace(/^"(.*)"$/, '$1')));
  const known = new Set(cells.filter((name) => name !== null));
  return keyColumns.some((name) => known.has(name)) ? known.size : 0;
}

/** The separator that a line has most often outside quotation marks. */
function separatorOf(line: string): string {
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => plain.split(separator).length;
  return separators.reduce<string>((best, each) => (count(each) > count(best) ? each : best), ',');
}

/**
 * Where the names of the columns stand: in the first line, behind a line such as `sep=;`, or behind title lines. Of a file in which no line
 * names two known columns, it is the first line.
 */
export function findStart(text: string): CsvStart {
  const said = /^"?sep=([,;\t|])"?\r?\n/i.exec(text);
  const first: CsvStart = said
    ? { separator: said[1] ?? ',', at: said[0].length, number: 2 }
    : { separator: '', at: 0, number: 1 };
  let { at, number } = first;
  for (let count = 0; count < maxTitleLines && at < text.length; count += 1) {
    const rest = text.slice(at, at + maxLineLength);
    const end = rest.search(/\r\n?|\n/);
    const line = end < 0 ? rest : rest.slice(0, end);
    const best = (said ? [first.separator] : separators).reduce<{ separator: string; known: number }>(
      (last, separator) => {
        const known = columnsNamed(line, separator);
        return known > last.known ? { separator, known } : last;
      },
      { separator: '', known: 1 },
    );
    if (best.separator !== '') return { separator: best.separator, at, number };
    if (end < 0) break;
    at += end + (rest.startsWith('\r\n', end) ? 2 : 1);
    number += 1;
  }
  const line =
    text
      .slice(first.at, first.at + maxLineLength)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  return { ...first, separator: first.separator || separatorOf(line) };
}
