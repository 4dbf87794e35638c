export const notSupported = 'This store does not count the pieces of its products.';
