import type { RestProduct } from '../documents/shapes.ts';
import * as texts from './texts.ts';
import { about, oneUnit, units } from './unit-words.ts';

/** The content of a pack: a whole number of grams, millilitres or pieces. */
export type PackSize = NonNullable<RestProduct['size']>;

const maxAmount = 1_000_000;
const maxTextLength = 100;
/** A size is a whole number: a text that is further from one names none, because its unit price would be wrong. */
const maxRoundingShare = 0.005;

/**
 * The largest number in groups of thousands. A shop sells no larger pack by its grams: `400 600 g` is two amounts whose
 * dash was lost.
 */
const maxGrouped = 25_000;

const unitsByName = new Map(units.flatMap((unit) => unit.names.map((name) => [name, unit] as const)));

/** Whether a word is the name of a unit, such as `kg`. */
export const isUnit = (word: string): boolean => unitsByName.has(word);

const names = [...unitsByName.keys()].toSorted((a, b) => b.length - a.length).join('|');
const number = String.raw`\d{1,3}(?: \d{3})+|\d\/\d|\d{1,7}(?:[.,]\d{1,3})?|½|¼|¾`;
// Behind the unit may stand no letter and no digit: `5 lemons` and `2 g4` name no amount.
const amount = String.raw`(?:(?<packs>\d{1,3}) ?[x×*] ?)?(?<number>${number}) ?(?<unit>${names})\.?(?![\p{L}\d])`;

// Words without a number say nothing else: `500 g bag`.
const words = String.raw`(?:[ ,]+\p{L}[\p{L} .]*)?`;
const whole = new RegExp(String.raw`^(?:${about.source})? ?${amount}(?: ?[x×*] ?(?<times>\d{1,3}))?${words}$`, 'iu');
const range = new RegExp(
  String.raw`^(?:${about.source})? ?(?<low>${number}) ?(?<lowUnit>${names})?\.? ?[-–—] ?(?<high>${number}) ?(?<unit>${names})\.?$`,
  'iu',
);
const anywhere = new RegExp(String.raw`(?<![\p{L}\d.,])${amount}`, 'iu');

const vulgarFractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function read({ groups }: RegExpExecArray, maxShare = maxRoundingShare): PackSize | null {
  const known = unitsByName.get((groups?.['unit'] ?? '').toLowerCase());
  if (!known) return null;
  const count = numberIn(groups?.['number'] ?? '1', known.isSmall ?? false);
  const exact = Number(groups?.['packs'] ?? 1) * Number(groups?.['times'] ?? 1) * count * known.factor;
  const total = Math.round(exact);
  if (!(total >= 1 && total <= maxAmount) || Math.abs(total - exact) > exact * maxShare) return null;
  return { amount: total, unit: known.unit };
}

/**
 * `1,5` and `1.5` are the same number. Three digits behind the mark are thousands of a small unit, else thousandths. Spaces
 * separate thousands of a small unit only. NaN when the text is no number of such a unit.
 */
function numberIn(text: string, isSmall: boolean): number {
  const [over, under] = text.split('/');
  if (under !== undefined) return Number(over) / Number(under);
  if (text.includes(' ') || (isSmall && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text))) {
    const grouped = Number(text.replaceAll(/[ .,]/g, ''));
    return isSmall && /^[1-9]/.test(text) && grouped <= maxGrouped ? grouped : Number.NaN;
  }
  return vulgarFractions[text] ?? Number(text.replace(',', '.'));
}

/**
 * The content that the text of a weight names, such as `500 g`, `1,5 l`, `6 x 330 ml`, `12 pcs` or `1 dozen`; null when it
 * names none or says more, such as `600–700 g`. Words in parentheses do not count.
 */
export function packSizeIn(weight: string | null): PackSize | null {
  if (weight === null || weight.length > maxTextLength) return null;
  const text = inOneLine(weight.replaceAll(/\([^()]*\)/g, ' '));
  const found = whole.exec(text) ?? oneUnit.exec(text);
  return found && read(found);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a seller's text of a weight says. */
export interface WeightReading {
  /** The text to save: a range of weights is in grams or kilograms, as the store reads it. */
  text: string;
  size: PackSize | null;
  /** The upper end of a range of weights. */
  expectedGrams: number | null;
}

/** Reads the text of a weight that the seller types; null when it has an amount that cannot be read. */
export function readWeight(typed: string): WeightReading | null {
  if (typed.length > maxTextLength) return null;
  const text = inOneLine(typed);
  const found = range.exec(text);
  if (found) return readRange(found, text);
  const size = packSizeIn(text);
  return size || !/\p{N}/u.test(text) ? { text, size, expectedGrams: null } : null;
}

function readRange({ groups }: RegExpExecArray, text: string): WeightReading | null {
  const known = unitsByName.get((groups?.['unit'] ?? '').toLowerCase());
  const lowUnit = unitsByName.get((groups?.['lowUnit'] ?? groups?.['unit'] ?? '').toLowerCase());
  if (!known || known.unit !== lowUnit?.unit) return null;
  const low = numberIn(groups?.['low'] ?? '', lowUnit.isSmall ?? false) * lowUnit.factor;
  const high = numberIn(groups?.['high'] ?? '', known.isSmall ?? false) * known.factor;
  if (!(low > 0 && low < high && high <= maxAmount)) return null;
  if (known.unit !== 'G') return { text, size: null, expectedGrams: null };
  const [unit, factor] = known.factor === 1000 ? ['kg', 1000] : ['g', 1];
  const [from, to] = [low, high].map((grams) => Math.round(grams) / factor) as [number, number];
  return { text: `${from}–${texts.packSize(to, unit)}`, size: null, expectedGrams: Math.round(high) };
}

/** The text of a size with the decimal sign of the locale: `1.5 kg` is `1,5 kg` in de-DE. Other texts stay as they are. */
export function weightIn(locale: string, text: string | null): string | null {
  if (text === null || !/\d[.,]\d/.test(text) || !(packSizeIn(text) || range.test(inOneLine(text)))) return text;
  return text.replaceAll(
    /(?<=\d)[.,](?=(\d{1,3})(?!\d)(?: ?(\p{L}+))?)/gu,
    (sign: string, digits: string, unit: string | undefined) => {
      const known = unitsByName.get(unit?.toLowerCase() ?? '');
      // `1,000 g` is a thousand grams.
      return digits.length < 3 || (known && !known.isSmall) ? decimalSign(locale) : sign;
    },
  );
}

const decimalSigns = new Map<string, string>();

function decimalSign(locale: string): string {
  const sign =
    decimalSigns.get(locale) ??
    new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')
      ?.value ??
    '.';
  decimalSigns.set(locale, sign);
  return sign;
}

/** The first amount with a unit inside a text, and the text of it. */
export function findAmount(text: string): { text: string; size: PackSize } | null {
  const found = anywhere.exec(text);
  // How much people want need not be a whole number.
  const size = found && read(found, 1);
  return size ? { text: found[0], size } : null;
}
