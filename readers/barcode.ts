import { foldedText } from './folded-text.ts';
import { gtinInElements, gtinInLink } from './gs1-text.ts';

/** The longest text that is read: links and element strings on packages are shorter. */
const maxCodeLength = 500;

/**
 * What was done to get the number. `EXPANDED`: a UPC-E was written out. `ITEM`: the code is that of a case, the number that of
 * one item in it. `TAKEN_OUT`: more than the number was in the code. `ZEROS`: zeros at the beginning were missing.
 */
type CodeNote = 'EXPANDED' | 'ITEM' | 'TAKEN_OUT' | 'ZEROS';

/** The number of a product, always with 14 digits. */
export interface ProductCode {
  gtin: string;
  notes: readonly CodeNote[];
  /** The number of the case; null when the code is of the product itself. */
  caseGtin: string | null;
}

/**
 * Why a text is no code of a product. `CHECK_DIGIT`: its last digit does not fit. `LOST_ZEROS`: it has as many digits as remain
 * of a number without its zeros, and they do not fit either. `SHORTENED`: a spreadsheet has rounded it.
 */
type CodeFault = 'CHECK_DIGIT' | 'LOST_ZEROS' | 'SHORTENED' | 'OTHER';

export type CodeReading = ProductCode | { fault: CodeFault };

/** The digit that makes the sum right: https://www.gs1.org/services/how-calculate-check-digit-manually */
function checkDigitOf(digits: string): string {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Zeros at the beginning change nothing. */
const hasCheckDigit = (digits: string) => digits.endsWith(checkDigitOf(digits.slice(0, -1)));

/** A number with a right check digit; for that of a case, the number of its item. */
function productOf(digits: string, note: CodeNote | null): CodeReading {
  if (!/[1-9]/.test(digits)) return { fault: 'OTHER' };
  if (!hasCheckDigit(digits)) return { fault: 'CHECK_DIGIT' };
  const gtin = digits.padStart(14, '0');
  const notes = note === null ? [] : [note];
  // 9 stands for goods of variable measure, which have no other number.
  if (!/^[1-8]/.test(gtin)) return { gtin, notes, caseGtin: null };
  const item = `0${gtin.slice(1, 13)}`;
  return { gtin: `${item}${checkDigitOf(item)}`, notes: [...notes, 'ITEM'], caseGtin: gtin };
}

/** The UPC-A of a UPC-E without its check digit: a number system and six digits, of which the last says where zeros stand. */
function expanded(short: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = ''] = short;
  if (last <= '2') return `${system}${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}`;
}

/** The UPC-A of the 8 digits of a UPC-E; undefined when its check digit is another one. */
function upcAOf(digits: string): string | undefined {
  const number = `${expanded(digits.slice(0, 7))}${digits.slice(7)}`;
  return /^[01]/.test(digits) && hasCheckDigit(number) ? number : undefined;
}

const withCheckDigit = (digits: string) => `${digits}${checkDigitOf(digits)}`;

/** Periodicals and books have two or five digits more, which name the issue or a price. */
const withIssue = /^((?:97[789]|4[13][49])\d{10})(?:\d{2}|\d{5})$/;

function readDigits(digits: string): CodeReading {
  const { length } = digits;
  if (length >= 12 && length <= 14) return productOf(digits, null);
  if (length === 8) {
    const upcA = hasCheckDigit(digits) ? undefined : upcAOf(digits);
    return upcA === undefined ? productOf(digits, null) : productOf(upcA, 'EXPANDED');
  }
  if (length === 6) return productOf(withCheckDigit(expanded(`0${digits}`)), 'EXPANDED');
  if (length === 7) return readSeven(digits);
  if (length >= 9 && length <= 11) return hasCheckDigit(digits) ? productOf(digits, 'ZEROS') : { fault: 'LOST_ZEROS' };
  const taken = gtinInElements(digits) ?? withIssue.exec(digits)?.[1];
  return taken === undefined ? { fault: 'OTHER' } : productOf(taken, 'TAKEN_OUT');
}

/** Seven digits: an EAN-8 that has lost its zero, or a UPC-E without its number system, or without its check digit. */
function readSeven(digits: string): CodeReading {
  if (!digits.startsWith('0')) {
    if (hasCheckDigit(digits)) return productOf(digits, 'ZEROS');
    const upcA = upcAOf(`0${digits}`);
    if (upcA !== undefined) return productOf(upcA, 'EXPANDED');
  }
  if (!/^[01]/.test(digits)) return { fault: 'LOST_ZEROS' };
  return productOf(withCheckDigit(expanded(digits)), 'EXPANDED');
}

/** `4.006.381.333.931`, with or without decimals that are zero. */
const grouped = /^\d{1,3}(?:\.\d{3}){2,4}(?:,0{1,2})?$|^\d{1,3}(?:,\d{3}){2,4}(?:\.0{1,2})?$|^\d{1,3}(?:'\d{3}){2,4}$/;
const withDecimals = /^(\d{6,14})[.,]0{1,6}$/;
const withExponent = /^(\d)(?:[.,](\d{1,20}))?e\+?0{0,2}(\d{1,2})$/i;

/** The digits of a number as spreadsheets and programs write them; undefined for another text, null for a rounded number. */
function digitsIn(text: string): string | null | undefined {
  if (/^[\d -]+$/.test(text)) return text.replaceAll(/[ -]/g, '');
  if (grouped.test(text)) return text.replace(/(?:,0{1,2}|\.0{1,2})$/, '').replaceAll(/[.,']/g, '');
  const [, whole] = withDecimals.exec(text) ?? [];
  if (whole !== undefined) return whole;
  const [, first, rest = '', exponent] = withExponent.exec(text) ?? [];
  if (first === undefined) return undefined;
  return rest.length === Number(exponent) ? `${first}${rest}` : null;
}

/** An apostrophe, quotation marks or `="…"`, in which files for spreadsheets have numbers. */
const unquoted = (text: string) => text.replace(/^'/, '').replace(/^="([^"]*)"$|^"([^"]*)"$/, '$1$2');

/**
 * The text without what a scanner sends around it: control characters, a sign such as `~`, the three characters of an AIM symbology
 * identifier (`]C1`), and the one letter that some scanners send for the kind of a code.
 */
const withoutFrame = (text: string) =>
  text
    .replace(/^[\p{Cc} ]*[~*#$%!]?[\p{Cc} ]*/u, '')
    .replace(/^\][a-z][0-9a-z]/i, '')
    .replace(/^\p{Cc}+/u, '')
    .replace(/^[a-z](?=\d{8}$|\d{12,14}$)/i, '');

/** Control characters and spaces at the end. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && /[\p{Cc} ]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end).trimStart();
}

/**
 * Reads the number of a product in what a scanner sends, a person types or a file has: EAN-13, EAN-8, UPC-A, UPC-E in 6 to 8 digits,
 * the GTIN-14 of a case, GS1 element strings and Digital Links. `docs/decisions/scanners.md` says what is read how.
 */
export function codeOf(text: string): CodeReading {
  if (text.length > maxCodeLength) return { fault: 'OTHER' };
  const folded = foldedText(text);
  if (folded.length > maxCodeLength) return { fault: 'OTHER' };
  const code = withoutFrame(unquoted(trimmed(folded)));
  const digits = digitsIn(code);
  if (digits === null) return { fault: 'SHORTENED' };
  if (digits !== undefined) return readDigits(digits);
  const taken = gtinInLink(code) ?? gtinInElements(code);
  return taken === undefined ? { fault: 'OTHER' } : productOf(taken, 'TAKEN_OUT');
}

/** The number in a text with 14 digits; null for a text that is no code of a product. */
export function gtinOf(text: string): string | null {
  const reading = codeOf(text);
  return 'fault' in reading ? null : reading.gtin;
}

/**
 * The numbers under which a product of this code may be listed, the likeliest first: that of a case, then that of its item. Eight
 * digits can be both an EAN-8 and a UPC-E: the check digits are the same where the sixth digit of a UPC-E is 5 to 9.
 */
export function gtinsOfCode({ gtin, caseGtin }: ProductCode): string[] {
  const upcA = upcAOf(gtin.slice(6));
  const other = upcA !== undefined && gtin.startsWith('000000') ? [upcA.padStart(14, '0')] : [];
  return [...(caseGtin === null ? [] : [caseGtin]), gtin, ...other];
}

/** The numbers of `gtinsOfCode` for a text; none for a text that is no code of a product. */
export function gtinsOf(text: string): string[] {
  const reading = codeOf(text);
  return 'fault' in reading ? [] : gtinsOfCode(reading);
}

/** The number as packages have it: with 8 or 13 digits where the others are zeros. */
export const printedGtin = (gtin: string): string => gtin.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '');

/** Whether the number is of a range that GS1 leaves to each shop, as the labels of scales are. They also hold a weight or price. */
export const isShopCode = (gtin: string): boolean => /^0(?:2|02|04)|^0{6}[02]/.test(gtin);

/** The fewest digits with which a search finds the beginning of a barcode. */
const minSearchDigits = 6;

/** Whether a searched text is a code of the product with this number, or the beginning of the number. */
export function isFoundByGtin(text: string, gtin: string | null): boolean {
  if (gtin === null || text.length > maxCodeLength) return false;
  if (gtinsOf(text).includes(gtin)) return true;
  const digits = foldedText(text).replaceAll(/[ -]/g, '');
  if (digits.length < minSearchDigits || !/^\d+$/.test(digits)) return false;
  const withoutZeros = (number: string) => number.replace(/^0+/, '');
  return withoutZeros(gtin).startsWith(withoutZeros(digits));
}
