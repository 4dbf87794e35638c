/** Currency symbols with their ISO 4217 codes, which payment providers need. All have two decimals. */
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
  CHF: 'chf',
  R: 'zar',
};

/** The ISO code of a symbol (or of a listed code itself) in lower case, or null for an unknown one. */
export function isoCurrency(symbol: string): string | null {
  if (Object.hasOwn(codes, symbol)) return codes[symbol] ?? null;
  const code = symbol.toLowerCase();
  return Object.values(codes).includes(code) ? code : null;
}

/** Every symbol with a known code, for messages. */
export function knownCurrencies(): string[] {
  return Object.keys(codes);
}

/** The symbol before amounts in a currency (ISO 4217): that of the settings if it is their currency. */
export function symbolOf(code: string, config: { currency: string; currencySymbol: string }): string {
  if (code.toLowerCase() === config.currency) return config.currencySymbol;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
