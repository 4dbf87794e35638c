/** The ISO 4217 code of each symbol. An ambiguous symbol has the currency that shops usually mean by it. */
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

/** The ISO 4217 code for a currency symbol; undefined for an unknown symbol. */
export function currencyCodeOf(symbol: string): string | undefined {
  return codes[symbol];
}
