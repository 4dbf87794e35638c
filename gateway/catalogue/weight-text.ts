import * as texts from './texts.ts';
import { numberIn } from '#readers/weight-numbers.ts';
import { readWeight as readText, type PackSize } from '#readers/weight.ts';
import type { Measures } from '#readers/weight-words.ts';
import { units } from './unit-words.ts';

const maxAmount = 1_000_000;

const unitsByName = new Map(units.flatMap((unit) => unit.names.map((name) => [name, unit] as const)));

/** Whether a word is the name of a unit, such as `kg`. */
export const isUnit = (word: string): boolean => unitsByName.has(word);

const names = [...unitsByName.keys()].toSorted((a, b) => b.length - a.length).join('|');
const number = String.raw`\d{1,3}(?: \d{3})+|\d\/\d|\d{1,7}(?:[.,]\d{1,3})?`;
// Behind the unit may stand no letter and no digit: `5 lemons` and `2 g4` name no amount.
const amount = String.raw`(?:(?<packs>\d{1,3}) ?[x×*] ?)?(?<number>${number}) ?(?<unit>${names})\.?(?![\p{L}\d])`;

const anywhere = new RegExp(String.raw`(?<![\p{L}\d.,])${amount}`, 'iu');

function read({ groups }: RegExpExecArray, measures: Measures): PackSize | null {
  const known = unitsByName.get((groups?.['unit'] ?? '').toLowerCase());
  if (!known) return null;
  const factor = measures === 'BRITISH' ? (known.british ?? known.factor) : known.factor;
  const exact = Number(groups?.['packs'] ?? 1) * numberIn(groups?.['number'] ?? '1', known.isSmall ?? false) * factor;
  const total = Math.round(exact);
  // How much people want need not be a whole number.
  return total >= 1 && total <= maxAmount ? { amount: total, unit: known.unit } : null;
}

/**
 * The content that the unit price of such a text is of, such as of `500 g`, `1,5 l`, `6 x 330 ml`, `12 pcs` or `1 dozen`; null when
 * it names none or says more, such as `600–700 g`.
 */
export const packSizeIn = (weight: string | null, measures?: Measures): PackSize | null =>
  weight === null ? null : (readText(weight, measures)?.size ?? null);

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a seller's text of a weight says. */
export interface WeightReading {
  /** The text to save: a range of weights is in grams or kilograms. */
  text: string;
  size: PackSize | null;
  /** The upper end of a range of weights. */
  expectedGrams: number | null;
}

/** Reads the text of a weight that the seller types; null when it has an amount that cannot be read. */
export function readWeight(typed: string, measures?: Measures): WeightReading | null {
  const read = readText(typed, measures);
  if (!read?.range) return read && { text: inOneLine(typed), size: read.size, expectedGrams: null };
  const { from, to, isInKilograms } = read.range;
  const [unit, factor] = isInKilograms ? ['kg', 1000] : ['g', 1];
  return { text: `${from / factor}–${texts.packSize(to / factor, unit)}`, size: null, expectedGrams: to };
}

/**
 * The text of a size with the decimal sign of the locale and the shop's sign of the litre: `1.5 L` is `1,5 l` in de-DE. Other texts stay
 * as they are.
 */
export function weightIn(locale: string, typed: string | null): string | null {
  const text = typed && typed.replaceAll(/(?<=\d ?)l(?![\p{L}\d])/giu, texts.litre);
  if (text === null || !/\d[.,]\d/.test(text)) return text;
  const read = readText(text);
  if (!read?.size && !read?.range) return text;
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
export function findAmount(text: string, measures: Measures): { text: string; size: PackSize } | null {
  const found = anywhere.exec(text);
  const size = found && read(found, measures);
  return size ? { text: found[0], size } : null;
}
