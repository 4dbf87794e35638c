/** Numbers of the specification. The store decides by them; the gateway and the pages refuse by them first. */

/** The most pieces of one product in a cart and in an order. */
export const maxQuantity = 99;

/** What is added to the products of an order, in percent, where prices include no taxes. Rounded down to the cent. */
export const addedTaxPercent = 2;

/** Pictures of a product: how many, and how large each may be when it is sent. */
export const pictureLimits = { perProduct: 4, megabytes: 20 };
