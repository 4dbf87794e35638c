/** What only shoppers who are logged in need of the order summary. */
export { AddressChoice } from './AddressChoice.tsx';
export { placeOrder } from './place-order.ts';
