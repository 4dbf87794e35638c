/** The page on which somebody without an account orders. */
export const title = 'Order without an account';
/** A step of the path above the title. */
export const cart = 'Cart';
export const about = 'We use the address and the email for this order only. A mail has a link to it.';
/** Over a store that sends no mails. */
export const aboutWithoutMails =
  'We use the address and the email for this order only. This shop sends no mails: the page of your order stays open in this browser tab only.';
export const yourOrder = 'Your order';
export const notPlaced = 'The order was not placed. Please try again.';
export const notConfirmed = 'The shop did not confirm the order. Please try again.';
export const invalidFields = (count: number) =>
  count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`;
