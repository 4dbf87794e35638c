export const selectAddress = 'Please select an address';
export const totalIsNoAmount = 'The expected total must be an amount.';
export const portionFault = 'The grams of a step must be a whole number of at least 1.';
export const quantityFault = (max: number) => `Quantity must be a whole number from 1 to ${max}.`;
export const noProducts = 'The order has no products. Please add some to the cart first.';

/** Labels of fields. They stand at the beginning of a sentence, such as "… can have at most 500 characters.". */
export const noteToShop = 'Note to the shop';
export const noteToCourier = 'Note to the courier';
export const time = 'Time';
export const order = 'Order';

/** Rows of sums in mails. */
export const subtotal = 'Subtotal';
export const deposits = 'Deposit';
export const tax = 'Tax';
export const delivery = 'Delivery';
