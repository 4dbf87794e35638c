import type { UserErrorCode } from './refusal-code.ts';

/** Refusals by their code. The shop says them itself, and in place of the English sentences of stores without codes. */
export const refusals = {
  CHANGED_SINCE: 'This was changed meanwhile. Please look again.',
  NOT_LOGGED_IN: 'You are not logged in, or your session has ended. Please log in.',
  PAYMENT_UNAVAILABLE: 'This way to pay is not available. Please choose another.',
  SOLD_OUT: 'This is out of stock.',
  TAKEN: 'There is an account with this email already.',
  TOO_MANY: 'This is too much at once. Please try again with less, or later.',
  UNKNOWN_ADDRESS: 'This address is not among your saved addresses. Please choose another.',
  UNKNOWN_PRODUCT: 'A product is no longer sold. Please reload the page.',
  WRONG_LOGIN: 'The email or the password is wrong. Please try again.',
} satisfies Partial<Record<UserErrorCode, string>>;

export const badKey = 'The idempotency key must be 1 to 255 printable ASCII characters.';
export const noReason = 'The store refused this and gave no reason. Please try again later.';
export const badDetails = 'The store did not accept these details. Please check them and try again.';
export const storeUnreachable = 'The store cannot be reached right now. Please try again in a moment.';
export const storeTimedOut = 'The store took too long to answer. Please try again in a moment.';
export const badStoreResponse = 'The store sent a response that could not be understood.';
export const storeFailed = 'The store could not carry this out. Please try again in a moment.';
export const somethingWentWrong = 'Something went wrong here.';

export const tooManyLines = (max: number) => `At most ${max} lines fit. Please remove some.`;
export const quantityRange = (max: number) => `The quantity must be from 1 to ${max}.`;

export const notPictures = 'Pictures must be JPEG, PNG, WebP or GIF files.';
export const pictureTooLarge = (megabytes: number, pictures: number) =>
  `A picture may have at most ${megabytes} MB, and at most ${pictures} pictures can be sent.`;
export const uploadInterrupted = 'The upload was interrupted.';
export const uploadIncomplete = 'The pictures did not arrive completely. Please send them again.';
export const requestTooLarge = (kilobytes: number) => `The request may be at most ${kilobytes} KB large.`;

/** Successes, in place of the English sentences of stores without codes. */
export const successes = {
  addressAdded: 'Address added.',
  cartSaved: 'Cart saved.',
  loggedIn: 'Logged in.',
  loggedOut: 'Logged out.',
  orderPlaced: 'Order placed.',
  productAdded: 'Product added.',
  registered: 'Your account was created.',
  stockSaved: 'Stock saved.',
};
