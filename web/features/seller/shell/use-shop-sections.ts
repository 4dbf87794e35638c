import { paths } from '#web/shared/lib/paths.ts';
import { shopPart } from '#web/shared/store-pages/page-features.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

interface ShopSection {
  to: string;
  label: string;
  isForOwners?: boolean;
}

const sections: readonly ShopSection[] = [
  { to: paths.sellerShop, label: 'Facts' },
  { to: shopPart('pages'), label: 'Pages' },
  { to: shopPart('delivery'), label: 'Delivery', isForOwners: true },
  { to: shopPart('taxes'), label: 'Taxes', isForOwners: true },
  { to: shopPart('newsletter'), label: 'Newsletter' },
  { to: shopPart('mails'), label: 'Mails' },
  { to: paths.sellerTeam, label: 'Team', isForOwners: true },
  { to: paths.sellerChanges, label: 'Changes', isForOwners: true },
];

/** The pages about the shop itself that this store can serve and this member may use. */
export function useShopSections(): readonly ShopSection[] {
  const { hasPage } = useShopFacts();
  const { role } = useSellerSelf();
  return sections.filter(({ to, isForOwners = false }) => hasPage(to) && (role === 'OWNER' || !isForOwners));
}
