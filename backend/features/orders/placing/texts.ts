/** The names in these sentences are names of products, where nothing else is said. */
export const isNoLongerSold = (name: string) => `${name} is no longer sold.`;
export const unknownIsNoLongerSold = (id: string) => `The product ${id} is no longer sold.`;
export const someIsNoLongerSold = 'One of the products is no longer sold.';
export const isSoldOut = (name: string) => `${name} is out of stock.`;
/** Stand after the sentences above: for the shopper, and for the staff who takes the order. */
export const removeFromCart = 'Please remove it from the cart.';
export const takeOffList = 'Please take it off the list.';
export const mostPieces = (max: number, name: string) => `You can order at most ${max} of ${name}.`;
export const otherStepsNow = (name: string) =>
  `${name} is sold in other steps now. Please check its amount and price, then order again.`;
export const otherAmounts = (name: string, from: string, to: string) =>
  `${name} is sold in amounts from ${from} to ${to}. Please choose another amount.`;
export const gramsLeft = (left: string, name: string) => `Only ${left} of ${name} is left. Please order less.`;
export const fewLeft = (left: number, name: string) =>
  `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left. Please order fewer.`;
export const mostProducts = (max: number) => `An order can have at most ${max} different products.`;
export const unknownAddress = 'This address is not among your saved ones. Please select another.';
export const tooManyOpen = (count: number) =>
  `You have ${count} open orders, and the store takes no more for now. Please order again when one of them is delivered, or cancel one.`;
export const mostAmount = (amount: string) => `An order can come to at most ${amount}. Please split it.`;
export const pricesChanged = (total: string, seen: string) =>
  `The prices have changed: the total is now ${total}, not ${seen}.`;
export const pricesOrFeeChanged = (total: string, seen: string) =>
  `The prices or the delivery fee have changed: the total is now ${total}, not ${seen}.`;
/** Stand after the sentences above: for the shopper, and for the staff who takes the order. */
export const lookAtCart = 'Please look at your cart again.';
export const sayNewTotal = 'Please tell the customer the new total.';
export const placed = 'Order placed.';

export const noOnlinePayment = 'Online payment is not available. Please choose to pay in cash.';
export const endedUnpaid = 'This order ended before it was paid. Nothing was charged. Please place it again.';
export const noPaymentPage = 'The payment page cannot be opened right now. Nothing was charged. Please try again.';
export const allHeld = (name: string) =>
  `Other shoppers are paying for ${name} online, and the rest is kept for orders paid in cash. Please choose to pay in cash, or try again later.`;
export const someHeld = (free: number | string, name: string) =>
  `At most ${free} of ${name} can be paid online at the moment. Please order fewer, or choose to pay in cash.`;

/** For a guest whose cash order waits until a link in a mail is pressed. */
export const allHeldForGuest = (name: string) =>
  `What is left of ${name} is kept for other shoppers. Please log in to order it, or try again later.`;
export const someHeldForGuest = (free: number | string, name: string) =>
  `At most ${free} of ${name} can be ordered without an account at the moment. Please order fewer, or log in.`;

/** For the seller. */
export const notUnpaid = 'This order does not wait for its payment any more. Please load the orders again.';
export const released = 'The goods of this order are free again.';

/** In the history of an order that the staff has taken by exception. */
export const takenTooLate = (reason: string) => `Taken after the last time to order. Reason: ${reason}`;
export const takenBeyondPlaces = (reason: string) => `Taken beyond the places of its time. Reason: ${reason}`;
export const takenTooLateBeyondPlaces = (reason: string) =>
  `Taken after the last time to order, and beyond the places of its time. Reason: ${reason}`;
