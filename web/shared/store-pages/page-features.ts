import type { StoreFeature } from '#web/__generated__/inputs-and-enums.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';

/**
 * The shoppers' pages that only some stores have: the pattern of each, as in the page table, and the feature that its
 * store needs. When the store lacks the feature, the gateway sends the page with status 404, menus leave it out, and
 * the page says that this shop does not have it. The seller's pages are in `sellerPages`.
 */
export const pageFeatures: Readonly<Partial<Record<string, StoreFeature>>> = {
  [paths.unsubscribe]: 'NEWSLETTER_LIST',
  [paths.confirmNewsletter]: 'NEWSLETTER_CONFIRM',
  [paths.confirmEmail]: 'ACCOUNTS_CONFIRM',
  [paths.resetPassword]: 'ACCOUNTS_RESET',
  [paths.withdraw]: 'ORDERS_WITHDRAWAL',
  [paths.guestCheckout]: 'ORDERS_GUESTS',
  [paths.guestOrder]: 'ORDERS_GUESTS',
};
