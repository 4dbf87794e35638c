/** The name of the bar that links to the cart. */
export const cart = 'Cart';
export const viewCart = 'View cart';
/** Stand after the total. */
export const plusDelivery = 'plus delivery';
export const inclDelivery = 'incl. delivery';
export const inclTax = 'incl. tax';
export const itemsOf = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
/** Said when the cart has changed. @param items such as `2 items` */
export const cartWith = (items: string, total: string | undefined) =>
  total ? `Cart, ${items}, ${total}` : `Cart, ${items}`;
