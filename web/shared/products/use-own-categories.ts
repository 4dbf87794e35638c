import { useOwnCategoriesQuery } from '#web/__generated__/products.ts';

/** The seller's own categories that have products. None while they load, and over a store without them. */
export function useOwnCategories() {
  const { data } = useOwnCategoriesQuery({ errorPolicy: 'ignore' });
  return data?.categories.filter(({ isOwn }) => isOwn) ?? [];
}
