/** Symbols a shop may show, with the ISO 4217 code a payment provider wants. All have two decimals. */
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

/** The ISO code of a symbol in lower case, or null for one we cannot name. An ISO code of the list is taken as it is. */
export function isoCurrency(symbol: string): string | null {
  if (Object.hasOwn(codes, symbol)) return codes[symbol] ?? null;
  const code = symbol.toLowerCase();
  return Object.values(codes).includes(code) ? code : null;
}

/** Every symbol we can name, for messages. */
export function knownCurrencies(): string[] {
  return Object.keys(codes);
}
