/** Numbers as people and spreadsheets write them, with decimals and signs between thousands. */
import { foldedText } from './folded-text.ts';

/**
 * A number with a point as its decimal sign. `isGrouped`: its only sign was read as one between thousands, which another
 * shop would read as a decimal one.
 */
export interface NumberReading {
  text: string;
  isGrouped: boolean;
}

export type DecimalSign = '.' | ',';

export const maxNumberLength = 40;

/**
 * Reads a number with a decimal comma or point and signs between thousands. When three digits follow the only sign, the
 * number is ambiguous (`1.234`): then `decimal`, the sign of the shop's locale, decides. Null for a text that is no number.
 */
export function readNumber(typed: string, decimal: DecimalSign): NumberReading | null {
  if (typed.length > maxNumberLength) return null;
  const text = foldedText(typed).replaceAll(/[ '’]/g, '');
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
  const isThousands = isAmbiguous(text) && last !== decimal;
  if (isThousands) return { text: whole + decimals, isGrouped: true };
  if (decimals === '') return whole === '' ? null : { text: whole, isGrouped: false };
  return { text: `${whole || '0'}.${decimals}`, isGrouped: false };
}

/** A typed whole number from 0 with at most 8 digits of any script; NaN for other texts. */
export function readWholeNumber(typed: string): number {
  const digits = typed.length > maxNumberLength ? '' : foldedText(typed).trim();
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Whether the only sign of a number could be one between thousands and one of decimals. */
export const isAmbiguous = (number: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);

/** Whether groups of two or three digits stand between these signs, as in `1.234.567`, and `12,34,567` in India. */
const isGroups = (text: string, sign: string) => {
  const [first = '', ...others] = text.split(sign);
  return /^\d{1,3}$/.test(first) && others.every((group) => /^\d{2,3}$/.test(group)) && others.at(-1)?.length === 3;
};
