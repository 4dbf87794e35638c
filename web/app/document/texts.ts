/** Words of the document before it is rendered, and of its manifest. */

export const needsScripts = 'Please turn JavaScript on for the cart.';

/** The app on the screen of a phone, and its shortcuts. */
export const appDescription = 'Fresh fruit, vegetables, dairy, bakery and more.';
export const todaysDeals = 'Today’s deals';
export const cart = 'Cart';
export const myOrders = 'My orders';
