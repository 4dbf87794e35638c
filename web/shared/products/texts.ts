/** The name of a list of links for screen readers. */
export const categories = 'Categories';
/** Leads to the page that finds the products of a whole shopping list. */
export const pasteList = 'Paste a list';
export const bestSellers = 'Best Sellers';
/** The heading of products that the shop has chosen, not counted. */
export const ourPicks = 'Our picks';

// A product in a list. The words stand in small places.
export const soldOut = 'Sold out';
export const outOfStock = 'Out of stock';
export const percentOff = (percent: number) => `${percent}% off`;
export const inCart = (count: number | string) => `${count} in cart`;
export const onlyLeft = (count: number | string) => `Only ${count} left`;
export const add = 'Add';
/** The name of the button for screen readers. It adds one or several. */
export const addToCart = (amount: number | string | null, product: string) =>
  `Add ${amount === null ? '' : `${amount} `}${product} to cart`;

/** Stands beside the price: the deposit is not in it. */
export const plusDeposit = (amount: string) => `plus ${amount} deposit`;

/** The size of a product without one. */
export const noSize = 'N/A';
/** Units after a price, such as "$3.98 / kg". */
export const units = { KILOGRAM: 'kg', LITRE: 'L', PIECE: 'piece' };
export const weight = 'Weight';
export const size = 'Size';
