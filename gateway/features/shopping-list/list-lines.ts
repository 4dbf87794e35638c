import { preparation } from '#gateway/catalogue/line-words.ts';
import { readLine, type ListLine } from '#gateway/catalogue/read-line.ts';
import type { Measures } from '#readers/weight-words.ts';

export type { ListLine };

const bullet = /^\s*(?:[-–—*•·▪◦☐☑✓✔]|\[[ xX]?\]|\d{1,3}[.)](?!\d))+\s*/u;
// A comma between digits is part of a number: `1,5 l milk`.
// What stands in brackets is a note.
const separator = /(?:[;؛•]|[,،](?!\d)|(?<!\d)[,،])(?![^(]*\))/u;
const heading = /^[^\d:]{1,40}:\s*/u;

/**
 * The things on a list: one for each line, or for each part between commas, semicolons and bullets.
 *
 * @param measures whose pints and ounces it means
 * @param isCategory whether a text is the name of a category of the shop, which is a heading above other lines
 */
export function readShoppingList(
  text: string,
  measures: Measures,
  isCategory: (name: string) => boolean = () => false,
): ListLine[] {
  const lines = text.split(/\r\n?|\n/);
  return lines
    .filter((_line, at) => !isHeading(lines, at, isCategory))
    .flatMap((line) => partsOf(withoutBullets(line).replace(heading, startsQuantity)))
    .filter((part) => /[\p{L}]/u.test(part))
    .map((part) => readLine(part, measures));
}

/** The things in a line. What only says how a thing is prepared belongs to it: `2 onions, finely chopped`. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (const part of line.split(separator).map((each) => withoutBullets(each).trim())) {
    if (parts.length === 0 || !preparation.test(part)) parts.push(part);
  }
  return parts;
}

/** Whether a line is a heading: of Markdown, in capitals, without the bullet of the next ones, or the name of a category. */
function isHeading(lines: readonly string[], at: number, isCategory: (name: string) => boolean): boolean {
  const [before = '', line = '', after = ''] = [lines[at - 1], lines[at], lines[at + 1]].map((each) => each?.trim());
  if (/^#+\s/.test(line) || /^([*_]{1,2})\p{L}[^*_]*\1:?$/u.test(line)) return true;
  if (!/\p{L}/u.test(after) || /[\d,;]/.test(line) || !/\p{L}{3}/u.test(line) || bullet.test(line)) return false;
  if (isCapitals(line) && lines.some((each) => /\p{L}/u.test(each) && !isCapitals(each))) return true;
  if (bullet.test(after)) return true;
  return before === '' && isCategory(line);
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

function withoutBullets(line: string): string {
  const rest = line.replace(bullet, '');
  return rest === line ? rest : withoutBullets(rest);
}

/** Removes a heading such as `Dairy:` before `milk`, but keeps `milk:` before a quantity. */
function startsQuantity(found: string, at: number, line: string): string {
  return /^\d+$/.test(line.slice(at + found.length).trim()) ? found : '';
}
