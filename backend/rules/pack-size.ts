// Tested by tests/unit/weight-doors.test.ts.
import { readWeight, type PackSize } from '#readers/weight.ts';
import { language } from '#backend/language.ts';
import * as texts from '#backend/texts.ts';

export const packUnits = ['G', 'ML', 'PIECE'] as const satisfies readonly PackSize['unit'][];
export const maxPackAmount = 1_000_000;

const amounts = new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false });

/** Whether a text names that size, with its liquid or without, and in the measures of any country. */
const names = (weight: string, size: PackSize): boolean =>
  (['US', 'BRITISH'] as const).some((measures) => {
    const said = readWeight(weight, measures);
    return [said?.size, said?.gross].some((each) => each?.amount === size.amount && each.unit === size.unit);
  });

/** The size that a shopper reads: the text of the weight, unless it is missing or names another size than `size`. */
export function sizeTextOf({ weight, size }: { weight: string | null; size: PackSize | null }): string | null {
  if (size === null) return weight;
  if (weight !== null && names(weight, size)) return weight;
  if (size.unit === 'PIECE') return texts.pieces(size.amount);
  const [small, large] = size.unit === 'G' ? ['g', 'kg'] : ['ml', 'l'];
  return size.amount < 1000 ? `${size.amount} ${small}` : `${amounts.format(size.amount / 1000)} ${large}`;
}

/** By locale. */
const decimalSigns = new Map<string, string>();

function decimalSignOf(locale: string): string {
  const known = decimalSigns.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(locale, sign);
  return sign;
}

/** The text of a size with the decimal sign of the locale: `1.5 kg` is `1,5 kg` in de-DE. */
export function sizeTextIn(locale: string, text: string): string {
  const sign = decimalSignOf(locale);
  // `1,000 g` is a thousand grams.
  return text.replaceAll(/(?<=\d)[.,](?=\d{1,2} ?[-–—\p{L}]|\d{3} ?(?:kg|l)\b)/giu, sign);
}
