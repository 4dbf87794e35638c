import { addedTaxPercent } from '#common/limits.ts';

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

/** Divides an amount in proportion to the parts, in whole cents: the shares make the amount. Parts that are all 0 get nothing. */
export function shareOut(amountCents: number, parts: readonly number[]): number[] {
  const wholeCents = parts.reduce((sum, part) => sum + part, 0);
  if (wholeCents === 0) return parts.map(() => 0);
  const shareUpTo = (cents: number) => Math.floor((2 * cents * amountCents + wholeCents) / (2 * wholeCents));
  let passedCents = 0;
  return parts.map((part) => {
    const before = shareUpTo(passedCents);
    passedCents += part;
    return shareUpTo(passedCents) - before;
  });
}

/** Whether a product is sold below its price. Without an offer, the store keeps the price as its offer price. */
export const hasOffer = (product: { priceCents: number; offerPriceCents: number }): boolean =>
  product.offerPriceCents < product.priceCents;

/** The letters of tax classes. A product without one, and the shipping fee, belong to the first. */
export const taxClassCodes = ['A', 'B', 'C', 'D'] as const;

export type TaxClassCode = (typeof taxClassCodes)[number];

/** 100 %. */
export const maxBasisPoints = 10_000;

/** A tax: its name, such as `Food`, and its rate in basis points (700 is 7 %). */
export interface TaxRate {
  name: string;
  basisPoints: number;
}

/** The tax in the shipping fee: that of class A, or those of the goods, in proportion to what they cost. */
export const feeTaxes = ['CLASS_A', 'GOODS'] as const;

export type FeeTax = (typeof feeTaxes)[number];

/** The tax in deposits by the rule `RATES`: that of their goods, or none. */
export const depositTaxes = ['GOODS', 'NONE'] as const;

export type DepositTax = (typeof depositTaxes)[number];

/**
 * The rule by which an order is taxed. `FLOOR`: 2 % of the lines, rounded down to the cent, is added on top. `RATES`:
 * prices and the shipping fee include their taxes, and nothing is added. `firstTax` is the tax of class A.
 */
export type TaxRule = { mode: 'FLOOR' } | { mode: 'RATES'; firstTax: TaxRate; feeTax: FeeTax };

/** The sums of all goods of one rate: `netCents` and `taxCents` make their gross price. */
export interface IncludedTax extends TaxRate {
  netCents: number;
  taxCents: number;
}

/** The sums of one order. The amount is subtotal, deposits, shipping fee and tax. */
export interface OrderSums {
  /** The lines, at their prices. */
  subtotalCents: number;
  depositCents: number;
  shippingCents: number;
  /** The tax that is added to the prices; 0 by the rule `RATES`. */
  taxCents: number;
  amountCents: number;
  /**
   * The taxes in the amount by the rule `RATES`, highest rate first: their net and tax make the amount. Empty by
   * `FLOOR`.
   */
  includedTaxes: IncludedTax[];
}

/** A line to sum up: what all its pieces cost, and the tax in it (null by the rule `FLOOR`). */
export interface SummedLine {
  cents: number;
  /** The deposits of all its pieces. */
  depositCents?: number;
  /** The tax in the deposits by the rule `RATES`; absent or null: that of the goods. */
  depositTax?: TaxRate | null;
  tax: TaxRate | null;
}

/** The tax in a price, rounded to the cent, half a cent up. */
export function includedTaxOf({ name, basisPoints }: TaxRate, grossCents: number): IncludedTax {
  const whole = 10_000 + basisPoints;
  const taxCents = Math.floor((2 * grossCents * basisPoints + whole) / (2 * whole));
  return { name, basisPoints, netCents: grossCents - taxCents, taxCents };
}

/** An amount that includes a tax. */
export interface TaxedCents {
  cents: number;
  tax: TaxRate;
}

/** Adds up the amounts of each rate, highest rate first. */
export function addUpRates(parts: readonly TaxedCents[]): TaxedCents[] {
  const groups = new Map<number, TaxedCents>();
  for (const { cents, tax } of parts) {
    const group = groups.get(tax.basisPoints) ?? { tax, cents: 0 };
    groups.set(tax.basisPoints, { ...group, cents: group.cents + cents });
  }
  return [...groups.values()].sort((one, other) => other.tax.basisPoints - one.tax.basisPoints);
}

/** That much of a line by its taxes, by the rule `RATES`: `depositCents` of it are deposits. */
export function lineParts(
  { cents, depositCents = 0, depositTax }: Omit<SummedLine, 'tax'>,
  goodsTax: TaxRate,
): TaxedCents[] {
  if (!depositTax || depositCents === 0) return [{ cents, tax: goodsTax }];
  return [
    { cents: cents - depositCents, tax: goodsTax },
    { cents: depositCents, tax: depositTax },
  ];
}

/**
 * The shipping fee by the taxes in it, by the rule `RATES`. `lines` are the goods that are delivered, with the deposits that are taxed as
 * they are; when they cost nothing, the fee has the tax of class A.
 */
export function feeParts(
  lines: readonly Pick<SummedLine, 'cents' | 'tax'>[],
  { shippingCents, rule }: { shippingCents: number; rule: TaxRule },
): TaxedCents[] {
  if (rule.mode === 'FLOOR' || shippingCents === 0) return [];
  const { firstTax, feeTax } = rule;
  const goods = addUpRates(lines.map(({ cents, tax }) => ({ cents, tax: tax ?? firstTax })));
  if (feeTax === 'CLASS_A' || goods.every(({ cents }) => cents === 0)) return [{ cents: shippingCents, tax: firstTax }];
  const shares = shareOut(
    shippingCents,
    goods.map(({ cents }) => cents),
  );
  return goods.map(({ tax }, at) => ({ tax, cents: shares[at] ?? 0 }));
}

/**
 * Sums up an order, in cents: when it is placed, and again with what was found when it is settled. All amounts of an order come
 * from here. By the rule `RATES`, a line without a tax has that of class A. The tax is rounded once for each rate.
 */
export function sumOrder(
  lines: SummedLine[],
  { shippingCents, rule }: { shippingCents: number; rule: TaxRule },
): OrderSums {
  const subtotalCents = lines.reduce((sum, line) => sum + line.cents, 0);
  const depositCents = lines.reduce((sum, line) => sum + (line.depositCents ?? 0), 0);
  const taxedCents = subtotalCents + depositCents;
  if (rule.mode === 'FLOOR') {
    const taxCents = Math.floor((taxedCents * addedTaxPercent) / 100);
    const amountCents = taxedCents + shippingCents + taxCents;
    return { subtotalCents, depositCents, shippingCents, taxCents, amountCents, includedTaxes: [] };
  }
  const charged = lines.flatMap(({ cents, depositCents = 0, depositTax, tax }) =>
    lineParts({ cents: cents + depositCents, depositCents, depositTax }, tax ?? rule.firstTax),
  );
  const goods = lines.map(({ cents, depositCents = 0, depositTax, tax }) => ({
    cents: depositTax ? cents : cents + depositCents,
    tax,
  }));
  const parts = addUpRates([...charged, ...feeParts(goods, { shippingCents, rule })]);
  const includedTaxes = parts.map(({ tax, cents }) => includedTaxOf(tax, cents));
  const amountCents = taxedCents + shippingCents;
  return { subtotalCents, depositCents, shippingCents, taxCents: 0, amountCents, includedTaxes };
}
