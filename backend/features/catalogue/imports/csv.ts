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

/** Where the rows of a file begin, and what separates their cells. */
export interface CsvStart {
  separator: string;
  /** The place in the text, and the row that a spreadsheet shows for it. */
  at: number;
  number: number;
}

const maxCells = 1000;
/** Characters of empty rows that are read before other requests get their turn. */
const charactersPerTurn = 500_000;

/** The end of the separators and spaces from there on, at most `end`. A function of its own, because V8 does not optimise generators so well. */
function emptyUntil(text: string, { separator, at, end }: { separator: string; at: number; end: number }): number {
  const code = separator.charCodeAt(0);
  let next = at;
  while (next < end && (text.charCodeAt(next) === code || text.charCodeAt(next) === 0x20)) next += 1;
  return next;
}

/**
 * The rows of a CSV file by RFC 4180, with any line ends. A cell may have spaces around its quotation marks. Rows without any text are
 * left out; null stands for a long part of the file without one.
 *
 * @throws CsvFault when a quotation mark is at a wrong place or is not closed, or when a row has far too many cells
 */
export function* readCsv(text: string, { separator, at, number }: CsvStart): Generator<CsvRow | null> {
  const isEnd = (place: number) => text[place] === '\n' || text[place] === '\r';
  const afterSpaces = (place: number) => {
    let next = place;
    while (text[next] === ' ') next += 1;
    return next;
  };
  let turnAt = at + charactersPerTurn;
  for (; at < text.length; number += 1) {
    const begin = at;
    for (;;) {
      at = emptyUntil(text, { separator, at, end: turnAt });
      if (at < turnAt) break;
      turnAt = at + charactersPerTurn;
      yield null;
    }
    if (at >= text.length || isEnd(at)) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      continue;
    }
    at = begin;
    const row: CsvRow = { number, cells: [] };
    for (let isLast = false; !isLast; at += 1) {
      let cell = '';
      const open = afterSpaces(at);
      if (text[open] === '"') {
        at = open;
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
        at = afterSpaces(at);
        if (at < text.length && text[at] !== separator && !isEnd(at)) {
          throw new CsvFault(texts.textAfterQuotation(number));
        }
      } else {
        const from = at;
        while (at < text.length && text[at] !== separator && !isEnd(at)) at += 1;
        cell = text.slice(from, at);
      }
      row.cells.push(cell);
      if (row.cells.length > maxCells) throw new CsvFault(texts.tooManyCells(number, maxCells));
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
