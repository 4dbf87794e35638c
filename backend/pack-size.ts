import { language } from './language.ts';
import * as texts from './texts.ts';

/** The content of one piece of a product: grams, millilitres or pieces. */
export interface PackSize {
  /** A whole number from 1 to 1 000 000. */
  amount: number;
  unit: PackUnit;
}

export const packUnits = ['G', 'ML', 'PIECE'] as const;
type PackUnit = (typeof packUnits)[number];
export const maxPackAmount = 1_000_000;

const unitsByText: Readonly<Record<string, { unit: PackUnit; factor: number }>> = {
  g: { unit: 'G', factor: 1 },
  kg: { unit: 'G', factor: 1000 },
  ml: { unit: 'ML', factor: 1 },
  l: { unit: 'ML', factor: 1000 },
  pc: { unit: 'PIECE', factor: 1 },
  pcs: { unit: 'PIECE', factor: 1 },
  stk: { unit: 'PIECE', factor: 1 },
  stück: { unit: 'PIECE', factor: 1 },
};

const amounts = new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false });

/** The size that a shopper reads: the text of the weight, unless it is missing or names another size than `size`. */
export function sizeTextOf({ weight, size }: { weight: string | null; size: PackSize | null }): string | null {
  if (size === null) return weight;
  const said = packSizeOf(weight);
  if (said?.amount === size.amount && said.unit === size.unit) return weight;
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

/** The size that a text such as `500 g`, `1.5 kg` or `6 pcs` names; null when it names none exactly. */
export function packSizeOf(weight: string | null): PackSize | null {
  const [, number = '', name = ''] = /^(\d{1,7}(?:\.\d{1,3})?) ?(\p{L}+)$/iu.exec(weight?.trim() ?? '') ?? [];
  const known = unitsByText[name.toLowerCase()];
  if (!known) return null;
  const amount = Math.round(Number(number) * known.factor * 1000) / 1000;
  return Number.isInteger(amount) && amount >= 1 && amount <= maxPackAmount ? { amount, unit: known.unit } : null;
}
