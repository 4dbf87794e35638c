import { readSignedText, signText } from '#backend/signed-text.ts';

const purpose = 'confirm newsletter';

/** The token in the link that confirms a subscription: always the same for one email. */
export const signConfirmation = (secret: string, email: string): string => signText(secret, purpose, email);

/** The email of such a token, or null for an invalid one. */
export const readConfirmToken = (secret: string, token: string): string | null =>
  readSignedText(secret, purpose, token);
