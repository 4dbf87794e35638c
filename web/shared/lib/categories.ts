/**
 * The seven categories. `enum` is the schema's name, `path` the store's, and `slug` the one in addresses and file names.
 * `art` is the address of a picture with a transparent ground, for the colour `theme.tint[tint]`.
 */
export const categories = [
  { enum: 'VEGETABLES', path: 'Vegetables', slug: 'vegetables', label: 'Organic veggies' },
  { enum: 'FRUITS', path: 'Fruits', slug: 'fruits', label: 'Fresh Fruits' },
  { enum: 'DRINKS', path: 'Drinks', slug: 'drinks', label: 'Cold Drinks' },
  { enum: 'INSTANT', path: 'Instant', slug: 'instant', label: 'Instant Food' },
  { enum: 'DAIRY', path: 'Dairy', slug: 'dairy', label: 'Dairy Products' },
  { enum: 'BAKERY', path: 'Bakery', slug: 'bakery', label: 'Bakery & Breads' },
  { enum: 'GRAINS', path: 'Grains', slug: 'grains', label: 'Grains & Cereals' },
].map((each) => ({ ...each, art: `/art/category-${each.slug}.webp`, tint: each.slug })) as readonly ShopCategory[];

export type CategorySlug = 'vegetables' | 'fruits' | 'drinks' | 'instant' | 'dairy' | 'bakery' | 'grains';

export interface ShopCategory {
  enum: Uppercase<CategorySlug>;
  path: Capitalize<CategorySlug>;
  slug: CategorySlug;
  label: string;
  art: string;
  tint: CategorySlug;
}

/** Finds a category by its slug or by the store's name, in any case. */
export function findCategory(name: string | undefined): ShopCategory | undefined {
  const slug = name?.toLowerCase();
  return categories.find((each) => each.slug === slug);
}
