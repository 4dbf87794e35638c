/** The most characters of a barcode that is typed with spaces and hyphens. */
const maxLength = 40;

const digitsOf = (text: string) => text.replaceAll(/[\s\-\u2010-\u2013]/gu, '');

/** Whether a text has as many digits as a barcode. */
export const hasGtinLength = (text: string): boolean =>
  text.length <= maxLength && /^(?:\d{8}|\d{12,14})$/.test(digitsOf(text)) && /[1-9]/.test(text);

/** The number of a barcode with 14 digits; null for a text with another number of digits or a wrong check digit. */
export function gtinOf(text: string): string | null {
  if (!hasGtinLength(text)) return null;
  const gtin = digitsOf(text).padStart(14, '0');
  const sum = Array.from(gtin, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? gtin : null;
}

/** The number as packages have it: with 8 or 13 digits where the others are zeros. */
export const printedGtin = (gtin: string): string => gtin.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '');

/** The fewest digits with which a search finds the beginning of a barcode. */
const minSearchDigits = 6;

/** Whether a searched text is the barcode, or the beginning of it. */
export function isFoundByGtin(text: string, gtin: string | null): boolean {
  const digits = text.length > maxLength ? '' : digitsOf(text);
  if (gtin === null || digits.length < minSearchDigits || !/^\d+$/.test(digits)) return false;
  const withoutZeros = (number: string) => number.replace(/^0+/, '');
  return withoutZeros(gtin).startsWith(withoutZeros(digits));
}

/** Whether the code is of a range that GS1 leaves to each shop, as the labels of scales are. They also hold a weight or price. */
export const isShopCode = (gtin: string): boolean => /^0(?:2|02|04)|^0{6}[02]/.test(gtin);
