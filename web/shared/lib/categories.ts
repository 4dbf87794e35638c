/**
 * The specification's seven categories; a store may have others. `path` is the store's name, and `slug` the one in addresses,
 * in the API and in file names. `art` is the address of a picture with a transparent ground, for the colour `theme.tint[tint]`.
 */
export const categories = [
  { path: 'Vegetables', slug: 'vegetables', label: 'Organic veggies' },
  { path: 'Fruits', slug: 'fruits', label: 'Fresh Fruits' },
  { path: 'Drinks', slug: 'drinks', label: 'Cold Drinks' },
  { path: 'Instant', slug: 'instant', label: 'Instant Food' },
  { path: 'Dairy', slug: 'dairy', label: 'Dairy Products' },
  { path: 'Bakery', slug: 'bakery', label: 'Bakery & Breads' },
  { path: 'Grains', slug: 'grains', label: 'Grains & Cereals' },
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
