import { useSellerCategoriesQuery } from '#web/__generated__/seller-shell.ts';
import { categories } from '#web/shared/lib/shop/categories.ts';

/** The categories that a product can have: the seven, and the seller's own where the store has them. */
export function useCategoryChoices(): readonly { slug: string; label: string }[] {
  const { data } = useSellerCategoriesQuery({ fetchPolicy: 'cache-and-network', errorPolicy: 'ignore' });
  return data?.seller?.allCategories ?? categories;
}
