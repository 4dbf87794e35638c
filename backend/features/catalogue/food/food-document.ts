import { z } from 'zod';
import { allergen, nutritionBasis } from '#backend/http/enumerations.ts';
import { isEmpty, type Food } from './food-facts.ts';

const text = z.string().nullable();
const amount = z.number().nonnegative();
const allergenList = z.array(allergen);

/** The facts of a product in responses. */
export const foodDocument = z
  .object({
    version: z
      .int()
      .positive()
      .meta({ description: 'From 1; rises with every change of the facts, and when they are checked.' }),
    checkedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When a person confirmed these facts; null when nobody has since they changed.' }),
    legalName: text,
    brand: text,
    ingredients: text.meta({ description: 'With `_` around each allergen, as in `_milk_`.' }),
    allergens: allergenList
      .nullable()
      .meta({ description: 'Null: not stated. Empty: stated that it contains none of the 14.' }),
    mayContain: allergenList,
    nutrition: z
      .object({
        basis: nutritionBasis,
        energyKj: amount,
        energyKcal: amount,
        fat: amount,
        saturates: amount,
        carbohydrate: amount,
        sugars: amount,
        protein: amount,
        salt: amount,
        fibre: amount.nullable(),
      })
      .nullable()
      .meta({ description: 'For 100 g or 100 ml; amounts in grams.' }),
    origins: z.array(z.string()).meta({ description: 'ISO 3166 codes of countries, or texts.' }),
    qualityClass: text,
    variety: text,
    storage: text,
    use: text,
    maker: z.object({ name: z.string(), address: z.string() }).nullable(),
    organicCode: text,
    alcohol: amount.nullable().meta({ description: 'Per cent by volume.' }),
  })
  .meta({ id: 'Food' });

/** The document of these facts; null when nothing is stated. */
export function toFoodDocument(food: Food | null): z.infer<typeof foodDocument> | null {
  if (food === null || isEmpty(food.facts)) return null;
  const { version, facts, checkedAt } = food;
  const { mayContain, origins, allergens: contained, ...others } = facts;
  return {
    version,
    checkedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
    ...others,
    allergens: contained && [...contained],
    mayContain: [...mayContain],
    origins: [...origins],
  };
}
