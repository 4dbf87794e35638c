/** Numbers by which the store decides, and by which the gateway and the pages refuse first. */

/** The most pieces of one product in a cart and in an order. */
export const maxQuantity = 99;

/** What is added to the products of an order, in percent, where prices include no taxes. Rounded down to the cent. */
export const addedTaxPercent = 2;

/** Pictures: how many a product has, and how large each may be when it is sent. */
export const pictureLimits = { perProduct: 4, megabytes: 20, megapixels: 40 };

/** The limits in characters of food facts that are texts without another rule, by the name of their column. */
export const foodTextLimits = {
  legalName: 200,
  brand: 120,
  qualityClass: 40,
  variety: 80,
  storage: 500,
  use: 1000,
  makerName: 120,
  makerAddress: 300,
} as const;
