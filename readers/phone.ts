/** Phone numbers as countries, contacts and web pages write them. */
import { foldedText } from './folded-text.ts';

/** Characters of a typed number. A longer text is not read. */
export const maxTypedPhone = 60;
export const minPhoneLength = 5;
/** E.164 has 15 digits at most; the rest are signs between them. */
export const maxPhoneLength = 20;

/** A number in digits, spaces, brackets, + and -, or what is wrong with it. */
export type PhoneReading = { phone: string } | { fault: 'SIGNS' | 'SHORT' | 'LONG' };

/**
 * Reads a phone number. Points and slashes become spaces, and `(0)` behind the code of a country is left out, because it is not dialled
 * with it. A number that is still longer than 20 characters loses the signs between its digits.
 */
export function readPhone(typed: string): PhoneReading {
  if (typed.length > maxTypedPhone) return { fault: 'LONG' };
  const text = foldedText(typed)
    .replace(/^ *tel(?:\.|:|\.:)? ?(?=[+(\d])/i, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[./·•]/g, ' ')
    .replace(/^(?= *(?:\+|00))([^(]*)\( ?0 ?\)/, '$1 ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (!/^[\d+\-() ]*$/.test(text)) return { fault: 'SIGNS' };
  if (text.length < minPhoneLength) return { fault: 'SHORT' };
  const short = text.length <= maxPhoneLength ? text : text.replaceAll(/[ ()-]/g, '');
  return short.length <= maxPhoneLength ? { phone: short } : { fault: 'LONG' };
}

/** The number to send to a store: as it is read, or as it was typed, so that the store says what is wrong. */
export function phoneToSend(typed: string): string {
  const read = readPhone(typed);
  return 'phone' in read ? read.phone : typed;
}
