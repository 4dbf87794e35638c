import { z } from 'zod';
import { nutritionBasis } from '#backend/http/enumerations.ts';
import { language } from '#backend/language.ts';

/** The tags of the 14 allergens at Open Food Facts: https://world.openfoodfacts.org/data/taxonomies/allergens.json */
const allergenTags = {
  'en:gluten': 'GLUTEN',
  'en:crustaceans': 'CRUSTACEANS',
  'en:eggs': 'EGGS',
  'en:fish': 'FISH',
  'en:peanuts': 'PEANUTS',
  'en:soybeans': 'SOYBEANS',
  'en:milk': 'MILK',
  'en:nuts': 'NUTS',
  'en:celery': 'CELERY',
  'en:mustard': 'MUSTARD',
  'en:sesame-seeds': 'SESAME',
  'en:sulphur-dioxide-and-sulphites': 'SULPHITES',
  'en:lupin': 'LUPIN',
  'en:molluscs': 'MOLLUSCS',
} as const;

type FoundAllergen = (typeof allergenTags)[keyof typeof allergenTags];
const foundAllergens = Object.values(allergenTags) as [FoundAllergen, ...FoundAllergen[]];

const maxOrigins = 20;

const localNames = [`product_name_${language}`, `generic_name_${language}`] as const;
const localIngredients = [`ingredients_text_with_allergens_${language}`, `ingredients_text_${language}`] as const;

/** The fields that the question names: https://openfoodfacts.github.io/openfoodfacts-server/api/ref-v2/ */
export const askedFields = [
  ...localNames,
  ...localIngredients,
  'product_name',
  'generic_name',
  'brands',
  'quantity',
  'product_quantity_unit',
  'ingredients_text_with_allergens',
  'ingredients_text',
  'allergens_tags',
  'traces_tags',
  'nutriments',
  'origins',
  'labels_tags',
];

const text = z.string().max(20_000).catch('');
const tags = z.array(z.string().max(200)).max(500).catch([]);

/** A product of the answer. What has another type than documented counts as missing. */
const answeredProduct = z
  .object({
    brands: text,
    quantity: text,
    product_quantity_unit: text,
    allergens_tags: tags,
    traces_tags: tags,
    labels_tags: tags,
    origins: text,
    nutriments: z.record(z.string().max(200), z.unknown()).catch({}),
  })
  .loose();

const allergenList = z.array(z.enum(foundAllergens));

/** The facts of a product that others have entered. Null, and an empty list of allergens as traces, stand for what nobody stated. */
export const foundFactsDocument = z
  .object({
    name: z.string().nullable(),
    size: z.string().nullable().meta({ description: 'As on the package, such as `500 g`.' }),
    brand: z.string().nullable(),
    legalName: z.string().nullable(),
    ingredients: z.string().nullable().meta({ description: 'With `_` around each allergen, as in `_milk_`.' }),
    allergens: allergenList
      .nullable()
      .meta({ description: 'Null when none is stated: that never means free of them.' }),
    mayContain: allergenList,
    nutrition: z
      .object({
        basis: nutritionBasis,
        energyKj: z.int().nonnegative(),
        energyKcal: z.int().nonnegative(),
        fat: z.number().nonnegative(),
        saturates: z.number().nonnegative(),
        carbohydrate: z.number().nonnegative(),
        sugars: z.number().nonnegative(),
        protein: z.number().nonnegative(),
        salt: z.number().nonnegative(),
        fibre: z.number().nonnegative().nullable(),
      })
      .nullable()
      .meta({ description: 'For 100 g or 100 ml; null when a value is missing.' }),
    origins: z.array(z.string()),
    organicCode: z.string().nullable().meta({ description: 'Of the control body, such as `DE-ÖKO-006`.' }),
    isOrganic: z.boolean(),
    alcohol: z.number().nonnegative().nullable().meta({ description: 'Per cent by volume.' }),
  })
  .meta({ id: 'FoundFacts' });

export type FoundFacts = z.infer<typeof foundFactsDocument>;

/** One line without control characters; null for none. */
function lineOf(value: unknown, max: number): string | null {
  if (typeof value !== 'string' || value.length > 20_000) return null;
  const line = value
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return line === '' ? null : Array.from(line).slice(0, max).join('').trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Ingredients with `_` around allergens. The answer has them so, or in elements: `<span class="allergen">milk</span>`. */
export function markedIngredients(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 20_000) return null;
  const marked = value
    .replaceAll(/<span class="allergen">([^<]*)<\/span>/g, '_$1_')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/_{2,}/g, '_');
  return lineOf(marked, 4000);
}

/** The allergens of these tags; null when one tag is not one of the 14: the others alone would look like a complete list. */
function allTagged(list: readonly string[]): FoundAllergen[] | null {
  return list.length > 0 && list.every((tag) => Object.hasOwn(allergenTags, tag)) ? allergensOf(list) : null;
}

function allergensOf(list: readonly string[]): FoundAllergen[] {
  const known: Record<string, FoundAllergen> = allergenTags;
  const stated = new Set(list.map((tag) => known[tag]));
  return foundAllergens.filter((each) => stated.has(each));
}

/** A number of the answer, which some entries have as text. */
function amountOf(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' && value.length < 30 ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= max)) return null;
  return Math.round(number * 100) / 100;
}

const kilojoulesPerKilocalorie = 4.184;

function nutritionOf(nutriments: Record<string, unknown>, basis: 'G' | 'ML'): FoundFacts['nutrition'] {
  const grams = (name: string) => amountOf(nutriments[`${name}_100g`], 100);
  const kj = amountOf(nutriments['energy-kj_100g'], 4000) ?? amountOf(nutriments['energy_100g'], 4000);
  const kcal = amountOf(nutriments['energy-kcal_100g'], 1000) ?? (kj === null ? null : kj / kilojoulesPerKilocalorie);
  const energyKj = kj ?? (kcal === null ? null : kcal * kilojoulesPerKilocalorie);
  const [fat, saturates, carbohydrate] = [grams('fat'), grams('saturated-fat'), grams('carbohydrates')];
  const [sugars, protein, salt] = [grams('sugars'), grams('proteins'), grams('salt')];
  if (energyKj === null || kcal === null || fat === null || saturates === null || carbohydrate === null) return null;
  if (sugars === null || protein === null || salt === null) return null;
  return {
    basis,
    energyKj: Math.round(energyKj),
    energyKcal: Math.round(kcal),
    fat,
    saturates,
    carbohydrate,
    sugars,
    protein,
    salt,
    fibre: grams('fiber'),
  };
}

/** The code of a control body in the labels: `en:de-oko-006`. */
function organicCodeOf(labels: readonly string[]): string | null {
  for (const label of labels) {
    const [, country, word, number] = /^[a-z]{2}:([a-z]{2})-(\p{L}{2,4})-(\d{2,3})$/u.exec(label) ?? [];
    if (country === undefined || word === undefined || number === undefined) continue;
    if (['oko', 'öko', 'bio', 'eko', 'org'].includes(word)) {
      return `${country}-${word === 'oko' ? 'öko' : word}-${number}`.toUpperCase();
    }
  }
  return null;
}

const organicLabels: ReadonlySet<string> = new Set(['en:organic', 'en:eu-organic']);

/** Reads the `product` of an answer. Null for one that is no object. */
export function readFoundFacts(product: unknown): FoundFacts | null {
  const { data } = answeredProduct.safeParse(product);
  if (!data) return null;
  const values: Record<string, unknown> = data;
  const first = <Value>(names: readonly string[], read: (value: unknown) => Value | null): Value | null =>
    names.reduce<Value | null>((found, name) => found ?? read(values[name]), null);
  const [localName, localGenericName] = localNames;
  const allergens = allTagged(data.allergens_tags);
  const contained = allergensOf(data.allergens_tags);
  const isLiquid = /^(?:ml|cl|dl|l)$/i.test(data.product_quantity_unit) || /\d\s*[cmd]?l\b/i.test(data.quantity);
  const alcohol = amountOf(data.nutriments['alcohol'], 100);
  return {
    name: first([localName, 'product_name'], (value) => lineOf(value, 120)),
    size: lineOf(data.quantity, 40),
    brand: lineOf(data.brands.split(',')[0], 120),
    legalName: first([localGenericName, 'generic_name'], (value) => lineOf(value, 200)),
    ingredients: first([...localIngredients, 'ingredients_text_with_allergens', 'ingredients_text'], markedIngredients),
    allergens,
    mayContain: allergensOf(data.traces_tags).filter((each) => !contained.includes(each)),
    nutrition: nutritionOf(data.nutriments, isLiquid ? 'ML' : 'G'),
    origins: data.origins
      .split(',')
      .flatMap((origin) => lineOf(origin.replace(/^\s*[a-z]{2}:/, ''), 60) ?? [])
      .slice(0, maxOrigins),
    organicCode: organicCodeOf(data.labels_tags),
    isOrganic: data.labels_tags.some((label) => organicLabels.has(label)),
    alcohol: alcohol === 0 ? null : alcohol,
  };
}
