// Tested by tests/unit/barcode.test.ts.
/** GTINs inside longer texts of GS1: Digital Links and element strings. Nothing here checks a check digit. */

/** What separates elements in a code (ASCII 29), and what people and programs write for it. */
const separator = '\u001D';
const writtenSeparators = /<GS>|\{GS\}|\[GS\]|<FNC1>|\{FNC1\}|\[FNC1\]|\u241D|\^\]|\\x1d|\\u001d/gi;

/** The length of an element that ends without a separator, by the beginning of its identifier, which is included. */
function lengthOf(start: string): number | undefined {
  if (start === '00') return 20;
  if (start === '20') return 4;
  if (start === '04') return 18;
  if (/^(?:0[1-3]|41)$/.test(start)) return 16;
  if (/^1[1-9]$/.test(start)) return 8;
  return /^3[1-6]$/.test(start) ? 10 : undefined;
}

/**
 * A layout that is not the scanner's types other characters for `:` and `/`, but the same one for each `/`. So the second
 * character of `https://` tells it.
 */
const linkStart = /^https?([^a-z0-9])([^a-z0-9])\2/i;

/** The digits of the GTIN in a Digital Link: `https://any.host/01/04006381333931/10/AB12?17=280301`. */
export function gtinInLink(text: string): string | undefined {
  const slash = linkStart.exec(text)?.[2] ?? '/';
  const parts = text.split(slash);
  const at = parts.findIndex((part, place) => place > 0 && /^(?:01|gtin)$/i.test(part));
  return at === -1 ? undefined : /^(?:\d{8}|\d{12,14})(?=$|[?#;&])/.exec(parts[at + 1] ?? '')?.[0];
}

/** The digits after `(01)`, as texts below codes have them. */
const gtinInBrackets = (text: string): string | undefined =>
  /[([]01[)\]] ?(\d[\d ]{12,18}\d)(?![\d ]*\d)/.exec(text)?.[1]?.replaceAll(' ', '');

/** The digits of the GTIN in an element string such as `0104006381333931172803\u2026` or `(01)04006381333931(10)AB12`. */
export function gtinInElements(text: string): string | undefined {
  const inBrackets = gtinInBrackets(text);
  if (inBrackets !== undefined) return inBrackets;
  const elements = text.replaceAll(writtenSeparators, separator);
  for (let at = 0; at < elements.length;) {
    if (elements[at] === separator) {
      at += 1;
      continue;
    }
    const start = elements.slice(at, at + 2);
    if (start === '01') return /^\d{14}/.exec(elements.slice(at + 2, at + 16))?.[0];
    if (!/^\d\d$/.test(start)) return undefined;
    const end = elements.indexOf(separator, at);
    const length = lengthOf(start);
    if (length === undefined && end === -1) return undefined;
    at = length === undefined ? end : at + length;
  }
  return undefined;
}
