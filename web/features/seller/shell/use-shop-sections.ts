import { paths } from '#web/shared/lib/paths.ts';
import type { StoreFeature } from '#web/__generated__/seller-shell.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

interface ShopSection {
  to: string;
  label: string;
  /** The section is shown only over a store with this feature. */
  needs: StoreFeature;
  isForOwners?: boolean;
}

const sections: readonly ShopSection[] = [
  { to: paths.sellerShop, label: 'Facts', needs: 'STORE_SETTINGS' },
  { to: paths.sellerShopPart('pages'), label: 'Pages', needs: 'STORE_SETTINGS' },
  { to: paths.sellerShopPart('delivery'), label: 'Delivery', needs: 'ORDERS_SLOTS', isForOwners: true },
  { to: paths.sellerShopPart('taxes'), label: 'Taxes', needs: 'TAX_RATES', isForOwners: true },
  { to: paths.sellerShopPart('newsletter'), label: 'Newsletter', needs: 'NEWSLETTER_LIST' },
  { to: paths.sellerShopPart('mails'), label: 'Mails', needs: 'MAIL' },
  { to: paths.sellerTeam, label: 'Team', needs: 'STAFF', isForOwners: true },
  { to: paths.sellerChanges, label: 'Changes', needs: 'STAFF', isForOwners: true },
];

/** The pages about the shop itself that this store can serve and this member may use. */
export function useShopSections(): readonly ShopSection[] {
  const { has } = useShopFacts();
  const { role } = useSellerSelf();
  return sections.filter(({ needs, isForOwners = false }) => has(needs) && (role === 'OWNER' || !isForOwners));
}
