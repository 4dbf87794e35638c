// Tested by tests/gateway/shopping-list.test.ts.
import {
  amounts,
  afterThing,
  fillers,
  money,
  numbers,
  ofThing,
  oneThing,
  packs,
  pieces,
  prepared,
} from './line-words.ts';
import type { Measures } from '#readers/weight-words.ts';
import type { PackSize } from '#readers/weight.ts';
import { findAmount } from '#gateway/catalogue/weight-text.ts';

/** A wanted thing, as a line of a shopping list or a search names it. */
export interface ListLine {
  /** The line that the shopper wrote, without its bullet. */
  text: string;
  /** The wanted thing, without quantities. */
  name: string;
  /** The wanted number; null when the line does not say it. */
  count: number | null;
  /** Whether the count is of packs (`2x milk`, `2 bottles of milk`) and not of pieces (`12 eggs`). */
  isPacks: boolean;
  /** Whether only a sign says that it is of packs, `carrots x 6`: six carrots, where they are sold by weight. */
  isTimes: boolean;
  /** The amount in each, for example the `500 g` of `500 g flour`. */
  amount: PackSize | null;
}

/** Characters for fractions, which may stand behind a number: `1½`. */
const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
};
const fraction = /(?:(\d{1,4}) ?)?([½⅓⅔¼¾⅕⅛])|(?<![\d/.,])(?:(\d{1,3}) )?(\d) ?[/⁄] ?([2-9])(?![\d/])/g;

/** Numbers with fractions as decimals: `1½`, `1 1/2` and `½`. */
const withDecimals = (text: string): string =>
  text.replaceAll(fraction, (...[, whole, sign, wholeBefore, over, under]) => {
    const part = vulgarFractions[String(sign)] ?? Number(over) / Number(under);
    return ` ${Math.round((Number(whole ?? wholeBefore ?? 0) + part) * 1000) / 1000} `;
  });

// What stands in brackets is a note, unless it says how many.
const withoutNotes = (text: string): string =>
  text.replaceAll(/\(([^()]*)\)/g, (_all, note: string) => (/\d/.test(note) ? ` ${note} ` : ' '));

/** Reads how much of which thing a text names. `measures`: whose pints and ounces it means. */
export function readLine(text: string, measures: Measures): ListLine {
  const plain = withDecimals(withoutNotes(text).replace(money, ' ')).replace(afterThing, ' ');
  let rest = plain
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,:–-]+$/, '');
  for (const [written, number] of amounts) rest = rest.replace(written, number);
  rest = rest.replace(fillers, '').replace(oneThing, '1 ');
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const spelled = numbers.get(word.toLowerCase());
  if (spelled !== undefined) rest = `${spelled}${rest.slice(word.length)}`;

  const line: ListLine = { text, name: '', count: null, isPacks: false, isTimes: false, amount: null };
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return found;
  };

  const found = findAmount(rest, measures);
  if (found) {
    rest = rest.replace(found.text, ' ').replaceAll(/\s+/g, ' ').trim();
    if (found.size.unit === 'PIECE') line.count = found.size.amount;
    else line.amount = found.size;
  }
  const times = take(/^(\d{1,3}) ?[x×*](?=[ \d]|$)|(?:^| )[x×*] ?(\d{1,3})$|(?<= )(\d{1,3}) ?[x×*]$/i);
  if (times) {
    line.count = Number(times[1] ?? times[2] ?? times[3]);
    line.isPacks = true;
    line.isTimes = true;
  }
  const single = line.count === null && take(/^(\d{1,4}(?:[.,]\d+)?)(?= )|(?<= )(\d{1,3})$/);
  if (single) line.count = Number((single[1] ?? single[2] ?? '').replace(',', '.'));
  // `milk 2 bottles` and `milk x2 packs`: the container stands behind the name.
  const behind = line.count === null && take(/(?<= )([x×*] ?)?(\d{1,3}) (?=\p{L}+\.?$)/iu);
  if (behind) {
    line.count = Number(behind[2]);
    const last = /\S+$/.exec(rest)?.[0] ?? '';
    const isContainer = packs.test(last);
    line.isTimes = behind[1] !== undefined && !isContainer;
    line.isPacks = isContainer || line.isTimes;
    if (isContainer || pieces.test(last)) rest = rest.slice(0, -last.length).trim();
  }
  const isCounted = line.count !== null || line.amount !== null;
  const counted = rest;
  if (isCounted && take(packs)) {
    line.isPacks = line.count !== null;
    line.isTimes = false;
  } else if (isCounted) take(pieces);
  // `packet of spaghetti` is one.
  const [pack = ''] = isCounted ? [] : (packs.exec(rest) ?? []);
  if (ofThing.test(`${/\S*$/.exec(pack.trim())?.[0] ?? ''} `) && pack.length < rest.length) {
    rest = rest.slice(pack.length);
    line.count = 1;
    line.isPacks = true;
  }
  // `2 cobs` and `cups x 3` name nothing else.
  if (rest === '' && /^\D*$/.test(text.replace(/[x×*] ?\d+/i, ''))) rest = counted;
  // Pieces that are prepared are bought whole: `2 carottes râpées`.
  if (line.count !== null && !line.isPacks) take(prepared);
  line.name =
    rest
      .replace(ofThing, '')
      .replace(fillers, '')
      .replace(/ [x×*]$/i, '')
      .replaceAll(/^[\s.,:–-]+|[\s.,:–-]+$/g, '') || text;
  if (line.count === 0) line.count = null;
  return line;
}
