/** The most characters of a barcode that is typed with spaces. */
const maxLength = 40;

/** The number of a typed barcode with 14 digits; null for a text that is not a barcode. Its check digit is not checked. */
export function gtinOf(text: string): string | null {
  if (text.length > maxLength) return null;
  const digits = text.replaceAll(/[\s\-\u2010-\u2013]/gu, '');
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? digits.padStart(14, '0') : null;
}
