import { paths } from '#web/shared/lib/paths.ts';
import type { IconName } from '#web/shared/ui/Icon.tsx';
import type { StoreFeature } from '#web/__generated__/seller-shell.ts';
import { shopPart } from './use-shop-sections.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Patterns of the entry's further pages. */
  alsoAt?: readonly string[];
  /** The entry is shown only over a store with this feature. */
  needs?: StoreFeature;
  /** Packers may use it, too. */
  isForPackers?: boolean;
}

/** At most five, because a phone shows them in one row. */
const entries: readonly MenuEntry[] = [
  { to: paths.sellerToday, label: 'Today', icon: 'home', needs: 'ORDERS_LEDGER' },
  { to: paths.sellerOrders, label: 'Orders', icon: 'receipt', isForPackers: true },
  { to: paths.sellerProductList, label: 'Product List', icon: 'list' },
  { to: paths.seller, label: 'Add Product', icon: 'plus' },
  {
    to: paths.sellerShop,
    label: 'Shop',
    icon: 'tag',
    needs: 'STORE_SETTINGS',
    alsoAt: [shopPart(':part'), paths.sellerTeam, paths.sellerChanges],
  },
];

/** The entries of the seller's menu that this store can serve and this member may use. */
export function useSellerMenu(): readonly MenuEntry[] {
  const { has } = useShopFacts();
  const { role, mustChangePassword } = useSellerSelf();
  if (mustChangePassword) return [];
  const isAllowed = ({ isForPackers = false }: MenuEntry) => isForPackers || role !== 'PACKER';
  return entries.filter((entry) => isAllowed(entry) && (entry.needs === undefined || has(entry.needs)));
}
