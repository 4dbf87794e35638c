/** Digits alone: a barcode is also typed with spaces and hyphens between them. */
const digitsOf = (text: string) => text.replaceAll(/[\s\-\u2010-\u2013]/gu, '');

/** Whether a text has as many digits as a barcode: 8, 12, 13 or 14, with spaces and hyphens between them. */
export const hasGtinLength = (text: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(digitsOf(text)) && /[1-9]/.test(text);

/** The text of `hasGtinLength` with 14 digits, which is the form of every GTIN. */
export const toGtin = (text: string): string => digitsOf(text).padStart(14, '0');

/** Whether the last digit is the right one: https://www.gs1.org/services/how-calculate-check-digit-manually */
export function hasCheckDigit(gtin: string): boolean {
  const sum = Array.from(gtin, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The number as packages have it: with 8 or 13 digits where the others are zeros. */
export const printedGtin = (gtin: string): string => gtin.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '');
