import { knownSymbols } from '#backend/currency.ts';
import type { CellDialect } from './cell-dialect.ts';

/**
 * A number with a point as its decimal sign. `isGrouped`: its only sign was read as one between thousands, which another
 * shop would read as a decimal one.
 */
type NumberReading = { text: string; isGrouped: boolean };

const maxNumberLength = 40;

/**
 * Reads a number as people write it, with a decimal comma or point and signs between thousands. When three digits follow
 * the only sign, the number is ambiguous (`1.234`): then the shop's locale decides which sign is the decimal one. Null for
 * a text that is no number.
 */
export function readNumber(cell: string, { decimal }: CellDialect): NumberReading | null {
  if (cell.length > maxNumberLength) return null;
  const text = asciiDigits(cell).replaceAll(/[\s'’]/gu, '');
  if (/^\d+$/.test(text)) return { text, isGrouped: false };
  if (!/^\d*[.,][\d.,]*$/.test(text)) return null;
  const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const other = last === '.' ? ',' : '.';
  const at = text.lastIndexOf(last);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  // The later one of both signs is the decimal one.
  if (whole.includes(other)) {
    return isGroups(whole, other) ? { text: `${whole.replaceAll(other, '')}.${decimals}`, isGrouped: false } : null;
  }
  if (whole.includes(last)) {
    return isGroups(text, last) ? { text: text.replaceAll(last, ''), isGrouped: false } : null;
  }
  const isThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && last !== decimal;
  return isThousands ? { text: whole + decimals, isGrouped: true } : { text: `${whole}.${decimals}`, isGrouped: false };
}

/** Whether groups of two or three digits stand between these signs, as in `1.234.567`, and `12,34,567` in India. */
const isGroups = (text: string, sign: string) => {
  const [first = '', ...others] = text.split(sign);
  return /^\d{1,3}$/.test(first) && others.every((group) => /^\d{2,3}$/.test(group)) && others.at(-1)?.length === 3;
};

/** Arabic digits and signs as those of the Latin script. */
const asciiDigits = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** A number between two words. The words have no digits. */
const amount = /^(?<before>[^\d٠-٩۰-۹]*?)\s*(?<number>[.,]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬'’\s]*)(?<after>[^\d٠-٩۰-۹]*)$/u;

/** The text of an amount without its currency, such as `4,90 €`, `CHF 4.90` or `4.90`; unchanged when it is no amount. */
export function withoutCurrency(cell: string): string {
  const text = cell.trim();
  if (text.length > maxNumberLength) return text;
  const { before = '', number = '', after = '' } = amount.exec(text)?.groups ?? {};
  return number !== '' && [before, after].every(isCurrency) ? number.trim() : text;
}

const currencies = new Set([...knownSymbols(), ...Intl.supportedValuesOf('currency')]);

/** Arabic signs are words with points. A sign may be followed by an invisible mark of direction. */
function isCurrency(word: string): boolean {
  const sign = word.replaceAll(/[\s\p{Cf}]/gu, '');
  if (currencies.has(sign) || currencies.has(sign.toUpperCase())) return true;
  return /^$|^\p{Lu}{0,2}\p{Sc}\p{Lu}?$|^(?:\p{Script=Arabic}\.?){1,4}$/u.test(sign);
}
