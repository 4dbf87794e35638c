import { useOwnCategoriesQuery } from '#web/__generated__/products.ts';
import { categories } from '../lib/categories.ts';

/** The seller's own categories that have products. Empty while they load, and when the store has none. */
export function useOwnCategories() {
  const { data } = useOwnCategoriesQuery({ errorPolicy: 'ignore' });
  return data?.categories.filter(({ isOwn }) => isOwn) ?? [];
}

/** One of the seven tints for the own category at this place. */
export const tintAt = (at: number) => categories[at % categories.length]?.tint ?? 'grains';
