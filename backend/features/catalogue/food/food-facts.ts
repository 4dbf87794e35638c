import { allergens, type Allergen } from '#common/allergens.ts';

/** Nutrition for 100 g or 100 ml; amounts in grams. */
export interface Nutrition {
  basis: 'G' | 'ML';
  energyKj: number;
  energyKcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
  fibre: number | null;
}

/** The facts that a buyer of food must be able to read. Null and empty lists stand for what nobody stated, if not said otherwise. */
export interface FoodFacts {
  legalName: string | null;
  /** The brand on the package. */
  brand: string | null;
  /** With `_` around each allergen, as in `_milk_`. */
  ingredients: string | null;
  /** Contained allergens. An empty list states that there are none. */
  allergens: readonly Allergen[] | null;
  /** Allergens that may be in it as traces. */
  mayContain: readonly Allergen[];
  nutrition: Nutrition | null;
  /** ISO 3166 codes of countries, or texts such as `EU`. */
  origins: readonly string[];
  qualityClass: string | null;
  variety: string | null;
  storage: string | null;
  /** How to prepare or use it. */
  use: string | null;
  /** The firm that is responsible for the food. */
  maker: { name: string; address: string } | null;
  /** The code of the control body of organic food, such as `DE-ÖKO-006`. */
  organicCode: string | null;
  /** Per cent by volume. */
  alcohol: number | null;
}

/** The facts of a product in one version. Dates are milliseconds since 1970. */
export interface Food {
  /** From 1; rises with every change. */
  version: number;
  facts: FoodFacts;
  /** When a person confirmed these facts; null when nobody has since they changed. */
  checkedAt: number | null;
  /** When a person last stated or confirmed the origins; null without any. */
  originsAt: number | null;
  createdAt: number;
}

/** The facts of a product for which nobody stated any. */
export const noFacts: FoodFacts = {
  legalName: null,
  brand: null,
  ingredients: null,
  allergens: null,
  mayContain: [],
  nutrition: null,
  origins: [],
  qualityClass: null,
  variety: null,
  storage: null,
  use: null,
  maker: null,
  organicCode: null,
  alcohol: null,
};

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether nothing is stated. */
export const isEmpty = (facts: FoodFacts): boolean => isSame(facts, noFacts);

/** The facts with these changes, in the order of `noFacts`. An allergen that is contained is no trace. */
export function withChanges(
  before: FoodFacts,
  changes: { [Name in keyof FoodFacts]?: FoodFacts[Name] | null | undefined },
): FoodFacts {
  const merged = Object.fromEntries(
    (Object.keys(noFacts) as (keyof FoodFacts)[]).map((name) => [name, changes[name] ?? before[name]]),
  ) as unknown as FoodFacts;
  for (const name of Object.keys(changes) as (keyof FoodFacts)[]) {
    if (changes[name] === null) Object.assign(merged, { [name]: noFacts[name] });
  }
  const inOrder = (list: readonly Allergen[]) => allergens.filter((each) => list.includes(each));
  const contained = merged.allergens && inOrder(merged.allergens);
  const mayContain = inOrder(merged.mayContain).filter((each) => contained?.includes(each) !== true);
  return { ...merged, allergens: contained, mayContain };
}
