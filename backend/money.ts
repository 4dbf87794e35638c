/** Converts cents to currency units, the form of amounts in requests and responses. */
export function toUnits(cents: number): number {
  return cents / 100;
}

/** Converts an amount in currency units to cents, exactly; null when it is no amount or has more than two decimals. */
export function toCents(amount: number | string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(amount).trim());
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The sums of one order. */
export interface Totals {
  /** The products, without tax. */
  subtotalCents: number;
  taxCents: number;
  /** Subtotal and tax. */
  amountCents: number;
}

/** Sums up the lines and adds 2 % tax, rounded down to the cent. */
export function totalsOf(lines: { priceCents: number; quantity: number }[]): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const taxCents = Math.floor((subtotalCents * 2) / 100);
  return { subtotalCents, taxCents, amountCents: subtotalCents + taxCents };
}
