import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximal difference between the time of a signed event and the store's clock. */
const toleranceSeconds = 300;

function hmac(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest();
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The token in the URL of an order's payment page: unguessable, always the same for one order. */
export function signOrder(secret: string, orderId: string): string {
  return orderId + hmac(secret, 'page', orderId).toString('base64url');
}

/** The id of the order of such a token, or null for an invalid one. */
export function readOrderToken(secret: string, token: string): string | null {
  if (!/^[0-9a-f]{24}[\w-]{43}$/.test(token)) return null;
  const orderId = token.slice(0, 24);
  return isSame(Buffer.from(token), Buffer.from(signOrder(secret, orderId))) ? orderId : null;
}

/** The `sandbox-signature` header for a body sent now: `t=<seconds>,v1=<hex>`. */
export function signEvent(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(secret, 'event', `${seconds}.${body}`).toString('hex')}`;
}

/** Whether the header is a valid signature of these bytes and its time is within the tolerance. */
export function isSignedEvent(secret: string, body: Buffer, header: unknown, now: number): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!match) return false;
  const [, seconds = '', signature = ''] = match;
  if (Math.abs(now / 1000 - Number(seconds)) > toleranceSeconds) return false;
  return isSame(Buffer.from(signature, 'hex'), hmac(secret, 'event', `${seconds}.${body.toString('utf8')}`));
}
