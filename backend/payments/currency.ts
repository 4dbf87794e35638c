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
