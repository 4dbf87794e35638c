import type { RestProduct } from '../documents/shapes.ts';
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

const names = [...unitsByName.keys()].toSorted((a, b) => b.length - a.length).join('|');
const number = String.raw`\d{1,3}(?: \d{3})+|\d\/\d|\d{1,7}(?:[.,]\d{1,3})?|½|¼|¾`;
// Behind the unit may stand no letter and no digit: `5 lemons` and `2 g4` name no amount.
const amount = String.raw`(?:(?<packs>\d{1,3}) ?[x×*] ?)?(?<number>${number}) ?(?<unit>${names})\.?(?![\p{L}\d])`;

// Words without a number say nothing else: `500 g bag`.
const words = String.raw`(?:[ ,]+\p{L}[\p{L} .]*)?`;
const whole = new RegExp(String.raw`^(?:${about.source})? ?${amount}(?: ?[x×*] ?(?<times>\d{1,3}))?${words}$`, 'iu');
const anywhere = new RegExp(String.raw`(?<![\p{L}\d.,])${amount}`, 'iu');

const vulgarFractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function read({ groups }: RegExpExecArray): PackSize | null {
  const known = unitsByName.get((groups?.['unit'] ?? '').toLowerCase());
  if (!known) return null;
  const count = numberIn(groups?.['number'] ?? '1', known.isSmall ?? false);
  const exact = Number(groups?.['packs'] ?? 1) * Number(groups?.['times'] ?? 1) * count * known.factor;
  const total = Math.round(exact);
  if (!(total >= 1 && total <= maxAmount) || Math.abs(total - exact) > exact * maxRoundingShare) return null;
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
  const text = weight
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const found = whole.exec(text) ?? oneUnit.exec(text);
  return found && read(found);
}

/** The first amount with a unit inside a text, and the text of it. */
export function findAmount(text: string): { text: string; size: PackSize } | null {
  const found = anywhere.exec(text);
  const size = found && read(found);
  return size ? { text: found[0], size } : null;
}
