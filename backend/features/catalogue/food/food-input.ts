import { foodTextLimits } from '#common/limits.ts';
import { z } from 'zod';
import { blockField, idField, lineField } from '#backend/http/text-fields.ts';
import { allergens } from '#common/allergens.ts';
import { nutritionFault } from './nutrition-checks.ts';
import * as texts from './texts.ts';

const maxOrigins = 20;

/** One line of text; an empty one and null clear it. */
const line = (label: string, max: number) =>
  z
    .union([z.literal(''), lineField(label, max)])
    .nullable()
    .transform((text) => text || null)
    .optional();

/** Several lines of text; an empty one and null clear it. */
const block = (label: string, max: number) =>
  blockField(label, max)
    .nullable()
    .transform((text) => text || null)
    .optional();

const hasTwoDecimals = (number: number) => Math.abs(Math.round(number * 100) - number * 100) < 1e-6;

const amount = (fault: string, max: number) =>
  z
    .number({ error: fault })
    .min(0, { error: fault })
    .max(max, { error: fault })
    .refine(hasTwoDecimals, { error: fault });

const grams = (label: string) => amount(texts.isNoGrams(label), 100);

const energy = (label: string, max: number) => {
  const fault = texts.isNoEnergy(label, max);
  return z.int({ error: fault }).min(0, { error: fault }).max(max, { error: fault });
};

const nutrition = z
  .object(
    {
      basis: z.enum(['G', 'ML'], { error: texts.basisFault }).meta({ description: 'For 100 g or 100 ml.' }),
      energyKj: energy(texts.energyKj, 4000),
      energyKcal: energy(texts.energyKcal, 1000),
      fat: grams(texts.fat),
      saturates: grams(texts.saturates),
      carbohydrate: grams(texts.carbohydrate),
      sugars: grams(texts.sugars),
      protein: grams(texts.protein),
      salt: grams(texts.salt),
      fibre: grams(texts.fibre).nullable().optional().default(null),
    },
    { error: texts.nutritionFault },
  )
  .superRefine((value, context) => {
    const fault = nutritionFault(value);
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });

const allergenList = z
  .array(z.enum(allergens, { error: texts.allergenFault(allergens.join(', ')) }), { error: texts.allergenListFault })
  .max(allergens.length, { error: texts.allergenListFault })
  .nullable();

/** Two letters for the country, at least two for the word, a number, and in Spain the region. */
const organicCode = /^[A-Z]{2}-(?:\p{Lu}{2,4}-\d{2,3}|\d{2,3}-\p{Lu}{2,4})(?:-\p{Lu}{1,3})?$/u;

/** The rules of the facts. An absent fact stays as it is, null clears it. */
export const factInputs = {
  legalName: line(texts.legalName, foodTextLimits.legalName),
  brand: line(texts.brand, foodTextLimits.brand),
  ingredients: block(texts.ingredients, 4000).meta({ description: 'With `_` around each allergen, as in `_milk_`.' }),
  allergens: allergenList.optional().meta({
    description: 'What it contains. Null: not stated. An empty list states that it contains none of the 14.',
  }),
  mayContain: allergenList.optional().meta({ description: 'What it may contain as traces.' }),
  nutrition: nutrition.nullable().optional(),
  origins: z
    .array(lineField(texts.origin, 60), { error: texts.originsFault })
    .max(maxOrigins, { error: texts.tooManyOrigins(maxOrigins) })
    .transform((origins) => [...new Set(origins)])
    .nullable()
    .optional()
    .meta({ description: 'ISO 3166 codes of countries such as `DE`, or texts.' }),
  qualityClass: line(texts.qualityClass, foodTextLimits.qualityClass),
  variety: line(texts.variety, foodTextLimits.variety),
  storage: block(texts.storage, foodTextLimits.storage),
  use: block(texts.use, foodTextLimits.use),
  maker: z
    .object(
      {
        name: lineField(texts.makerName, foodTextLimits.makerName),
        address: lineField(texts.makerAddress, foodTextLimits.makerAddress),
      },
      { error: texts.makerFault },
    )
    .nullable()
    .optional(),
  organicCode: z
    .union([z.literal(''), lineField(texts.organicCode, 20)])
    .nullable()
    .transform((text) => text?.toUpperCase() || null)
    .refine((text) => text === null || organicCode.test(text), { error: texts.organicCodeFault })
    .optional(),
  alcohol: amount(texts.alcoholFault, 100).nullable().optional().meta({ description: 'Per cent by volume.' }),
};

/** The rules of the facts together. */
export const factChanges = z.object(factInputs, { error: texts.factsFault });

export type FactChanges = z.output<typeof factChanges>;

/** The body of product/food/update. */
export const foodInput = z.object({
  id: idField('Product id'),
  ifVersion: z.int({ error: 'If version must be a whole number.' }).optional().meta({
    description: 'The version of the facts that the seller has seen, 0 for none. Other ones are not changed.',
  }),
  facts: factChanges.optional().meta({ description: 'Absent facts stay as they are, null clears one.' }),
  checked: z.boolean({ error: 'Checked must be true or false.' }).optional().meta({
    description:
      'True: a person has compared all facts, as they are after this change, with the pack. Absent: changed facts are unchecked, unchanged ones stay as they are.',
  }),
});

/** The query of product/food. */
export const foodQuery = z.object({
  id: idField('Id'),
  version: z
    .string({ error: 'Version must be a number.' })
    .regex(/^\d{1,9}$/, { error: 'Version must be a number.' })
    .transform(Number)
    .optional()
    .meta({ description: 'An earlier version, such as the one of an order line; the newest when absent.' }),
});
