export const notSupported = 'This store cannot import products.';
export const noFile = 'Please choose a CSV file.';
