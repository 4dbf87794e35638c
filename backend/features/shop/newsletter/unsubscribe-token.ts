import { readSignedText, signText } from '#backend/signed-text.ts';

const purpose = 'unsubscribe';

/** The token in the link that ends a subscription: always the same for one email. */
export const signEmail = (secret: string, email: string): string => signText(secret, purpose, email);

/** The email of such a token, or null for an invalid one. */
export const readUnsubscribeToken = (secret: string, token: string): string | null =>
  readSignedText(secret, purpose, token);
