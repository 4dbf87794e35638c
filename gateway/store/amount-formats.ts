import { comparesReference } from '../documents/store-law.ts';
import { isTaxIncluded } from '../documents/store-tax.ts';
import type { StoreFeatures } from './store-features.ts';

/** The formats in which amounts are written everywhere. */
export interface AmountFormats {
  /** The language tag whose rules format amounts and dates. */
  locale: string;
  /** ISO 4217; null for a symbol without a known code. */
  currency: string | null;
  symbol: string;
  /**
   * The signs of amounts below 1000: before the digits, the decimal sign, and after the digits. Absent where digits are
   * not 0 to 9.
   */
  marks?: [before: string, decimal: string, after: string];
  /** Whether amounts of carts have no tax added; absent when 2 % are. */
  isTaxIncluded?: true;
  /** Whether reductions are compared with the price of the history; absent when with the list price. */
  comparesReference?: true;
}

/** The settings for words and amounts. */
export interface FormatSettings {
  /** The language of the texts, such as `de`. */
  readonly language: string;
  readonly locale: string;
  /** An ISO 4217 code or a symbol. */
  readonly currency: string;
}

/** The formats of the shop: the currency of the store if it says one, otherwise that of the settings. */
export function amountFormats(
  { currencyCode, facts }: Pick<StoreFeatures, 'currencyCode' | 'facts'>,
  { locale, currency }: Omit<FormatSettings, 'language'>,
): AmountFormats {
  const code = currencyCode ?? (isCurrencyCode(currency) ? currency : null);
  const symbol = facts?.currencySymbol ?? (code ? shortSymbol(code, locale) : currency);
  const marks = amountMarks(locale, code, symbol);
  return {
    locale,
    currency: code,
    symbol,
    ...(marks && { marks }),
    ...(isTaxIncluded(facts?.tax) && { isTaxIncluded: true }),
    ...(comparesReference(facts?.country) && { comparesReference: true }),
  };
}

/** Whether it is an ISO 4217 code of a currency with two decimals: all sums are in hundredths. */
export function isCurrencyCode(text: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(text)) return false;
  return currencyFormat(text, 'en').resolvedOptions().maximumFractionDigits === 2;
}

/** Whether Intl knows the language of a tag. An unknown one would be formatted by the rules of this machine. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

function shortSymbol(code: string, locale: string): string {
  const parts = currencyFormat(code, locale).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** The marks with which `formatCents` in `web/shared/lib/format/money.ts` writes an amount. */
function amountMarks(locale: string, code: string | null, symbol: string): AmountFormats['marks'] {
  const text = currencyFormat(code ?? 'USD', locale)
    .formatToParts(123.45)
    .map(({ type, value }) => (type === 'currency' ? symbol : value.replaceAll('\u202F', '\u00A0')))
    .join('');
  const [, before, decimal, after] = /^(.*)123(\D+)45(.*)$/su.exec(text) ?? [];
  if (before === undefined || decimal === undefined || after === undefined) return undefined;
  return [before, decimal, after];
}

function currencyFormat(currency: string, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}
