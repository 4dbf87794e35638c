import * as texts from './texts.ts';

/** One row of a CSV file. `number` is the row of a spreadsheet that shows the file: from 1, with empty rows. */
export interface CsvRow {
  number: number;
  cells: string[];
}

/** A file that is no CSV. The message is a sentence for the person. */
export class CsvFault extends Error {
  override name = 'CsvFault';
}

const separators = [',', ';', '\t'] as const;

/** The separator that the first line has most often outside quotation marks. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && (character === '\n' || character === '\r')) break;
    const count = counts.get(character);
    if (!isQuoted && count !== undefined) counts.set(character, count + 1);
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/**
 * The rows of a CSV file by RFC 4180, with any line ends, and `,`, `;` or tab between the cells. Rows without any text are
 * left out.
 *
 * @throws CsvFault when a quotation mark is at a wrong place or is not closed
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const separator = separatorOf(text);
  let at = 0;
  for (let number = 1; at < text.length; number += 1) {
    const row: CsvRow = { number, cells: [] };
    for (let isLast = false; !isLast; at += 1) {
      let cell = '';
      if (text[at] === '"') {
        for (;;) {
          const end = text.indexOf('"', at + 1);
          if (end === -1) {
            throw new CsvFault(texts.openQuotation(number));
          }
          cell += text.slice(at + 1, end);
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
        }
        if (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
          throw new CsvFault(texts.textAfterQuotation(number));
        }
      } else {
        const begin = at;
        while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
        cell = text.slice(begin, at);
      }
      row.cells.push(cell);
      isLast = text[at] !== separator;
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    }
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}

/** A spreadsheet would run a text that begins so as a formula, also after spaces or with a full-width sign. */
const formula = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A cell that no spreadsheet runs as a formula: an apostrophe stands before such a text. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that `harmless` has written. */
export const unharmed = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/** One line of a CSV file, with its line end. */
export function csvLine(cells: readonly string[], separator: ',' | ';' = ','): string {
  const quoted = cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(separator)}\r\n`;
}
