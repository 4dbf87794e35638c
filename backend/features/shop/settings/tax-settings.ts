import { z } from 'zod';
import { lineField } from '#backend/http/text-fields.ts';
import { maxBasisPoints, taxClassCodes, type TaxRate, type TaxRule, type TaxClassCode } from '#backend/money.ts';
import type { TaxSettings } from './store-settings.ts';
import * as texts from './texts.ts';

export const defaultTax: TaxSettings = { mode: 'FLOOR', number: '', classes: [] };

const taxClass = z.object(
  {
    code: z.enum(taxClassCodes, { error: `The code of a tax class must be one of ${taxClassCodes.join(', ')}.` }),
    name: lineField(texts.taxClassName, 40),
    basisPoints: z
      .int({ error: texts.rateFault })
      .refine((rate) => rate >= 0 && rate <= maxBasisPoints, { error: texts.rateFault })
      .meta({ description: 'The rate in hundredths of a percent: 700 is 7 %.' }),
  },
  { error: texts.incompleteClass },
);

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The part of the settings that the seller changes as a whole. */
export const taxInput = z
  .object(
    {
      mode: z.enum(['FLOOR', 'RATES'], { error: 'Tax mode must be FLOOR or RATES.' }),
      number: z.union([z.string().trim().length(0), lineField(texts.taxNumber, 40)], {
        error: texts.taxNumberFault,
      }),
      classes: z
        .array(taxClass, { error: 'Tax classes must be a list.' })
        .max(taxClassCodes.length, { error: texts.tooManyClasses(taxClassCodes.length) }),
    },
    { error: 'Tax must have a mode, a number and classes.' },
  )
  .refine(({ mode, classes }) => mode === 'FLOOR' || classes.some(({ code }) => code === 'A'), {
    error: texts.noFirstClass,
    path: ['classes'],
  })
  .refine(({ classes }) => isUnique(classes.map(({ code }) => code)), {
    error: texts.sameCode,
    path: ['classes'],
  })
  .refine(({ classes }) => isUnique(classes.map(({ basisPoints }) => basisPoints)), {
    error: texts.sameRate,
    path: ['classes'],
  });

/** Taxes in GET store. */
export const taxDocument = z.object({
  mode: z.enum(['FLOOR', 'RATES']).meta({
    description:
      '`FLOOR`: 2 % of the products, rounded down, are added. `RATES`: prices include the tax of their class.',
  }),
  number: z.string().meta({ description: 'The shop’s tax number, for receipts; may be empty.' }),
  classes: z.array(
    z.object({
      code: z.enum(taxClassCodes),
      name: z.string(),
      basisPoints: z.int().meta({ description: 'The rate in hundredths of a percent: 700 is 7 %.' }),
    }),
  ),
});

const rateOf = ({ name, basisPoints }: TaxRate): TaxRate => ({ name, basisPoints });

/** The rule of a new order. */
export function taxRuleOf({ mode, classes }: TaxSettings): TaxRule {
  const first = classes.find(({ code }) => code === 'A');
  return mode === 'RATES' && first ? { mode, shippingTax: rateOf(first) } : { mode: 'FLOOR' };
}

/**
 * The tax of a product of that class in a new order; the tax of class A when the shop has no such class; null by the
 * rule `FLOOR`.
 */
export function taxOfClass({ mode, classes }: TaxSettings, code: TaxClassCode | null): TaxRate | null {
  if (mode === 'FLOOR') return null;
  const found = classes.find((each) => each.code === code) ?? classes.find((each) => each.code === 'A');
  return found ? rateOf(found) : null;
}
