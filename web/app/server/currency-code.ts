/** Symbols that mean one currency only, or that shops like this one mean by them. */
const codes: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  A$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  R$: 'BRL',
  MX$: 'MXN',
  '₱': 'PHP',
  '₪': 'ILS',
  '₺': 'TRY',
  '₦': 'NGN',
  zł: 'PLN',
  Kč: 'CZK',
  R: 'ZAR',
};

/** The code in ISO 4217 of a currency's symbol, where there is no doubt about it. */
export function currencyCodeOf(symbol: string): string | undefined {
  return codes[symbol] ?? (/^[A-Z]{3}$/.test(symbol) ? symbol : undefined);
}
