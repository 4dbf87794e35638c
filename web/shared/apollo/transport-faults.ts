import * as texts from './texts.ts';

/** Errors between this page and the gateway, with messages for shoppers. */

export function unreachable(cause?: unknown) {
  return new Error(texts.unreachable, { cause });
}

/** The error for a response that does not come from the gateway, such as a proxy's error page. */
export function notFromGateway(status: number) {
  return new Error(texts.notAvailable(status));
}
