import { paths } from '#web/shared/lib/paths.ts';
import type { StoreFeature } from '#web/__generated__/seller-shell.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

/**
 * The address of a page about the shop, or the pattern of all of them. It is not among `paths`, which shoppers load first.
 * @param part `:part` for the pattern
 */
export const shopPart = (part: string): string => `${paths.sellerShop}/${part}`;

interface ShopSection {
  to: string;
  label: string;
  /** The section is shown only over a store with this feature. */
  needs: StoreFeature;
  isForOwners?: boolean;
}

const sections: readonly ShopSection[] = [
  { to: paths.sellerShop, label: 'Facts', needs: 'STORE_SETTINGS' },
  { to: shopPart('pages'), label: 'Pages', needs: 'STORE_SETTINGS' },
  { to: shopPart('delivery'), label: 'Delivery', needs: 'ORDERS_SLOTS', isForOwners: true },
  { to: shopPart('taxes'), label: 'Taxes', needs: 'TAX_RATES', isForOwners: true },
  { to: shopPart('newsletter'), label: 'Newsletter', needs: 'NEWSLETTER_LIST' },
  { to: shopPart('mails'), label: 'Mails', needs: 'MAIL' },
  { to: paths.sellerTeam, label: 'Team', needs: 'STAFF', isForOwners: true },
  { to: paths.sellerChanges, label: 'Changes', needs: 'STAFF', isForOwners: true },
];

/** The pages about the shop itself that this store can serve and this member may use. */
export function useShopSections(): readonly ShopSection[] {
  const { has } = useShopFacts();
  const { role } = useSellerSelf();
  return sections.filter(({ needs, isForOwners = false }) => has(needs) && (role === 'OWNER' || !isForOwners));
}
