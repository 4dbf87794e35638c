import { sellerPages } from './seller-pages.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

const pagesInMenu = Object.values(sellerPages).filter((page) => 'menu' in page);

/** The entries of the seller's menu that this store can serve and this member may use. */
export function useSellerMenu() {
  const { hasPage } = useShopFacts();
  const { mayOpen, mustChangePassword } = useSellerSelf();
  if (mustChangePassword) return [];
  return pagesInMenu.filter((page) => mayOpen(page) && hasPage(page.path));
}
