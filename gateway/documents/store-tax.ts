import { z } from 'zod';
import {
  depositTaxes,
  feeTaxes,
  taxClassCodes,
  taxModes,
  type DepositTax,
  type FeeTax,
  type TaxClassCode,
  type TaxMode,
} from '#common/__generated__/contract.ts';

/** A tax in prices. */
export interface RestOrderTax {
  name: string;
  /** The rate in percent. */
  rate: number;
  /** The tax in currency units, like `net`. */
  amount: number;
  net: number;
}

/** The settings by which the shop taxes its orders, from a store with the feature `tax.rates`. */
export interface StoreTax {
  mode: TaxMode;
  number: string | null;
  classes: { code: TaxClassCode; name: string; rate: number }[];
  /** The tax in the delivery fee; null over a store without the feature `tax.fee`. */
  feeTax: FeeTax | null;
  /** The tax in deposits; null over a store without the feature `tax.deposits`. */
  depositTax: DepositTax | null;
}

const amount = z.number().transform((value) => Math.round(value * 100) / 100);

const orderTaxes = z.array(z.object({ name: z.string(), rate: z.number().nonnegative(), amount, net: amount }));

/** The taxes that a document of the store lists; null when it lists none, or when they cannot be read. */
export function readTaxes(value: unknown): RestOrderTax[] | null {
  return value === undefined ? null : (orderTaxes.safeParse(value).data ?? null);
}

/** `settings.tax` at `GET /api/store`; null when it cannot be read. */
export const storeTaxShape = z
  .object({
    mode: z.enum(taxModes),
    number: z.string().transform((text) => text.trim() || null),
    classes: z.array(
      z.object({ code: z.enum(taxClassCodes), name: z.string(), basisPoints: z.number().nonnegative() }),
    ),
    feeTax: z.enum(feeTaxes).nullable().catch(null),
    depositTax: z.enum(depositTaxes).nullable().catch(null),
  })
  .transform(({ mode, number, classes, feeTax, depositTax }): StoreTax => {
    return {
      mode,
      number,
      classes: classes.map(({ code, name, basisPoints }) => ({ code, name, rate: basisPoints / 100 })),
      feeTax,
      depositTax,
    };
  })
  .nullable()
  .catch(null);

/** Whether prices include their taxes, so that nothing is added to them. */
export const isTaxIncluded = (tax: StoreTax | null | undefined) => tax?.mode === 'RATES';

/** A rate in percent as REST has it. One with more than two decimals stays a fraction, which the store refuses. */
export function toBasisPoints(rate: number): number {
  const whole = Math.round(rate * 100);
  return Math.abs(whole - rate * 100) < 1e-6 ? whole : rate * 100;
}
