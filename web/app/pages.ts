import { paths } from '#web/shared/lib/shop/paths.ts';

export interface PageEntry {
  /** The route's pattern: `:name` stands for one segment, `*` for the rest. */
  path: string;
  /**
   * - `public`: the same for every visitor. The gateway renders it with its products; the service worker stores it.
   * - `personal`: one shopper's. The gateway renders the frame around it; offline the service worker sends the app shell.
   * - `seller`: the seller's. Only the browser renders it, and it needs the network.
   */
  audience: 'public' | 'personal' | 'seller';
  /** The page for unknown addresses, sent with status 404. */
  isNotFound?: true;
  /** The query filters and sorts a list of products. */
  isList?: true;
  /** The component of a personal page renders the frame itself. */
  hasOwnFrame?: true;
}

/**
 * Every page of the shop. An address belongs to the first page whose pattern matches it. The routes, the rules of the
 * service worker, and the gateway's `pages.json` are made from this table. The compiler requires the other parts of a
 * page: its component in `page-components.ts`, and for a public page its data in `server/page-data.ts`.
 */
export const pages = {
  home: { path: paths.home, audience: 'public' },
  productList: { path: paths.products, audience: 'public', isList: true },
  category: { path: '/products/:category', audience: 'public', isList: true },
  product: { path: '/products/:category/:id', audience: 'public' },
  shopPage: { path: paths.shopPage(':slug'), audience: 'public' },
  shoppingList: { path: paths.shoppingList, audience: 'personal' },
  cart: { path: paths.cart, audience: 'personal', hasOwnFrame: true },
  addAddress: { path: paths.addAddress, audience: 'personal' },
  myOrders: { path: paths.myOrders, audience: 'personal' },
  account: { path: paths.account, audience: 'personal' },
  loader: { path: paths.loader, audience: 'personal' },
  unsubscribe: { path: paths.unsubscribe, audience: 'personal' },
  confirmNewsletter: { path: paths.confirmNewsletter, audience: 'personal' },
  confirmEmail: { path: paths.confirmEmail, audience: 'personal' },
  resetPassword: { path: paths.resetPassword, audience: 'personal' },
  withdraw: { path: paths.withdraw, audience: 'personal' },
  guestCheckout: { path: paths.guestCheckout, audience: 'personal' },
  guestOrder: { path: paths.guestOrder, audience: 'personal' },
  /** All pages of the seller. `seller-pages.ts` lists each. */
  seller: { path: `${paths.seller}/*`, audience: 'seller' },
  notFound: { path: '*', audience: 'public', isNotFound: true },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** The names of the pages, in the order in which addresses are matched. */
const pageNames = Object.keys(pages) as readonly PageName[];

/** The page of an address. */
export function pageAt(pathname: string): PageName {
  return pageNames.find((name) => fits(pages[name].path, pathname)) ?? 'notFound';
}

/** Matches as the router does: in any case, with or without a slash at the end. */
function fits(path: string, pathname: string): boolean {
  const pattern = path.replaceAll(/:\w+/g, '[^/]+').replace(/\/?\*$/, '(?:/.*)?');
  return new RegExp(`^${pattern}/?$`, 'i').test(pathname);
}
