/** Prices as people, price lists and spreadsheets write them. */
import { foldedText } from './folded-text.ts';
import { isAmbiguous, maxNumberLength, readNumber, type DecimalSign, type NumberReading } from './number.ts';

export interface PriceReading extends NumberReading {
  /** The number as it was written, without the currency. */
  written: string;
  /** The sign or the code of another currency than the shop's; null without one. */
  otherCurrency: string | null;
}

interface PriceRules {
  /** The decimal sign of the shop's locale, which decides about `1.234`; without it, such a text is refused. */
  decimal?: DecimalSign;
  /** The shop's currency, ISO 4217; null when it is not known. */
  currency: string | null;
}

const inWords: Readonly<Record<string, readonly string[]>> = {
  EUR: ['EURO', 'EUROS'],
  USD: ['US$', 'DOLLAR', 'DOLLARS'],
  GBP: ['POUND', 'POUNDS'],
  CHF: ['FR', 'FR.', 'SFR', 'SFR.'],
  PLN: ['ZŁ'],
  CZK: ['KČ'],
  ZAR: ['R'],
  INR: ['RS', 'RS.'],
};
const known = new Set(Object.values(inWords).flat());
const centWords = new Set([
  '¢',
  'CT',
  'CT.',
  'CTS',
  'CENT',
  'CENTS',
  'CÉNTIMO',
  'CÉNTIMOS',
  'CENTIME',
  'CENTIMES',
  'سنت',
]);

/** A number between two words. The words have no digits, and the point of `Rs.49` is no decimal one. */
const amount = /^(?<before>[^\d]*?)(?<number>(?:(?<!\p{L})[.,])?\d[\d.,'’ ]*)(?<after>[^\d]*)$/u;

let codes: ReadonlySet<string> | undefined;
const ownSigns = new Map<string, ReadonlySet<string>>();

/** How the amounts of a currency are marked, in capitals and without spaces. */
function signsOf(currency: string): ReadonlySet<string> {
  let signs = ownSigns.get(currency);
  if (!signs) {
    const parts = ['en', 'ar'].flatMap((locale) =>
      (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0),
      ),
    );
    const symbols = parts.filter(({ type }) => type === 'currency').map(({ value }) => signIn(foldedText(value)));
    signs = new Set([currency, ...symbols, ...(inWords[currency] ?? [])]);
    ownSigns.set(currency, signs);
  }
  return signs;
}

const signIn = (word: string): string => word.replaceAll(' ', '').toUpperCase();

/** Whether a word is a sign or a code of a currency. Arabic signs are words with points. */
function isCurrency(sign: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  if (codes.has(sign) || known.has(sign)) return true;
  return /^$|^\p{Lu}{0,2}\p{Sc}\p{Lu}?$|^(?:\p{Script=Arabic}\.?){1,4}$|^KR\.?$/u.test(sign);
}

/** `3.8900000000000000001` and `2.9900000000000002` are what programs save for 3.89 and 2.99. */
function withTwoDecimals(text: string): string {
  if (!/\.\d{4,}$/.test(text)) return text;
  const [exact, rounded] = [Number(text), Math.round(Number(text) * 100) / 100];
  return Math.abs(exact - rounded) < 1e-9 ? rounded.toFixed(2) : text;
}

/**
 * Reads a price such as `4,90 €`, `CHF 4.90`, `.99` or `99¢`. How many decimals it may have is a rule of the field. Null for a text
 * that is no amount of money.
 */
export function readPrice(typed: string, { decimal, currency }: PriceRules): PriceReading | null {
  if (typed.length > maxNumberLength) return null;
  // `5,-` is an amount without cents.
  const text = foldedText(typed)
    .trim()
    .replace(/(?<=\d)[.,]-{1,2}(?!\d)/, '');
  const { before = '', number = '', after = '' } = amount.exec(text)?.groups ?? {};
  const signs = [before, after].map(signIn).filter(Boolean);
  const written = number.trim();
  const pence = currency === 'GBP' && signs[0] && /^(?:P|PENCE|PENNY)$/.test(signs[0]);
  if (signs.length === 1 && (pence || centWords.has(signs[0] ?? ''))) {
    if (!/^\d{1,4}$/.test(written)) return null;
    return { text: (Number(written) / 100).toFixed(2), isGrouped: false, written, otherCurrency: null };
  }
  if (signs.includes('¢') || !signs.every(isCurrency)) return null;
  if (decimal === undefined && isAmbiguous(written.replaceAll(/[ '’]/g, ''))) return null;
  const read = readNumber(written, decimal ?? '.');
  if (!read) return null;
  const other = currency === null ? undefined : signs.find((sign) => !signsOf(currency).has(sign));
  return { ...read, written, text: withTwoDecimals(read.text), otherCurrency: other ?? null };
}
