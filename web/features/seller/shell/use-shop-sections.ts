import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

interface ShopSection {
  to: string;
  label: string;
  isForOwners?: boolean;
}

const sections: readonly ShopSection[] = [
  { to: sellerPaths.shop, label: 'Facts' },
  { to: sellerPaths.shopPart('pages'), label: 'Pages' },
  { to: sellerPaths.shopPart('delivery'), label: 'Delivery', isForOwners: true },
  { to: sellerPaths.shopPart('taxes'), label: 'Taxes', isForOwners: true },
  { to: sellerPaths.shopPart('newsletter'), label: 'Newsletter' },
  { to: sellerPaths.shopPart('mails'), label: 'Mails' },
  { to: sellerPaths.team, label: 'Team', isForOwners: true },
  { to: sellerPaths.changes, label: 'Changes', isForOwners: true },
];

/** The pages about the shop itself that this store can serve and this member may use. */
export function useShopSections(): readonly ShopSection[] {
  const { hasPage } = useShopFacts();
  const { role } = useSellerSelf();
  return sections.filter(({ to, isForOwners = false }) => hasPage(to) && (role === 'OWNER' || !isForOwners));
}
