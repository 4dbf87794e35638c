/**
 * The API's prices are numbers in whole currency units (19.99). Sums are calculated in whole cents, because floor(19.99 ×
 * 100) is 1998 in floating point.
 */

/** Tax on the amount, in percent. */
export const taxPercent = 2;

/** The formats in which amounts are written. */
interface Formats {
  locale: string;
  /** ISO 4217; null for a symbol without a known code. */
  currency: string | null;
  symbol: string;
  /** The signs of amounts below 1000: before the digits, the decimal sign, and after the digits. */
  marks?: [before: string, decimal: string, after: string];
  /** Whether prices include their taxes; else 2 % are added to a cart. */
  isTaxIncluded?: true;
}

const usFormats: Formats = { locale: 'en-US', currency: 'USD', symbol: '$', marks: ['$', '.', ''] };
let formats = usFormats;
/** The formatter, created when the first amount needs it: creating it blocks a slow phone for a tenth of a second. */
let amounts: Intl.NumberFormat | undefined;

/** Sets the formats. The entry point calls it once, with the JSON that the server wrote into the page. */
export function setFormats(json: string | undefined) {
  // The development server leaves the placeholder in the page.
  formats = json?.startsWith('{') ? (JSON.parse(json) as Formats) : usFormats;
  amounts = undefined;
}

/** The language tag whose rules format amounts and dates. */
export function shopLocale(): string {
  return formats.locale;
}

/** ISO 4217; null for a symbol without a known code. */
export function currencyCode(): string | null {
  return formats.currency;
}

export function currencySymbol(): string {
  return formats.symbol;
}

/** Whether prices include their taxes. */
export function isTaxIncluded(): boolean {
  return formats.isTaxIncluded === true;
}

export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** @param cents a whole number of cents */
export function formatCents(cents: number): string {
  if (formats.marks && cents >= 0 && cents < 100_000) return formatBelowThousand(cents, formats.marks);
  amounts ??= new Intl.NumberFormat(formats.locale, {
    style: 'currency',
    // The symbol replaces the dollar's. For the code XXX, browsers put a space behind it and the server does not.
    currency: formats.currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
  });
  return (
    amounts
      .formatToParts(cents / 100)
      // The server's symbol and one kind of space: a browser with other data must write what the server has rendered.
      .map(({ type, value }) => (type === 'currency' ? formats.symbol : value.replaceAll('\u202F', '\u00A0')))
      .join('')
  );
}

/** Formats an amount below 1000 without `Intl`. The gateway has read the marks from `Intl`. */
function formatBelowThousand(cents: number, [before, decimal, after]: NonNullable<Formats['marks']>): string {
  return `${before}${Math.floor(cents / 100)}${decimal}${String(cents % 100).padStart(2, '0')}${after}`;
}

/** @param price in whole currency units */
export function formatPrice(price: number): string {
  return formatCents(toCents(price));
}

interface PricedLine {
  product: { price: number; offerPrice: number };
  quantity: number;
}

/** A cart's sums in cents: the amount at offer prices, the tax that is added (floored to the cent), and what the offers save. */
export function cartTotals(lines: readonly PricedLine[]) {
  const amount = sum(lines, ({ offerPrice }) => offerPrice);
  const tax = isTaxIncluded() ? 0 : Math.floor((amount * taxPercent) / 100);
  return { amount, tax, total: amount + tax, saving: Math.max(0, sum(lines, ({ price }) => price) - amount) };
}

function sum(lines: readonly PricedLine[], priceOf: (product: PricedLine['product']) => number) {
  return lines.reduce((cents, { product, quantity }) => cents + toCents(priceOf(product)) * quantity, 0);
}

/** The discount on the list price in whole percent; 0 without an offer. */
export function percentOff({ price, offerPrice }: PricedLine['product']): number {
  return price > offerPrice && price > 0 ? Math.round(((price - offerPrice) / price) * 100) : 0;
}
