// Tested by tests/unit/weight.test.ts and tests/unit/weight-doors.test.ts.
/** Numbers before a unit, as people write them. */

/**
 * The largest number in groups of thousands. A shop sells no larger pack by its grams: `400 600 g` is two amounts whose dash was
 * lost.
 */
const maxGrouped = 25_000;

/** A number at one place of a folded text: in groups, with decimals, as a fraction or both. */
export const numberPattern =
  /\d{1,3}(?: \d{3})+(?:[.,]\d{1,3})?(?![\d/])|(?:\d{1,4} )?\d{1,2}\/\d{1,2}(?![\d/])|\d{1,7}(?:[.,'’]\d{1,3})*|[.,]\d{1,3}/y;

/** Whether three digits stand behind the only sign, which is one of thousands or of decimals. */
export const isAmbiguousNumber = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** Thousands of a small unit; NaN for more than a shop sells. */
const grouped = (digits: string): number => (Number(digits) <= maxGrouped ? Number(digits) : Number.NaN);

/**
 * The value of a number. Behind the only sign, three digits are thousands of a small unit, because a thousandth of a gram is not
 * sold, and thousandths of others. Spaces separate thousands of a small unit only. NaN when the text is no number of such a unit.
 */
export function numberIn(text: string, isSmall: boolean): number {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  if (/^[.,]\d+$/.test(text)) return Number(`0.${text.slice(1)}`);
  if (isSmall && isAmbiguousNumber(text)) return grouped(text.replaceAll(/[.,]/g, ''));
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  const groups = /^([1-9]\d{0,2})(?:([ .,'’])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,3}))?$/.exec(text);
  if (!groups || !isSmall || groups[3] === groups[2]) return Number.NaN;
  const decimals = groups[4];
  const whole = decimals === undefined ? text : text.slice(0, -decimals.length - 1);
  return grouped(whole.replaceAll(/\D/g, '')) + Number(`0.${decimals ?? 0}`);
}
