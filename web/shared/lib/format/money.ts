import { addedTaxPercent } from '#common/limits.ts';

/**
 * The API's prices are numbers in whole currency units (19.99). Sums are calculated in whole cents, because floor(19.99 ×
 * 100) is 1998 in floating point.
 */

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
  /** Whether the law of the shop compares reductions with `Product.referencePrice`; else with the list price. */
  comparesReference?: true;
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

/** Whether the shop's locale writes whole numbers below 1000 as JavaScript does: the gateway sends marks only for such digits. */
export function hasPlainDigits(): boolean {
  return formats.marks !== undefined;
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

interface PricedProduct {
  price: number;
  offerPrice: number;
  referencePrice: number | null;
}

/** The reduction that the shop announces of a product. */
export interface Claim {
  /** The struck price, in cents. */
  wasCents: number;
  savedCents: number;
  /** In whole percent; 0 for less than that. */
  percent: number;
  /** Whether the struck price is the lowest of the 30 days before the reduction; else it is the list price. */
  isReference: boolean;
}

/** The reduction of an offer on the list price; null without an offer. */
export function listClaim({ price, offerPrice }: Omit<PricedProduct, 'referencePrice'>): Claim | null {
  return claim(toCents(price), toCents(offerPrice), Math.round);
}

/**
 * The reduction that the shop may announce; null for none. All that a page says about a reduction comes from here. Where the law
 * asks for it, the reference price is struck, and the percentage is rounded down.
 */
export function claimOf(product: PricedProduct): Claim | null {
  const onList = listClaim(product);
  if (!formats.comparesReference || onList === null) return onList;
  const { referencePrice, offerPrice } = product;
  const onReference = referencePrice === null ? null : claim(toCents(referencePrice), toCents(offerPrice), Math.floor);
  return onReference && { ...onReference, isReference: true };
}

function claim(wasCents: number, nowCents: number, round: (percent: number) => number): Claim | null {
  const savedCents = wasCents - nowCents;
  if (savedCents <= 0) return null;
  return { wasCents, savedCents, percent: round((savedCents * 100) / wasCents), isReference: false };
}

interface PricedLine {
  product: PricedProduct & { deposit: { amount: number } | null };
  quantity: number;
}

/**
 * A cart's sums in cents: the amount at offer prices, the deposits, the tax that is added to both (floored to the cent), and what the
 * reductions save.
 */
export function cartTotals(lines: readonly PricedLine[]) {
  const amount = sum(lines, ({ offerPrice }) => toCents(offerPrice));
  const deposits = sum(lines, ({ deposit }) => toCents(deposit?.amount ?? 0));
  const tax = isTaxIncluded() ? 0 : Math.floor(((amount + deposits) * addedTaxPercent) / 100);
  const saving = sum(lines, (product) => claimOf(product)?.savedCents ?? 0);
  return { amount, deposits, tax, total: amount + deposits + tax, saving };
}

function sum(lines: readonly PricedLine[], centsOf: (product: PricedLine['product']) => number) {
  return lines.reduce((cents, { product, quantity }) => cents + centsOf(product) * quantity, 0);
}
