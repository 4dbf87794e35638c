export const notSupported = 'This store takes no orders for customers.';
