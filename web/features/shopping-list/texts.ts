// The list
export const shoppingList = 'Shopping list';
export const whatDoYouNeed = 'What do you need?';
export const oneThingALine = 'One thing a line, or with commas: 3 bananas, milk, 500 g flour';
export const pleaseWrite = 'Please write what you need, for example “3 bananas, milk”.';
export const findProducts = 'Find the products';

// The products for it
export const productsForList = 'Products for your list';
export const offline = 'You are offline. Your list is kept here: please try again later.';
/** @param unsure the number of things for which the shopper should choose */
export const foundOf = (found: number, count: number, unsure: number) =>
  `${found} of ${count} found.${unsure > 0 ? ` Please choose for ${unsure}.` : ''} Nothing is in your cart before you add it.`;
export const addToCart = (count: number, sum: string) =>
  `Add ${count} ${count === 1 ? 'item' : 'items'} to cart · ${sum}`;
export const addedToCart = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} added to cart`;
export const notFound = 'Not found';
export const searchFor = (name: string) => `Search for “${name}”`;
export const chooseProduct = 'Choose a product, or leave it out';
export const leaveOut = 'Leave it out';
export const outOfStock = 'Out of stock';
/** Stands after the name of a product, in the place of its price. */
export const soldOut = 'out of stock';
export const each = (price: string) => `${price} each`;
