/** The allergens of annex II of Regulation (EU) No 1169/2011, in its order. New ones go to the end: bits follow this order. */
export const allergens = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const;

export type Allergen = (typeof allergens)[number];
