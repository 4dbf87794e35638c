/** The words with which people name an amount in searches and shopping lists. Those of packs are in `readers/weight-words.ts`. */

interface Unit {
  names: readonly string[];
  unit: 'G' | 'ML' | 'PIECE';
  /** Grams, millilitres or pieces; of measures that differ, those of the United States. */
  factor: number;
  british?: number;
  /** A thousandth of a small unit is not sold, so `1,000 g` is a thousand grams. */
  isSmall?: true;
}

export const units: readonly Unit[] = [
  { names: ['g', 'gr', 'gm', 'gms', 'gram', 'grams', 'gramme', 'grammes'], unit: 'G', factor: 1, isSmall: true },
  { names: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'], unit: 'G', factor: 1000 },
  { names: ['oz', 'ounce', 'ounces'], unit: 'G', factor: 28.349_523 },
  { names: ['lb', 'lbs', 'pound', 'pounds'], unit: 'G', factor: 453.592_37 },
  {
    names: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
    unit: 'ML',
    factor: 1,
    isSmall: true,
  },
  { names: ['cl', 'centilitre', 'centilitres', 'centiliter', 'centiliters'], unit: 'ML', factor: 10 },
  { names: ['dl', 'decilitre', 'decilitres', 'deciliter', 'deciliters'], unit: 'ML', factor: 100 },
  { names: ['l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters'], unit: 'ML', factor: 1000 },
  {
    names: ['fl oz', 'fl. oz', 'fl.oz', 'floz', 'fluid ounce', 'fluid ounces'],
    unit: 'ML',
    factor: 29.573_53,
    british: 28.413_06,
  },
  { names: ['pint', 'pints', 'pt', 'pts'], unit: 'ML', factor: 473.176_47, british: 568.261_25 },
  { names: ['quart', 'quarts', 'qt', 'qts'], unit: 'ML', factor: 946.352_95, british: 1136.5225 },
  { names: ['gallon', 'gallons', 'gal', 'gals'], unit: 'ML', factor: 3785.4118, british: 4546.09 },
  { names: ['cup', 'cups'], unit: 'ML', factor: 240 },
  { names: ['tablespoon', 'tablespoons', 'tbsp', 'tbsps', 'tbs'], unit: 'ML', factor: 15 },
  { names: ['teaspoon', 'teaspoons', 'tsp', 'tsps'], unit: 'ML', factor: 5 },
  { names: ['pc', 'pcs', 'piece', 'pieces', 'count', 'ct', 'each'], unit: 'PIECE', factor: 1, isSmall: true },
  { names: ['dozen', 'doz', 'dz'], unit: 'PIECE', factor: 12 },
];
