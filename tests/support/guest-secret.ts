/** The secret in the link to the order of a guest, from the text of a mail; empty without such a link. */
export const guestSecretIn = (text: string | undefined): string =>
  /\/guest-order#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
