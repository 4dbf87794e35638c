/**
 * What people and programs write for one character, in one form. Every reader of this folder folds a text so first; its length is
 * checked before.
 */

const isDigit = /\p{Nd}/gu;

/** The value of a decimal digit of any script. Unicode has the ten digits of a script in order, some scripts without a gap between. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** The text with the digits 0 to 9 instead of those of other scripts, such as `٣` and `３`. Everything else stays as it is. */
export const withPlainDigits = (text: string): string => text.replaceAll(isDigit, (digit) => String(digitValue(digit)));

/**
 * The text in one form: full width as usual width, each digit as 0 to 9, each hyphen and dash as `-`, each space as a plain one, and
 * without invisible marks of direction and breaks. Arabic signs of decimals and thousands become `.` and `,`.
 */
export const foldedText = (text: string): string =>
  withPlainDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
