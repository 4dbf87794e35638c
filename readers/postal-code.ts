/** Postal codes as people type them. */
import { foldedText } from './folded-text.ts';

const maxTypedLength = 40;
export const maxPostalCodeLength = 12;

/** A British code without its space: the district and the last three characters. */
export const britishCode = /^(?<outward>[A-Z]{1,2}\d[A-Z\d]?)(?<inward>\d[A-Z]{2})$/;

/** One form of a typed code: capitals, single spaces, plain hyphens and digits. Empty for a text that is far too long. */
export function foldedPostalCode(typed: string): string {
  if (typed.length > maxTypedLength) return '';
  // Most entries are so, and an address is compared with thousands of them.
  if (/^[A-Z\d]+\*?$/.test(typed)) return typed;
  const text = foldedText(typed).replaceAll('〒', '').replaceAll(/ +/g, ' ').replaceAll(/ ?- ?/g, '-');
  return text.trim().toUpperCase();
}

/** The text to save for a typed postal code: `ｅ１０５ａａ` is `E10 5AA`. Null when it is no code. */
export function readPostalCode(typed: string): string | null {
  const text = foldedPostalCode(typed);
  const { outward, inward } = britishCode.exec(text.replaceAll(/[ -]/g, ''))?.groups ?? {};
  if (outward !== undefined) return `${outward} ${inward}`;
  return text.length <= maxPostalCodeLength && /^[A-Z\d](?:[A-Z\d -]*[A-Z\d])?$/.test(text) ? text : null;
}
