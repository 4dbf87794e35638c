import { allSellerPages } from './seller-pages.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

/** The pages about the shop itself that this store can serve and this member may use. */
export function useShopSections() {
  const { hasPage } = useShopFacts();
  const { mayOpen } = useSellerSelf();
  return allSellerPages.filter((page) => page.section !== undefined && mayOpen(page) && hasPage(page.path));
}
