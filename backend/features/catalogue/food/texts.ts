import type { Allergen } from '#common/allergens.ts';

/** Labels of fields. They stand at the beginning of a sentence, such as "… can have at most 200 characters." */
export const legalName = 'Legal name';
export const brand = 'Brand';
export const ingredients = 'Ingredients';
export const energyKj = 'Energy in kJ';
export const energyKcal = 'Energy in kcal';
export const fat = 'Fat';
export const saturates = 'Saturates';
export const carbohydrate = 'Carbohydrate';
export const sugars = 'Sugars';
export const protein = 'Protein';
export const salt = 'Salt';
export const fibre = 'Fibre';
export const origin = 'Origin';
export const qualityClass = 'Class';
export const variety = 'Variety';
export const storage = 'Storage';
export const use = 'Use';
export const makerName = 'Name of the maker';
export const makerAddress = 'Address of the maker';
export const organicCode = 'Organic control code';

export const isNoGrams = (label: string) => `${label} must be a number from 0 to 100 with at most two decimals.`;
export const isNoEnergy = (label: string, max: number) => `${label} must be a whole number from 0 to ${max}.`;
export const basisFault = 'Say whether the nutrition is for 100 g or for 100 ml.';
export const nutritionFault = 'Nutrition needs the energy, fat, saturates, carbohydrate, sugars, protein and salt.';
/** `part` and `whole` are labels of fields, such as Sugars and Carbohydrate. */
export const partIsLarger = (part: string, whole: string) =>
  `${part} cannot be more than ${whole}: it is a part of it. Please compare both with the pack.`;
export const sumIsTooLarge = (grams: number) =>
  `The nutrients together are more than ${grams} g. Please compare them with the pack.`;
/** `kj`: what the value in kcal comes to. */
export const energiesDiffer = (kj: number) =>
  `The two values of energy do not fit together: the value in kcal comes to about ${kj} kJ. Please compare both with the pack.`;
/** `codes` is a list with commas. */
export const allergenFault = (codes: string) => `Each allergen must be one of ${codes}.`;
export const allergenListFault = 'Allergens must be a list.';
export const originsFault = 'Origins must be a list.';
export const tooManyOrigins = (max: number) => `A product can have at most ${max} origins.`;
export const makerFault = 'The maker needs a name and an address.';
export const organicCodeFault = 'Organic control code must be like DE-ÖKO-006.';
export const alcoholFault = 'Alcohol must be a number from 0 to 100 with at most two decimals.';
export const factsFault = 'Facts must be an object.';

export const stateAllergens =
  'Say which allergens the product contains, or that it contains none, before you confirm the facts.';
export const unknownProduct = 'There is no such product.';
export const changedSince =
  'The food facts have changed since you opened them. Please look at the newer facts and save again.';
/** `product` is its name, here and below. */
export const checkFirst = (product: string) =>
  `${product} has no checked food facts, and this shop sells only products with them. Open the product, fill in its food facts, and confirm that you have checked them.`;
export const confirmOrSwitchOff = (product: string) =>
  `${product} is in stock, and this shop sells only products with checked food facts. Confirm that you have checked the changed facts, or take the product out of stock first.`;
export const saved = 'Food facts saved.';
export const originsSaved = 'Origins saved.';
export const noProductSent = 'Send at least one product.';
export const tooManySent = (max: number) => `A call can have at most ${max} products.`;

/** The allergens as files write them. The store reads them again. */
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
/** Stands in a file for none of the 14 allergens. The store reads it again. */
export const noneWord = 'none';
/** `names`: the 14 allergens with commas. */
export const unknownAllergen = (word: string, names: string) =>
  `There is no allergen ${word}. Write some of these with commas: ${names}; or write none.`;
export const neitherYesNorDate = (cell: string) =>
  `Write yes when a person has checked all facts of the row, or leave the date as it is, not ${cell}.`;
