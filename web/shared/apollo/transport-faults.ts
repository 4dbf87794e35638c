/** Errors between this page and the gateway, with messages for shoppers. */

export function unreachable(cause?: unknown) {
  return new Error('The shop cannot be reached. Check your connection and try again.', { cause });
}

/** The error for a response that does not come from the gateway, such as a proxy's error page. */
export function notFromGateway(status: number) {
  return new Error(`The shop is not available right now (status ${status}). Please try again.`);
}
