/** Cents as currency units, the form money has on the wire. */
export function toUnits(cents: number): number {
  return cents / 100;
}

/** Reads an amount in currency units, as number or text, exactly; null when it is none or has more than two decimals. */
export function toCents(amount: number | string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(amount).trim());
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** What one order comes to. All in cents. */
export interface Totals {
  subtotal: number;
  tax: number;
  amount: number;
}

/** Sum of the lines, 2 % tax rounded down to the cent, and both together. */
export function totalsOf(lines: { priceCents: number; quantity: number }[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const tax = Math.floor((subtotal * 2) / 100);
  return { subtotal, tax, amount: subtotal + tax };
}
