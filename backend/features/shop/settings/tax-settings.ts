import { z } from 'zod';
import { depositTax, feeTax, taxClassCode } from '#backend/http/enumerations.ts';
import { lineField } from '#backend/http/text-fields.ts';
import {
  depositTaxes,
  feeTaxes,
  maxBasisPoints,
  taxClassCodes,
  type FeeTax,
  type TaxRate,
  type TaxRule,
  type TaxClassCode,
} from '#backend/rules/money.ts';
import type { StoreSettings, TaxSettings } from './store-settings.ts';
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
      number: z.union([z.string().trim().length(0, { abort: true }), lineField(texts.taxNumber, 40)], {
        error: texts.taxNumberFault,
      }),
      classes: z
        .array(taxClass, { error: 'Tax classes must be a list.' })
        .max(taxClassCodes.length, { error: texts.tooManyClasses(taxClassCodes.length) }),
      feeTax: z
        .enum(feeTaxes, { error: `Fee tax must be one of ${feeTaxes.join(', ')}.` })
        .optional()
        .meta({
          description: 'The tax in the delivery fee. Absent: what the country of the shop asks for.',
        }),
      depositTax: z
        .enum(depositTaxes, { error: `Deposit tax must be one of ${depositTaxes.join(', ')}.` })
        .optional()
        .meta({ description: 'The tax in deposits. Absent: that of their goods.' }),
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
export const taxDocument = z
  .object({
    mode: z.enum(['FLOOR', 'RATES']).meta({
      id: 'TaxMode',
      description:
        '`FLOOR`: 2 % of the products, rounded down, are added. `RATES`: prices include the tax of their class.',
    }),
    number: z.string().meta({ description: 'The shop’s tax number, for receipts; may be empty.' }),
    classes: z.array(
      z.object({
        code: taxClassCode,
        name: z.string(),
        basisPoints: z.int().meta({ description: 'The rate in hundredths of a percent: 700 is 7 %.' }),
      }),
    ),
    feeTax: feeTax.meta({
      description:
        '`CLASS_A`: the delivery fee has the tax of class A. `GOODS`: those of the goods, by what they cost.',
    }),
    depositTax: depositTax
      .meta({
        description: '`GOODS`: a deposit has the tax of its goods. `NONE`: it has none, when prices include taxes.',
      })
      .optional(),
  })
  .meta({ id: 'TaxSettings' });

/**
 * The tax in the delivery fee. In Germany, the delivery is an ancillary service and has the rates of the goods
 * (Umsatzsteuer-Anwendungserlass, section 3.10).
 */
export const feeTaxOf = ({ tax, country }: Pick<StoreSettings, 'tax' | 'country'>): FeeTax =>
  tax.feeTax ?? (country === 'DE' ? 'GOODS' : 'CLASS_A');

const rateOf = ({ name, basisPoints }: TaxRate): TaxRate => ({ name, basisPoints });

/** The rule of a new order. */
export function taxRuleOf(settings: Pick<StoreSettings, 'tax' | 'country'>): TaxRule {
  const { mode, classes } = settings.tax;
  const first = classes.find(({ code }) => code === 'A');
  return mode === 'RATES' && first ? { mode, firstTax: rateOf(first), feeTax: feeTaxOf(settings) } : { mode: 'FLOOR' };
}

/** The tax in the deposits of a new line when it is not that of its goods; null when it is, and by the rule `FLOOR`. */
export const depositTaxIn = ({ mode, depositTax: chosen }: TaxSettings): TaxRate | null =>
  mode === 'RATES' && chosen === 'NONE' ? { name: texts.untaxedDeposits, basisPoints: 0 } : null;

/**
 * The tax of a product of that class in a new order; the tax of class A when the shop has no such class; null by the
 * rule `FLOOR`.
 */
export function taxOfClass({ mode, classes }: TaxSettings, code: TaxClassCode | null): TaxRate | null {
  if (mode === 'FLOOR') return null;
  const found = classes.find((each) => each.code === code) ?? classes.find((each) => each.code === 'A');
  return found ? rateOf(found) : null;
}
