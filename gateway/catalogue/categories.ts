import type { Category } from '../__generated__/schema.ts';

/** The shelves by the names the store keeps, which are also the web's paths. */
const NAMES: Record<Category, string> = {
  BAKERY: 'Bakery',
  DAIRY: 'Dairy',
  DRINKS: 'Drinks',
  FRUITS: 'Fruits',
  GRAINS: 'Grains',
  INSTANT: 'Instant',
  VEGETABLES: 'Vegetables',
};

const BY_KEY = new Map(
  Object.entries(NAMES).map(([category, name]) => [name.toLowerCase(), category as Category] as const),
);

/** Shelves match in lower case: `fruits` and `Fruits` are the same. */
export const shelfKey = (name: string) => name.trim().toLowerCase();

export const categoryNamed = (name: string): Category | null => BY_KEY.get(shelfKey(name)) ?? null;

export const nameOfCategory = (category: Category) => NAMES[category];
