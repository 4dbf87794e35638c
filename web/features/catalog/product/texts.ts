// The page
export const product = 'Product';
export const loadingProduct = 'Loading the product';
export const notFound = 'Product not found';
export const maybeGone = 'We may no longer sell this product, or its address may be misspelled.';
export const browseCategory = 'Browse the category';
/** These are steps of the path above the product. */
export const home = 'Home';
export const products = 'Products';

// The pictures
export const picturesOf = (name: string) => `Pictures of ${name}`;
/** For screen readers, in the place of a picture. */
export const namedPicture = (name: string, at: number) => `${name}, picture ${at}`;
export const pictures = 'Pictures';
export const pictureOf = (at: number, count: number) => `Picture ${at} of ${count}`;
export const percentOff = (percent: number) => `${percent}% off`;

// The facts
export const youSave = (amount: string) => `You save ${amount}`;
export const lowestOf30Days = (amount: string) => `Lowest price of the last 30 days before the reduction: ${amount}`;
export const onlyLeft = (left: number | string) => `Only ${left} left`;
/** The amounts of goods that are sold in steps of weight. */
export const inSteps = (step: string, from: string, to: string) => `In steps of ${step}, from ${from} to ${to}.`;
export const mostYouPay = 'Sold by weight: the price is the most you pay.';
export const onlyFromAge = (age: number) => `Only for people of ${age} and over. Your age is checked.`;
/** What delivery costs may follow in the same sentence. */
export const inclTax = 'The price includes tax';
export const plusTax = (percent: number) => `Plus ${percent}% tax at checkout`;
export const loadingDescription = 'Loading the description';
export const aboutProduct = 'About this product';
export const outOfStock = 'Out of stock. It cannot be ordered at the moment.';
export const addToCart = 'Add to Cart';
export const buyNow = 'Buy now';
export const inYourCart = (quantity: number | string, isAllTaken: boolean) =>
  `${quantity} in your cart${isAllTaken ? '. No more are left.' : ''}`;

// The related products
export const relatedProducts = 'Related Products';
/** The text of a link, which screen readers read with one of the two below. */
export const seeMore = 'See More';
export const ofCategory = (category: string) => `of ${category}`;
export const ofAllProducts = 'of all products';
