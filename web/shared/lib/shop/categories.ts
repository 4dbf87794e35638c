import * as texts from '#web/shared/lib/texts.ts';

/**
 * The specification's seven categories; a store may have others. `path` is the store's name, and `slug` the one in addresses,
 * in the API, in file names and of its colour in `theme.tint`. `art` is the address of a picture with a transparent ground.
 */
export const categories = [
  { path: 'Vegetables', slug: 'vegetables', label: texts.organicVeggies },
  { path: 'Fruits', slug: 'fruits', label: texts.freshFruits },
  { path: 'Drinks', slug: 'drinks', label: texts.coldDrinks },
  { path: 'Instant', slug: 'instant', label: texts.instantFood },
  { path: 'Dairy', slug: 'dairy', label: texts.dairyProducts },
  { path: 'Bakery', slug: 'bakery', label: texts.bakeryAndBreads },
  { path: 'Grains', slug: 'grains', label: texts.grainsAndCereals },
].map((each) => ({ ...each, art: `/art/category-${each.slug}.webp` })) as readonly ShopCategory[];

export type CategorySlug = 'vegetables' | 'fruits' | 'drinks' | 'instant' | 'dairy' | 'bakery' | 'grains';

export interface ShopCategory {
  path: Capitalize<CategorySlug>;
  slug: CategorySlug;
  label: string;
  art: string;
}

/** The colour of a category everywhere: one of the seven has its own, another always the same of these. */
export function tintOf(slug: string): CategorySlug {
  let sum = 0;
  for (let at = 0; at < slug.length; at += 1) sum += slug.charCodeAt(at);
  return (findCategory(slug) ?? categories[sum % categories.length])?.slug ?? 'grains';
}

/** Finds one of the seven by its slug in any case. */
export function findCategory(name: string | undefined): ShopCategory | undefined {
  const slug = name?.toLowerCase();
  return categories.find((each) => each.slug === slug);
}
