/** Toasts and announcements about the cart. */

export const addedToCart = 'Added to cart';
export const atMost = (count: number | string) => `You can have at most ${count} of one product in the cart`;
export const leftInCart = (count: number | string, product: string) => `${count} of ${product} left in the cart`;
export const removed = (product: string) => `${product} removed`;
export const undo = 'Undo';
