import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tokens of links that need no table: a text and its signature, `text.signature`, both in base64url. A token of one purpose
 * does not pass for another.
 */

/** The form of a token. Its text may be longer than the encoded id of an account with the longest email. */
const tokenForm = /^([\w-]{1,1400})\.([\w-]{43})$/;

const signatureOf = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

/** The token of a text: always the same for one text. */
export function signText(secret: string, purpose: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(secret, purpose, text)}`;
}

/** The text of such a token, or null for an invalid one. */
export function readSignedText(secret: string, purpose: string, token: string): string | null {
  const [, encoded, signature] = tokenForm.exec(token) ?? [];
  if (encoded === undefined || signature === undefined) return null;
  const text = Buffer.from(encoded, 'base64url').toString();
  const expected = signatureOf(secret, purpose, text);
  // The texts are compared, because several of them decode to the same bytes.
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? text : null;
}
