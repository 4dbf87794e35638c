import { findAmount, type PackSize } from '#gateway/catalogue/weight-text.ts';
import { amounts, fillers, numbers, ofThing, oneThing, packs, pieces } from './line-words.ts';

/** One thing on a shopping list. */
export interface ListLine {
  /** The line that the shopper wrote, without its bullet. */
  text: string;
  /** The wanted thing, without quantities. */
  name: string;
  /** The wanted number; null when the line does not say it. */
  count: number | null;
  /** Whether the count is of packs (`2x milk`, `2 bottles of milk`) and not of pieces (`12 eggs`). */
  isPacks: boolean;
  /** The amount in each, for example the `500 g` of `500 g flour`. */
  amount: PackSize | null;
}

const bullet = /^\s*(?:[-–—*•·▪◦☐☑✓✔]|\[[ xX]?\]|\d{1,3}[.)](?!\d))+\s*/u;
// A comma between digits is part of a number: `1,5 l milk`.
const separator = /[;؛•]|[,،](?!\d)|(?<!\d)[,،]/u;
const heading = /^[^\d:]{1,40}:\s*/u;

/** The things on a list: one for each line, or for each part between commas, semicolons and bullets. */
export function readShoppingList(text: string): ListLine[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line) => withoutBullets(line).replace(heading, startsQuantity).split(separator))
    .map((part) => withoutBullets(part).trim())
    .filter((part) => /[\p{L}]/u.test(part))
    .map(readLine);
}

function withoutBullets(line: string): string {
  const rest = line.replace(bullet, '');
  return rest === line ? rest : withoutBullets(rest);
}

/** Removes a heading such as `Dairy:` before `milk`, but keeps `milk:` before a quantity. */
function startsQuantity(found: string, at: number, line: string): string {
  return /^\d+$/.test(line.slice(at + found.length).trim()) ? found : '';
}

const fractions: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)1\s*\/\s*2(?!\d)/g, '0.5'],
  [/(?<!\d)1\s*\/\s*4(?!\d)/g, '0.25'],
  [/(?<!\d)3\s*\/\s*4(?!\d)/g, '0.75'],
  [/\b(\d+) 0(\.\d+)/g, '$1$2'],
];

function readLine(text: string): ListLine {
  let rest = text.replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  for (const [written, number] of fractions) rest = rest.replaceAll(written, number);
  for (const [written, number] of amounts) rest = rest.replace(written, number);
  rest = rest.replace(fillers, '').replace(oneThing, '1 ');
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const spelled = numbers.get(word.toLowerCase());
  if (spelled !== undefined) rest = `${spelled}${rest.slice(word.length)}`;

  const line: ListLine = { text, name: '', count: null, isPacks: false, amount: null };
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return found;
  };

  const found = findAmount(rest);
  if (found) {
    rest = rest.replace(found.text, ' ').replaceAll(/\s+/g, ' ').trim();
    if (found.size.unit === 'PIECE') line.count = found.size.amount;
    else line.amount = found.size;
  }
  const times = take(/^(\d{1,3}) ?[x×*](?=[ \d]|$)|(?:^| )[x×*] ?(\d{1,3})$|(?<= )(\d{1,3}) ?[x×*]$/i);
  if (times) {
    line.count = Number(times[1] ?? times[2] ?? times[3]);
    line.isPacks = true;
  }
  const plain = line.count === null && take(/^(\d{1,4}(?:[.,]\d+)?)(?= )|(?<= )(\d{1,3})$/);
  if (plain) line.count = Number((plain[1] ?? plain[2] ?? '').replace(',', '.'));
  // `milk 2 bottles`: the container stands behind the name.
  const behind = line.count === null && take(/(?<= )(\d{1,3}) (?=\p{L}+\.?$)/u);
  if (behind) {
    line.count = Number(behind[1]);
    const last = /\S+$/.exec(rest)?.[0] ?? '';
    if (packs.test(last) || pieces.test(last)) {
      line.isPacks = packs.test(last);
      rest = rest.slice(0, -last.length).trim();
    }
  }
  const isCounted = line.count !== null;
  if (isCounted && take(packs)) line.isPacks = true;
  else if (isCounted) take(pieces);
  line.name =
    rest
      .replace(ofThing, '')
      .replace(fillers, '')
      .replaceAll(/^[\s.,:–-]+|[\s.,:–-]+$/g, '') || text;
  if (line.count === 0) line.count = null;
  return line;
}
