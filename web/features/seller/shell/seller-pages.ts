import type { StaffRole, StoreFeature } from '#web/__generated__/inputs-and-enums.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import * as texts from './texts.ts';

export interface SellerPage {
  /** The pattern of the page's address. */
  path: string;
  /** The roles that may open the page. */
  roles: readonly StaffRole[];
  /** The feature without which a store does not have the page. */
  needs?: StoreFeature;
  /**
   * Whether the page is for members only: the first owner, whose login is in the settings of the store, does not have
   * it.
   */
  isForMembers?: true;
  /** The page's entry in the menu. `alsoAt`: patterns of further pages of the entry. */
  menu?: { label: string; icon: string; alsoAt?: readonly string[] };
  /** The page's label among the pages about the shop. */
  section?: string;
}

const owners = ['OWNER'] as const;
const managers = ['OWNER', 'MANAGER'] as const;
const everyone = ['OWNER', 'MANAGER', 'PACKER'] as const;

/** The parts of the page about the shop: `ShopPage` shows all of them, because some share a form. */
const shopParts = {
  texts: { path: sellerPaths.shopPart('pages'), roles: managers, needs: 'STORE_SETTINGS', section: texts.shopPages },
  banner: { path: sellerPaths.shopPart('banner'), roles: managers, needs: 'STORE_BANNER', section: texts.banner },
  delivery: { path: sellerPaths.shopPart('delivery'), roles: owners, needs: 'ORDERS_SLOTS', section: texts.delivery },
  taxes: { path: sellerPaths.shopPart('taxes'), roles: owners, needs: 'TAX_RATES', section: texts.taxes },
  newsletter: {
    path: sellerPaths.shopPart('newsletter'),
    roles: managers,
    needs: 'NEWSLETTER_LIST',
    section: texts.newsletter,
  },
  mails: { path: sellerPaths.shopPart('mails'), roles: managers, needs: 'MAIL', section: texts.mails },
} as const satisfies Record<string, SellerPage>;

/**
 * Every page of the seller. The routes, the menu, the addresses that the gateway knows, and the features that they need
 * are made from this table; the compiler requires the component in `page-components.tsx`. The menu has at most five
 * entries, in this order, because a phone shows them in one row.
 */
export const sellerPages = {
  today: {
    path: sellerPaths.today,
    roles: managers,
    needs: 'ORDERS_LEDGER',
    menu: { label: texts.today, icon: 'home' },
  },
  orders: {
    path: paths.sellerOrders,
    roles: everyone,
    menu: { label: texts.orders, icon: 'receipt', alsoAt: [sellerPaths.customers, sellerPaths.takeOrder] },
  },
  pickList: { path: paths.sellerPick, roles: everyone, needs: 'ORDERS_SEARCH' },
  packingSlips: { path: sellerPaths.slips, roles: everyone, needs: 'ORDERS_SEARCH' },
  withdrawals: { path: sellerPaths.withdrawals, roles: managers, needs: 'ORDERS_WITHDRAWAL' },
  customers: { path: sellerPaths.customers, roles: managers, needs: 'ORDERS_FOR_CUSTOMERS' },
  takeOrder: { path: sellerPaths.takeOrder, roles: managers, needs: 'ORDERS_FOR_CUSTOMERS' },
  productList: { path: paths.sellerProductList, roles: managers, menu: { label: texts.productList, icon: 'list' } },
  editProduct: { path: paths.sellerProduct(':id'), roles: managers, needs: 'PRODUCTS_EDIT' },
  categories: { path: sellerPaths.categories, roles: managers, needs: 'CATEGORIES_OWN' },
  deposits: { path: sellerPaths.deposits, roles: everyone, needs: 'DEPOSITS' },
  import: { path: sellerPaths.import, roles: managers, needs: 'PRODUCTS_IMPORT' },
  countStock: { path: sellerPaths.countStock, roles: managers, needs: 'STOCK_SHEETS' },
  goodsReceived: { path: sellerPaths.goodsReceived, roles: managers, needs: 'STOCK_SHEETS' },
  origins: { path: sellerPaths.origins, roles: managers, needs: 'PRODUCTS_FOOD' },
  addProduct: { path: paths.seller, roles: managers, menu: { label: texts.addProduct, icon: 'plus' } },
  shop: {
    path: sellerPaths.shop,
    roles: managers,
    needs: 'STORE_SETTINGS',
    section: texts.shopFacts,
    menu: {
      label: texts.shop,
      icon: 'tag',
      alsoAt: [
        sellerPaths.shopPart(':part'),
        sellerPaths.ready,
        sellerPaths.team,
        sellerPaths.changes,
        sellerPaths.status,
      ],
    },
  },
  ready: { path: sellerPaths.ready, roles: owners, needs: 'LAW_COUNTRY', section: texts.readyToOpen },
  team: { path: sellerPaths.team, roles: owners, needs: 'STAFF', section: texts.team },
  changes: { path: sellerPaths.changes, roles: owners, needs: 'STAFF', section: texts.changes },
  status: { path: sellerPaths.status, roles: owners, needs: 'SHOP_STATUS', section: texts.status },
  password: { path: sellerPaths.password, roles: everyone, needs: 'STAFF', isForMembers: true },
} as const satisfies Record<string, SellerPage>;

export type SellerPageName = keyof typeof sellerPages;

const { team, changes, status, ...others } = sellerPages;

/** Every page with its parts. The pages about the shop are in the order of their links. */
export const allSellerPages: readonly SellerPage[] = [
  ...Object.values(others),
  ...Object.values(shopParts),
  team,
  changes,
  status,
];

/** The pages that only some stores have: the pattern of each, and the feature that its store needs. */
export const sellerPageFeatures: Readonly<Partial<Record<string, StoreFeature>>> = Object.fromEntries(
  allSellerPages.flatMap(({ path, needs }) => (needs ? [[path, needs]] : [])),
);
