import type { ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';

/** The facts of a shop, as the form of the seller reads them. */
export function aShop(over: Partial<ShopForm_storeFragment> = {}): ShopForm_storeFragment {
  return {
    __typename: 'Store',
    version: 3,
    name: 'Fern',
    contact: { __typename: 'StoreContact', email: 'hello@fern.example', phone: null, address: null },
    openingHours: null,
    deliveryPromise: null,
    currency: { __typename: 'Currency', code: 'EUR' },
    timeZone: 'Europe/Berlin',
    taxText: null,
    reasons: null,
    socialLinks: [],
    pages: [],
    logo: null,
    ...over,
  };
}
