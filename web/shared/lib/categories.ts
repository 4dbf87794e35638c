/**
 * The seven shelves. `enum` is the schema's name, `path` the specification's, `slug` what addresses and art files
 * carry. `art` is drawn on a ground of `theme.tint[slug]`.
 */
export const categories = [
  { enum: 'VEGETABLES', path: 'Vegetables', slug: 'vegetables', label: 'Organic veggies' },
  { enum: 'FRUITS', path: 'Fruits', slug: 'fruits', label: 'Fresh Fruits' },
  { enum: 'DRINKS', path: 'Drinks', slug: 'drinks', label: 'Cold Drinks' },
  { enum: 'INSTANT', path: 'Instant', slug: 'instant', label: 'Instant Food' },
  { enum: 'DAIRY', path: 'Dairy', slug: 'dairy', label: 'Dairy Products' },
  { enum: 'BAKERY', path: 'Bakery', slug: 'bakery', label: 'Bakery & Breads' },
  { enum: 'GRAINS', path: 'Grains', slug: 'grains', label: 'Grains & Cereals' },
].map((shelf) => ({ ...shelf, art: `/art/category-${shelf.slug}.webp`, tint: shelf.slug })) as readonly Shelf[];

export type CategorySlug = 'vegetables' | 'fruits' | 'drinks' | 'instant' | 'dairy' | 'bakery' | 'grains';

export interface Shelf {
  enum: Uppercase<CategorySlug>;
  path: Capitalize<CategorySlug>;
  slug: CategorySlug;
  label: string;
  art: string;
  tint: CategorySlug;
}

/** The shelf of an address part or a stored name, whatever the case. */
export function findCategory(name: string | undefined): Shelf | undefined {
  const slug = name?.toLowerCase();
  return categories.find((shelf) => shelf.slug === slug);
}
