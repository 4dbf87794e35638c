/** Symbols of currencies with their ISO 4217 codes, which payment providers need. */
const codes: Record<string, string> = {
  $: 'usd',
  US$: 'usd',
  '€': 'eur',
  '£': 'gbp',
  '₹': 'inr',
  A$: 'aud',
  C$: 'cad',
  CA$: 'cad',
  NZ$: 'nzd',
  S$: 'sgd',
  HK$: 'hkd',
  R$: 'brl',
  MX$: 'mxn',
  '₱': 'php',
  '₪': 'ils',
  '₺': 'try',
  '₦': 'ngn',
  zł: 'pln',
  Kč: 'czk',
  R: 'zar',
};

/** Whether it is an ISO 4217 code (in upper case) of a currency with two decimals: all sums are in hundredths. */
export function isCurrencyCode(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code)) return false;
  return currencyFormat(code, 'en').resolvedOptions().maximumFractionDigits === 2;
}

/** The ISO code of a symbol (or of a code itself) in lower case, or null for an unknown one. */
export function isoCurrency(symbol: string): string | null {
  if (Object.hasOwn(codes, symbol)) return codes[symbol] ?? null;
  return isCurrencyCode(symbol.toUpperCase()) ? symbol.toLowerCase() : null;
}

/** Every symbol with a known code, for messages. */
export function knownSymbols(): string[] {
  return Object.keys(codes);
}

/** The style in which amounts are written. */
export interface AmountStyle {
  /** The language tag whose rules format amounts. */
  locale: string;
  /** ISO 4217, lower case; `xxx` for an unknown symbol. */
  currency: string;
  currencySymbol: string;
}

/** The short symbol of a currency (ISO 4217): the symbol of the settings if it is their currency. */
export function symbolOf(code: string, style: AmountStyle): string {
  return code.toLowerCase() === style.currency ? style.currencySymbol : shortSymbol(code, style.locale);
}

/** The short symbol of a currency (ISO 4217) in a locale, such as `€`; the code itself for a currency without one. */
export function shortSymbol(code: string, locale: string): string {
  const parts = currencyFormat(code.toUpperCase(), locale).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** Writes an amount for people, such as `$4.90` or `4,90 €`. `code` is ISO 4217, or `xxx` for an unknown symbol. */
export function amountText(cents: number, code: string, style: AmountStyle): string {
  const symbol = symbolOf(code, style);
  return currencyFormat(code.toUpperCase(), style.locale)
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}

/** Making a format takes longer than writing a hundred amounts with it. */
const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, locale: string): Intl.NumberFormat {
  const name = `${currency} ${locale}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(name, format);
  return format;
}
