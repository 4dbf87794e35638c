/** A plain page in place of a missing file. */
export const notFound = 'Not found.';
export const storeUnreachable = 'The store cannot be reached right now.';

// The page in place of one that failed.
export const pageFailed = 'Something went wrong';
export const tryAgainLater = 'This page could not be shown. Please try again in a moment.';
/** `code`: the beginning of the request's id, by which the shop finds it in its log. */
export const failureCode = (code: string) => `If you tell the shop about it, name this code: ${code}`;
