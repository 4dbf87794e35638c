/** Who made a change, when it was no member of staff. */
export const theStore = 'The store';
export const theShopper = 'The shopper';
export const somebodyUnknown = 'Somebody unknown';

/** What was downloaded or read, by the name of the list. */
export const orders = 'Orders';
export const products = 'Products';
export const subscribers = 'Subscribers';
export const account = 'Account';

/** Stands for the name of the member whose login failed. */
export const unknownEmail = 'Unknown email';
