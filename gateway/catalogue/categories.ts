import type { Category } from '../__generated__/schema.ts';

/** The categories by their names in the store, which are also paths of the web app. */
const names: Record<Category, string> = {
  BAKERY: 'Bakery',
  DAIRY: 'Dairy',
  DRINKS: 'Drinks',
  FRUITS: 'Fruits',
  GRAINS: 'Grains',
  INSTANT: 'Instant',
  VEGETABLES: 'Vegetables',
};

const categoriesByKey = new Map(
  Object.entries(names).map(([category, name]) => [name.toLowerCase(), category as Category] as const),
);

/** Makes names comparable: `fruits` and `Fruits` are the same category. */
export const categoryKey = (name: string) => name.trim().toLowerCase();

export const categoryNamed = (name: string): Category | null => categoriesByKey.get(categoryKey(name)) ?? null;

export const nameOfCategory = (category: Category) => names[category];

/** All categories, as the web app's paths spell them. */
export const categoryKeys: readonly string[] = [...categoriesByKey.keys()];
