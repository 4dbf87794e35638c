export const repeatedProduct = 'This product is in the cart more than once. Please add up its quantities.';
