import type { LookUpFoodMutation } from '#web/__generated__/seller-food.ts';
import { maxLengths, nutrientNames, numberText, type FoodDraft, type TextName } from './food-draft.ts';

type FoundFood = NonNullable<NonNullable<LookUpFoodMutation['lookUpBarcode']>['facts']>;

/**
 * What others have entered, for the fields of the form that are empty. Nothing that the seller has typed is replaced, and
 * nothing is confirmed.
 */
export function emptyFieldsFrom(found: FoundFood, draft: FoodDraft): Partial<FoodDraft> {
  const { allergens, mayContain, nutrition } = found;
  const texts: Partial<Record<TextName, string>> = {
    legalName: found.legalName ?? '',
    brand: found.brand ?? '',
    ingredients: found.ingredients ?? '',
    origins: found.origins.join('\n'),
    organicCode: found.organicCode ?? '',
    alcohol: numberText(found.alcohol),
  };
  const filled = Object.entries(texts).filter(
    ([name, text]) =>
      text !== '' && text.length <= maxLengths[name as TextName] && draft[name as TextName].trim() === '',
  );
  const saysNoAllergens = draft.allergens.length === 0 && draft.mayContain.length === 0 && !draft.containsNone;
  const saysNoNutrition = nutrientNames.every((name) => draft[name].trim() === '');
  return {
    ...Object.fromEntries(filled),
    ...(saysNoAllergens && allergens !== null && { allergens, mayContain }),
    ...(saysNoNutrition &&
      nutrition !== null && {
        basis: nutrition.basis,
        ...Object.fromEntries(nutrientNames.map((name) => [name, numberText(nutrition[name])])),
      }),
  };
}
