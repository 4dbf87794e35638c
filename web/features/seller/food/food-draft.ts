import { foodTextLimits } from '#common/limits.ts';
import type { Allergen, FoodFactsInput } from '#web/__generated__/inputs-and-enums.ts';
import type { FoodFacts_foodFragment } from '#web/__generated__/seller-food.ts';
import { allergens } from '#common/allergens.ts';
import { typedAmount } from '#web/shared/lib/format/numbers.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import * as texts from './texts.ts';

export const nutrientNames = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;

type NutrientName = (typeof nutrientNames)[number];

const textNames = [
  'legalName',
  'brand',
  'ingredients',
  'origins',
  'qualityClass',
  'variety',
  'storage',
  'use',
  'makerName',
  'makerAddress',
  'organicCode',
  'alcohol',
] as const;

export type TextName = (typeof textNames)[number];

/** The characters that a field takes. The store has the same limits. */
export const maxLengths: Readonly<Record<TextName, number>> = {
  ...foodTextLimits,
  ingredients: 4000,
  origins: 1200,
  organicCode: 20,
  alcohol: 6,
};

/** The content of the form. Numbers are texts as they are typed; the origins have one line each. */
export interface FoodDraft extends Record<TextName | NutrientName, string> {
  allergens: readonly Allergen[];
  /** Whether the seller states that it contains none of the 14. */
  containsNone: boolean;
  mayContain: readonly Allergen[];
  basis: 'G' | 'ML';
  /** Whether the seller confirms the facts as they are in the form. */
  isChecked: boolean;
}

export type FoodField = keyof FoodDraft;

/** The facts that the store has. Version 0: none. */
export type SavedFood = FoodFacts_foodFragment | { version: 0 };

export const numberText = (number: number | null | undefined) => (number == null ? '' : typedAmount(number));

export function draftOf(saved: SavedFood): FoodDraft {
  const food = 'checkedAt' in saved ? saved : undefined;
  const nutrients = nutrientNames.map((name) => [name, numberText(food?.nutrition?.[name])]);
  return {
    legalName: food?.legalName ?? '',
    brand: food?.brand ?? '',
    ingredients: food?.ingredients ?? '',
    origins: food?.origins.join('\n') ?? '',
    qualityClass: food?.qualityClass ?? '',
    variety: food?.variety ?? '',
    storage: food?.storage ?? '',
    use: food?.use ?? '',
    makerName: food?.maker?.name ?? '',
    makerAddress: food?.maker?.address ?? '',
    organicCode: food?.organicCode ?? '',
    alcohol: numberText(food?.alcohol),
    ...(Object.fromEntries(nutrients) as Record<NutrientName, string>),
    allergens: food?.allergens ?? [],
    containsNone: food?.allergens?.length === 0,
    mayContain: food?.mayContain ?? [],
    basis: food?.nutrition?.basis ?? 'G',
    isChecked: food?.checkedAt != null,
  };
}

/** The draft after a change. A seller who changes a fact must confirm all facts again. */
export const withChange = (draft: FoodDraft, change: Partial<FoodDraft>): FoodDraft => ({
  ...draft,
  ...('isChecked' in change ? {} : { isChecked: false }),
  ...change,
});

const isAllergens = (value: unknown): value is Allergen[] =>
  Array.isArray(value) && value.every((each) => allergens.includes(each as Allergen));

/** Reads a kept draft; undefined when the value is none. Which found facts were confirmed is not kept. */
export function parseFoodDraft(kept: unknown): FoodDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values: Partial<Record<FoodField, unknown>> = kept;
  if (!isAllergens(values.allergens) || !isAllergens(values.mayContain)) return undefined;
  const typed = [...textNames, ...nutrientNames].map((name) => [
    name,
    typeof values[name] === 'string' ? values[name] : '',
  ]);
  return {
    ...(Object.fromEntries(typed) as Record<TextName | NutrientName, string>),
    allergens: values.allergens,
    mayContain: values.mayContain,
    containsNone: values.containsNone === true,
    basis: values.basis === 'ML' ? 'ML' : 'G',
    isChecked: values.isChecked === true,
  };
}

/** The faults that can be seen without the store: numbers that cannot be read, and a half filled nutrition table. */
export function draftErrors(draft: FoodDraft): Partial<Record<FoodField, string>> {
  const errors: Partial<Record<FoodField, string>> = {};
  const hasNutrition = nutrientNames.some((name) => draft[name].trim() !== '');
  for (const name of nutrientNames) {
    const text = draft[name].trim();
    if (text === '') {
      if (hasNutrition && name !== 'fibre') errors[name] = texts.isMissing;
    } else if (readAmount(text) === undefined) errors[name] = texts.isNoNumber;
  }
  if (draft.alcohol.trim() !== '' && readAmount(draft.alcohol) === undefined) errors.alcohol = texts.isNoNumber;
  if (draft.isChecked && draft.allergens.length === 0 && !draft.containsNone) errors.allergens = texts.stateAllergens;
  return errors;
}

/** All facts of a draft without errors. */
export function toFacts(draft: FoodDraft): FoodFactsInput {
  const textOf = (name: TextName) => draft[name].trim() || null;
  const numberOf = (name: NutrientName | 'alcohol') => readAmount(draft[name]) ?? 0;
  const hasNutrition = nutrientNames.some((name) => draft[name].trim() !== '');
  const [name, address] = [draft.makerName.trim(), draft.makerAddress.trim()];
  return {
    legalName: textOf('legalName'),
    brand: textOf('brand'),
    ingredients: textOf('ingredients'),
    allergens: draft.allergens.length > 0 ? [...draft.allergens] : draft.containsNone ? [] : null,
    mayContain: [...draft.mayContain],
    nutrition: hasNutrition
      ? {
          basis: draft.basis,
          energyKj: Math.round(numberOf('energyKj')),
          energyKcal: Math.round(numberOf('energyKcal')),
          fat: numberOf('fat'),
          saturates: numberOf('saturates'),
          carbohydrate: numberOf('carbohydrate'),
          sugars: numberOf('sugars'),
          protein: numberOf('protein'),
          salt: numberOf('salt'),
          fibre: draft.fibre.trim() === '' ? null : numberOf('fibre'),
        }
      : null,
    origins: draft.origins.split('\n').flatMap((line) => line.trim() || []),
    qualityClass: textOf('qualityClass'),
    variety: textOf('variety'),
    storage: textOf('storage'),
    use: textOf('use'),
    maker: name === '' && address === '' ? null : { name, address },
    organicCode: textOf('organicCode'),
    alcohol: draft.alcohol.trim() === '' ? null : numberOf('alcohol'),
  };
}

/** The field of the form that an error of `UpdateProductFoodInput` is about. */
export function fieldOf(path: readonly string[] | null): FoodField | undefined {
  const [first, fact, part] = path ?? [];
  if (first === 'isChecked') return 'isChecked';
  if (first !== 'facts' || fact === undefined) return undefined;
  if (fact === 'maker') return part === 'address' ? 'makerAddress' : 'makerName';
  const name = fact === 'nutrition' ? (part ?? 'energyKj') : fact;
  const names: readonly string[] = [...textNames, ...nutrientNames, 'allergens', 'mayContain', 'basis'];
  return names.includes(name) ? (name as FoodField) : undefined;
}
