/** The entries of delivery areas. Each names one postal code or the beginning of several. */
import { britishCode, foldedPostalCode, maxPostalCodeLength } from './postal-code.ts';

/** Letters of countries that stand before a code, `D-10115` and `SE-111 22`. Those of vehicles mean the country, too. */
const countryLetters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'AD AL AT AU BA BE BG BR BY CA CH CY CZ DE DK EE EL ES FI FR GR HR HU IE IS IT JP KR LI LT LU LV MC MD ME MK MT MX NL NO PL PT ' +
      'RO RS RU SE SI SK SM TR UA US VA'
    )
      .split(' ')
      .map((code) => [code, code]),
  ),
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
};

// A hyphen stands between letters and code, or a space, or nothing before four digits: `E1 6AN` is a code of London.
const withCountry = /^(?<letters>[A-Z]{1,3})(?:-(?=\d)| ?(?=\d{4}|\d{3} ?\d{2}(?!\d)|\d{2}-\d{3}))(?<code>.+)$/;
const britishDistrict = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const zipWithFour = /^(\d{5})\d{4}$/;

interface Code {
  /** The letters of the country; empty without them. */
  country: string;
  /** The code without signs and spaces, in capitals. */
  plain: string;
}

function codeIn(text: string): Code {
  if (/^\d+$/.test(text)) return { country: '', plain: text };
  const { letters = '', code = text } = withCountry.exec(text)?.groups ?? {};
  const country = countryLetters[letters];
  return { country: country ?? '', plain: (country === undefined ? text : code).replaceAll(/[ -]/g, '') };
}

/** The text to save for an entry of a delivery area, such as `101*` and `E1 *`. Null when it is none. */
export function readPostalEntry(typed: string): string | null {
  const text = foldedPostalCode(typed);
  return text.length <= maxPostalCodeLength && /^[\p{L}\p{N}][\p{L}\p{N} -]*\*?$/u.test(text) ? text : null;
}

/** How many characters of a British code an entry names: its area (`E*`), its district (`E1 *`) or more. Null without a match. */
function britishMatch(entry: string, plain: string, outward: string): number | null {
  const start = entry.replaceAll(/[ -]/g, '');
  const [district, sector] = entry.split(/(?<=\d[A-Z]?)[ -]/);
  if (/^[A-Z]+$/.test(start)) return start === /^[A-Z]+/.exec(outward)?.[0] ? start.length : null;
  if (sector === '') return start === outward ? start.length : null;
  // `SW1*` is all of SW1A to SW1Y, and never SW11.
  if (sector === undefined && britishDistrict.test(start)) {
    return start === outward || (/^[A-Z]$/.test(outward.slice(start.length)) && outward.startsWith(start))
      ? start.length
      : null;
  }
  if (sector !== undefined && district !== outward) return null;
  return plain.startsWith(start) ? start.length : null;
}

/**
 * For entries, the number of characters of this postal code that each names; a whole code counts more than a beginning. Null for an
 * entry of another code. Letters of a country that only one of the two has do not matter. The district of a British code ends before
 * its last three characters, so `E1*` is not E10 5AA.
 */
export function matchedLengths(postalCode: string): (entry: string) => number | null {
  const { country, plain } = codeIn(foldedPostalCode(postalCode));
  const outward = britishCode.exec(plain)?.groups?.['outward'] ?? (britishDistrict.test(plain) ? plain : null);
  // A code of the United States may have four more digits: 10115-1234.
  const short = zipWithFour.exec(plain)?.[1] ?? plain;
  return (entry) => {
    const text = foldedPostalCode(entry);
    const isBeginning = text.endsWith('*');
    const start = isBeginning ? text.slice(0, -1) : text;
    const wanted = codeIn(start);
    if (wanted.country !== '' && country !== '' && wanted.country !== country) return null;
    if (outward !== null && (isBeginning || britishDistrict.test(wanted.plain))) {
      return britishMatch(isBeginning ? start : `${start} `, plain, outward);
    }
    if (isBeginning) return plain.startsWith(wanted.plain) ? wanted.plain.length : null;
    return wanted.plain === plain || wanted.plain === short ? wanted.plain.length + 1 : null;
  };
}
