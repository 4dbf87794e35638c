import type { Category } from '../__generated__/schema.ts';

/** The categories by the names the store keeps, which are also the web's paths. */
const names: Record<Category, string> = {
  BAKERY: 'Bakery',
  DAIRY: 'Dairy',
  DRINKS: 'Drinks',
  FRUITS: 'Fruits',
  GRAINS: 'Grains',
  INSTANT: 'Instant',
  VEGETABLES: 'Vegetables',
};

const byKey = new Map(
  Object.entries(names).map(([category, name]) => [name.toLowerCase(), category as Category] as const),
);

/** Categories match in lower case: `fruits` and `Fruits` are the same. */
export const categoryKey = (name: string) => name.trim().toLowerCase();

export const categoryNamed = (name: string): Category | null => byKey.get(categoryKey(name)) ?? null;

export const nameOfCategory = (category: Category) => names[category];

/** All categories, as the web's paths spell them. */
export const categoryKeys: readonly string[] = [...byKey.keys()];
