import { useOwnCategoriesQuery, type OwnCategoriesQuery } from '#web/__generated__/products.ts';
import { categories, findCategory } from '#web/shared/lib/shop/categories.ts';

/** A category as shoppers see it. One of the seven has a drawing. */
export interface ShownCategory {
  slug: string;
  label: string;
  art?: string | undefined;
  image?: { url: string } | null | undefined;
}

/**
 * The categories that shoppers see: those of the seven that the shop does not hide, under its names, and the seller's own that have
 * products. They are the seven while nothing else is known.
 */
export function shownCategories(data: OwnCategoriesQuery | undefined): readonly ShownCategory[] {
  if (!data || data.categories.length === 0) return categories;
  return data.categories.flatMap(({ slug, label, isOwn, image }) => {
    const art = findCategory(slug)?.art;
    return art || isOwn ? [{ slug, label, art, image }] : [];
  });
}

export function useCategories(): readonly ShownCategory[] {
  const { data } = useOwnCategoriesQuery({ errorPolicy: 'ignore' });
  return shownCategories(data);
}
