/**
 * Sentences that stay English in every language. Gateways and clients from before the field `code` (the feature `errors.codes`) know
 * by the words "Not authorized" that a session has ended. Everyone else goes by the code `NOT_LOGGED_IN`.
 */
export const notLoggedIn = 'Not authorized. Please log in.';
export const sellerNotLoggedIn = 'Not authorized. Please log in as the seller.';
export const otherUser = 'Not authorized: this request names another user than the one logged in.';
