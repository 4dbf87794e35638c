export const paymentNames = { COD: 'Cash on delivery', Online: 'Online payment' };

// What was found of an ordered product.
export const notFound = 'Not found, not charged';
export const replacedBy = (count: number, product: string) => `Replaced by ${count} × ${product}`;
export const found = (count: number, ordered: number) => `${count} of ${ordered} found`;
export const grams = (count: number) => `${count} g`;

/** In the column of test orders. */
export const test = 'test';

export const exportRuns = 'Your last file of orders is still being written. Please wait for it, then try again.';
