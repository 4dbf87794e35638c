import { useOwnCategoriesQuery } from '#web/__generated__/products.ts';
import { categories } from '../lib/categories.ts';

/** The seller's own categories that have products. None while they load, and over a store without them. */
export function useOwnCategories() {
  const { data } = useOwnCategoriesQuery({ errorPolicy: 'ignore' });
  return data?.categories.filter(({ isOwn }) => isOwn) ?? [];
}

/** One of the seven tints for the own category at this place. */
export const tintAt = (at: number) => categories[at % categories.length]?.tint ?? 'grains';
