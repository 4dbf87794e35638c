// Why a request failed, in place of an answer of the shop.
export const unreachable = 'The shop cannot be reached. Check your connection and try again.';
/** `status`: the status of the HTTP response. */
export const notAvailable = (status: number) =>
  `The shop is not available right now (status ${status}). Please try again.`;
/** `code`: the beginning of the request's id, by which the shop finds the request in its log. */
export const withCode = (message: string, code: string) => `${message} (code ${code})`;
