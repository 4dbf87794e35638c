/** Toasts and announcements about the cart. */

export const addedToCart = 'Added to cart';
export const atMost = (count: number) => `You can have at most ${count} of one product in the cart`;
/** For goods in steps of weight; `amount`: such as `1000 g`. */
export const atMostOf = (amount: string, product: string) => `You can have at most ${amount} of ${product} in the cart`;
export const leftInCart = (count: number | string, product: string) => `${count} of ${product} left in the cart`;
export const removed = (product: string) => `${product} removed`;
export const undo = 'Undo';
