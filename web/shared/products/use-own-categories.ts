import { useOwnCategoriesQuery } from '#web/__generated__/products.ts';

/** The seller's own categories that have products. Empty while they load, and when the store has none. */
export function useOwnCategories() {
  const { data } = useOwnCategoriesQuery({ errorPolicy: 'ignore' });
  return data?.categories.filter(({ isOwn }) => isOwn) ?? [];
}
