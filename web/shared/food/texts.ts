import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';

export const allergenNames: Record<Allergen, string> = {
  GLUTEN: 'Gluten',
  CRUSTACEANS: 'Crustaceans',
  EGGS: 'Eggs',
  FISH: 'Fish',
  PEANUTS: 'Peanuts',
  SOYBEANS: 'Soya',
  MILK: 'Milk',
  NUTS: 'Nuts',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  SESAME: 'Sesame',
  SULPHITES: 'Sulphites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Molluscs',
};

export const foodFacts = 'Food facts';
/** `name` is the name of a product. */
export const foodFactsOf = (name: string) => `Food facts of ${name}`;
export const allergens = 'Allergens';
/** `list` has the names of allergens with commas, here and below. */
export const contains = (list: string) => `Contains: ${list}.`;
export const mayContain = (list: string) => `May contain traces of: ${list}.`;
/** Only of facts that the shop has checked. */
export const containsNone = 'Contains none of the 14 allergens that must be named.';
export const notStated = 'Allergens: not stated. Please ask us before you buy.';
export const notChecked = 'The shop has not confirmed this list yet, so it may be incomplete.';
export const aboutFood = 'About this food';
export const legalName = 'Legal name';
export const origin = 'Origin';
export const qualityClass = 'Class';
/** `percent` and the amounts below are written for the locale. */
export const byVolume = (percent: string) => `${percent}% by volume`;
export const maker = 'Maker';
export const nutrition = 'Nutrition';
export const nutrient = 'Nutrient';
export const per100g = 'Per 100 g';
export const per100ml = 'Per 100 ml';
export const energy = 'Energy';
export const energies = (kj: string, kcal: string) => `${kj} kJ / ${kcal} kcal`;
export const saturates = 'of which saturates';
export const sugars = 'of which sugars';
