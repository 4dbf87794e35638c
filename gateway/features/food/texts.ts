export const notSupported = 'This store keeps no food facts of its products.';
