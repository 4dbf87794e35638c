import * as texts from './texts.ts';

/**
 * The specification's seven categories; a store may have others. `path` is the store's name, and `slug` the one in addresses,
 * in the API and in file names. `art` is the address of a picture with a transparent ground, for the colour `theme.tint[tint]`.
 */
export const categories = [
  { path: 'Vegetables', slug: 'vegetables', label: texts.organicVeggies },
  { path: 'Fruits', slug: 'fruits', label: texts.freshFruits },
  { path: 'Drinks', slug: 'drinks', label: texts.coldDrinks },
  { path: 'Instant', slug: 'instant', label: texts.instantFood },
  { path: 'Dairy', slug: 'dairy', label: texts.dairyProducts },
  { path: 'Bakery', slug: 'bakery', label: texts.bakeryAndBreads },
  { path: 'Grains', slug: 'grains', label: texts.grainsAndCereals },
].map((each) => ({ ...each, art: `/art/category-${each.slug}.webp`, tint: each.slug })) as readonly ShopCategory[];

export type CategorySlug = 'vegetables' | 'fruits' | 'drinks' | 'instant' | 'dairy' | 'bakery' | 'grains';

export interface ShopCategory {
  path: Capitalize<CategorySlug>;
  slug: CategorySlug;
  label: string;
  art: string;
  tint: CategorySlug;
}

/** Finds one of the seven by its slug in any case. */
export function findCategory(name: string | undefined): ShopCategory | undefined {
  const slug = name?.toLowerCase();
  return categories.find((each) => each.slug === slug);
}
