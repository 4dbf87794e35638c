/** The shelf of what a shopper usually buys. */

export const buyAgain = 'Buy again';
/** Before products that the shopper usually buys and the cart does not have. */
export const forgotten = 'Forgotten something?';
export const addAll = 'Add all';
/** The same button for screen readers. */
export const addAllUsual = 'Add all that you usually buy';
export const allInCart = 'All of these products are in your cart';
/** `count`: two or more. */
export const products = (count: number) => `${count} products`;
