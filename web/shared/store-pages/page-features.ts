import type { StoreFeature } from '#web/__generated__/inputs-and-enums.ts';
import { paths } from '../lib/paths.ts';
import { sellerPaths } from '../lib/seller-paths.ts';

/**
 * The pages that only some stores have: the pattern of each, as in the page table, and the feature that its store needs. Over
 * another store the gateway sends them with status 404, menus leave them out, and opened by address they say that this shop
 * does not have them.
 */
export const pageFeatures: Readonly<Partial<Record<string, StoreFeature>>> = {
  [paths.unsubscribe]: 'NEWSLETTER_LIST',
  [paths.confirmEmail]: 'ACCOUNTS_CONFIRM',
  [paths.resetPassword]: 'ACCOUNTS_RESET',
  [sellerPaths.today]: 'ORDERS_LEDGER',
  [paths.sellerPick]: 'ORDERS_SEARCH',
  [sellerPaths.slips]: 'ORDERS_SEARCH',
  [paths.sellerProduct(':id')]: 'PRODUCTS_EDIT',
  [sellerPaths.categories]: 'CATEGORIES_OWN',
  [sellerPaths.import]: 'PRODUCTS_IMPORT',
  [sellerPaths.shop]: 'STORE_SETTINGS',
  [sellerPaths.shopPart('pages')]: 'STORE_SETTINGS',
  [sellerPaths.shopPart('delivery')]: 'ORDERS_SLOTS',
  [sellerPaths.shopPart('taxes')]: 'TAX_RATES',
  [sellerPaths.shopPart('newsletter')]: 'NEWSLETTER_LIST',
  [sellerPaths.shopPart('mails')]: 'MAIL',
  [sellerPaths.team]: 'STAFF',
  [sellerPaths.changes]: 'STAFF',
  [sellerPaths.password]: 'STAFF',
};
