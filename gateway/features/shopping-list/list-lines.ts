import { preparation } from '#gateway/search/line-words.ts';
import { readLine, type ListLine } from '#gateway/search/read-line.ts';
import type { Measures } from '#readers/weight-words.ts';
import { isUnit } from '#gateway/catalogue/weight-text.ts';

export type { ListLine };

/** A line as it stands on a list. */
export interface TypedLine extends ListLine {
  /** Why it may not be wanted: it looks like the heading of other lines, or it is crossed out. */
  doubt: 'heading' | 'crossed out' | null;
}

type IsGroup = (name: string, isFirst: boolean) => boolean;

const bullet = /^\s*(?:[-–—*•·▪◦●○‣☐☑✓✔✅]️?|\[[ xX]?\]|\d{1,3}[.)](?!\d))+\s*/u;
// A comma between digits is part of a number: `1,5 l milk`.
// What stands in brackets is a note.
const separator = /(?:[;؛•]|[,،](?!\d)|(?<!\d)[,،])(?![^(]*\))/u;
const beforeColon = /^([^\d:]{1,40}?)\s*[:：]\s*/u;
const emphasized = /^([*_]{1,2})(?=\p{L})([^*_]*)\1(:?)$/u;
const crossedOut = /^(?:(~{1,2})(?=[^~\s])(.*[^~])\1|[❌❎✗✘✖☒]️?\s*(.*))$/u;
/** A part that is only a number: the second column of a sheet, `Tomatoes,2`. What follows the number is a price. */
const onlyNumber = /^["'\s]*(\d{1,3})["'\s]*(?:[,;]\s*["'£$€]?\d[\d.,"']*\s*["'£$€]?)?$/;

/**
 * The things on a list: one for each line, or for each part between commas, semicolons and bullets. No line is left out: headings
 * are marked, because `bread` above `- oranges` may be wanted too.
 *
 * @param measures whose pints and ounces it means
 * @param isGroup whether a text names a part of the shop, which is a heading above other lines; `isFirst` after an empty line
 */
export function readShoppingList(text: string, measures: Measures, isGroup: IsGroup = () => false): TypedLine[] {
  const lines = text.split(/\r\n?|\n/);
  const linesOf = (part: string, doubt: TypedLine['doubt']): TypedLine[] =>
    partsOf(part)
      .map((each) => withoutCross(each, doubt))
      .filter((each) => /\p{L}/u.test(each.text))
      .map((each) => ({ ...readLine(each.text, measures), doubt: each.doubt }));
  return lines.flatMap((line, at) => {
    const { text: written, doubt } = withoutCross(withoutBullets(line), null);
    if (doubt !== null) return linesOf(written, doubt);
    const [colon = '', before = ''] = beforeColon.exec(written) ?? [];
    if (isHeading(lines, at, isGroup)) return linesOf(withoutMarks(line.trim()), 'heading');
    const rest = written.slice(colon.length);
    // `milk: 2` says how many.
    if (colon === '' || isQuantity(rest, measures)) return linesOf(written, null);
    return [...linesOf(before, 'heading'), ...linesOf(rest, null)];
  });
}

/** The things in a line. What only says how a thing is prepared, or how many of it, belongs to it: `2 onions, finely chopped`. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (const part of line.split(separator).map((each) => withoutBullets(each).trim())) {
    const last = parts.at(-1) ?? '';
    const number = onlyNumber.exec(part)?.[1];
    const lastNumber = onlyNumber.exec(last)?.[1];
    if (number !== undefined && /\p{L}/u.test(last)) parts[parts.length - 1] = `${last}, ${number}`;
    else if (lastNumber !== undefined) parts[parts.length - 1] = `${lastNumber} ${part}`;
    else if (/, \d{1,3}$/.test(last) && isUnit(part.toLowerCase())) parts[parts.length - 1] = `${last} ${part}`;
    else if (parts.length === 0 || !preparation.test(part)) parts.push(part);
  }
  return parts;
}

/**
 * Whether a line may be a heading: of Markdown, in capitals, with a colon behind it, without the bullet of the next ones, or the
 * name of a category.
 */
function isHeading(lines: readonly string[], at: number, isGroup: IsGroup): boolean {
  const [before = '', line = '', after = ''] = [lines[at - 1], lines[at], lines[at + 1]].map((each) => each?.trim());
  if (/^#+\s/.test(line) || emphasized.test(line) || /^[^\d:]{1,40}[:：]$/u.test(line)) return true;
  if (!/\p{L}/u.test(after) || /[\d,;]/.test(line) || !/\p{L}{3}/u.test(line) || bullet.test(line)) return false;
  if (isCapitals(line) && lines.some((each) => /\p{L}/u.test(each) && !isCapitals(each))) return true;
  if (bullet.test(after)) return true;
  return isGroup(line, before === '');
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Whether a text is only how much of a thing is wanted: `2`, `2 bottles` or `500 g`. */
function isQuantity(text: string, measures: Measures): boolean {
  if (/^\d+$/.test(text.trim())) return true;
  if (!/^\d/.test(text)) return false;
  const { name, count, amount } = readLine(text, measures);
  return (count !== null || amount !== null) && name === text;
}

/** A heading without the signs that mark it. */
const withoutMarks = (line: string): string =>
  withoutBullets(line.replace(/^#+\s+/, '').replace(emphasized, '$2')).replace(/[:：]\s*$/, '');

function withoutCross(text: string, doubt: TypedLine['doubt']): Pick<TypedLine, 'text' | 'doubt'> {
  const crossed = crossedOut.exec(text);
  return crossed ? { text: (crossed[2] ?? crossed[3] ?? '').trim(), doubt: 'crossed out' } : { text, doubt };
}

function withoutBullets(line: string): string {
  const rest = line.replace(bullet, '');
  return rest === line ? rest : withoutBullets(rest);
}
