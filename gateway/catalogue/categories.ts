import type { Category } from '../__generated__/schema.ts';

/** The shelves by the names the store keeps, which are also the web's paths. */
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

/** Shelves match in lower case: `fruits` and `Fruits` are the same. */
export const shelfKey = (name: string) => name.trim().toLowerCase();

export const categoryNamed = (name: string): Category | null => byKey.get(shelfKey(name)) ?? null;

export const nameOfCategory = (category: Category) => names[category];
