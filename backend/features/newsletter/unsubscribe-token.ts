import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, email: string) => createHmac('sha256', secret).update(`unsubscribe\0${email}`).digest();

/** The token in the link that ends a subscription: always the same for one email. */
export function signEmail(secret: string, email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${hmac(secret, email).toString('base64url')}`;
}

/** The email of such a token, or null for an invalid one. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [, name = '', signature = ''] = /^([\w-]{1,1400})\.([\w-]{43})$/.exec(token) ?? [];
  if (name === '') return null;
  const email = Buffer.from(name, 'base64url').toString();
  return timingSafeEqual(Buffer.from(signature, 'base64url'), hmac(secret, email)) ? email : null;
}
