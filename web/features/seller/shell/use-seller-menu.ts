import { paths } from '#web/shared/lib/paths.ts';
import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import type { IconName } from '#web/shared/ui/Icon.tsx';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Patterns of the entry's further pages. */
  alsoAt?: readonly string[];
  /** Packers may use it, too. */
  isForPackers?: boolean;
}

/** At most five, because a phone shows them in one row. */
const entries: readonly MenuEntry[] = [
  { to: sellerPaths.today, label: 'Today', icon: 'home' },
  { to: paths.sellerOrders, label: 'Orders', icon: 'receipt', isForPackers: true },
  { to: paths.sellerProductList, label: 'Product List', icon: 'list' },
  { to: paths.seller, label: 'Add Product', icon: 'plus' },
  {
    to: sellerPaths.shop,
    label: 'Shop',
    icon: 'tag',
    alsoAt: [sellerPaths.shopPart(':part'), sellerPaths.team, sellerPaths.changes],
  },
];

/** The entries of the seller's menu that this store can serve and this member may use. */
export function useSellerMenu(): readonly MenuEntry[] {
  const { hasPage } = useShopFacts();
  const { role, mustChangePassword } = useSellerSelf();
  if (mustChangePassword) return [];
  const isAllowed = ({ isForPackers = false }: MenuEntry) => isForPackers || role !== 'PACKER';
  return entries.filter((entry) => isAllowed(entry) && hasPage(entry.to));
}
