import type { StoreFeature } from '#web/__generated__/inputs-and-enums.ts';
import { paths } from '../lib/paths.ts';

/**
 * The address of a page about the shop, or the pattern of all of them. It is not among `paths`, which shoppers load first.
 * @param part `:part` for the pattern
 */
export const shopPart = (part: string): string => `${paths.sellerShop}/${part}`;

/**
 * The pages that only some stores have: the pattern of each, as in the page table, and the feature that its store needs. Over
 * another store the gateway sends them with status 404, menus leave them out, and opened by address they say that this shop
 * does not have them.
 */
export const pageFeatures: Readonly<Partial<Record<string, StoreFeature>>> = {
  [paths.unsubscribe]: 'NEWSLETTER_LIST',
  [paths.confirmEmail]: 'ACCOUNTS_CONFIRM',
  [paths.resetPassword]: 'ACCOUNTS_RESET',
  [paths.sellerToday]: 'ORDERS_LEDGER',
  [paths.sellerPick]: 'ORDERS_SEARCH',
  [paths.sellerSlips]: 'ORDERS_SEARCH',
  [paths.sellerProduct(':id')]: 'PRODUCTS_EDIT',
  [paths.sellerCategories]: 'CATEGORIES_OWN',
  [paths.sellerImport]: 'PRODUCTS_IMPORT',
  [paths.sellerShop]: 'STORE_SETTINGS',
  [shopPart('pages')]: 'STORE_SETTINGS',
  [shopPart('delivery')]: 'ORDERS_SLOTS',
  [shopPart('taxes')]: 'TAX_RATES',
  [shopPart('newsletter')]: 'NEWSLETTER_LIST',
  [shopPart('mails')]: 'MAIL',
  [paths.sellerTeam]: 'STAFF',
  [paths.sellerChanges]: 'STAFF',
  [paths.sellerPassword]: 'STAFF',
};
