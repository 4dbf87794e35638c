/**
 * The API's prices are numbers in whole currency units (19.99). Sums are calculated in whole cents, because floor(19.99 ×
 * 100) is 1998 in floating point.
 */

/** Tax on the amount, in percent. */
export const taxPercent = 2;

const currency = { symbol: '$' };

/** Called once by the entry point, with the symbol that the server wrote into the page. */
export function setCurrency(symbol: string | undefined) {
  // The development server leaves the placeholder in the page.
  if (symbol && !symbol.startsWith('__')) currency.symbol = symbol;
}

export function currencySymbol(): string {
  return currency.symbol;
}

export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Created once: creating one takes longer than rendering a product card. */
const twoDigits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @param cents a whole number of cents */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}${currency.symbol}${twoDigits.format(Math.abs(cents) / 100)}`;
}

/** @param price in whole currency units */
export function formatPrice(price: number): string {
  return formatCents(toCents(price));
}

interface PricedLine {
  product: { price: number; offerPrice: number };
  quantity: number;
}

/** A cart's sums in cents: the amount at offer prices, the tax floored to the cent, and what the offers save. */
export function cartTotals(lines: readonly PricedLine[]) {
  const amount = sum(lines, ({ offerPrice }) => offerPrice);
  const tax = Math.floor((amount * taxPercent) / 100);
  return { amount, tax, total: amount + tax, saving: Math.max(0, sum(lines, ({ price }) => price) - amount) };
}

function sum(lines: readonly PricedLine[], priceOf: (product: PricedLine['product']) => number) {
  return lines.reduce((cents, { product, quantity }) => cents + toCents(priceOf(product)) * quantity, 0);
}

/** The discount on the list price in whole percent; 0 without an offer. */
export function percentOff({ price, offerPrice }: PricedLine['product']): number {
  return price > offerPrice && price > 0 ? Math.round(((price - offerPrice) / price) * 100) : 0;
}
