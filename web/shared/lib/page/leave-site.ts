import * as texts from '#web/shared/lib/texts.ts';

/** Sends the browser to another site, such as a payment provider's page. Only HTTP and HTTPS addresses. */
export function leaveFor(address: string) {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(texts.paymentPageNotOpened);
  location.assign(href);
}
