import type { AppContext } from '#backend/app-context.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { sharedSecret } from '#backend/db/shop-values.ts';
import { readSignedText, signText } from '#backend/signed-text.ts';
import { retryGivenUpMails } from '#backend/outbox.ts';
import { mailedEmail } from './user-repository.ts';

/**
 * An email of an account, or of a guest, is confirmed when a link that was mailed to it was used: a link that sets a new password, or
 * the link in mails about orders that confirms the email. Its token names account and email, so a change of the email
 * makes it invalid.
 */

export interface AccountEmail {
  userId: string;
  /** The email in the form of `emailField`. */
  email: string;
}

const purpose = 'confirm email';

/** The secret that signs the links which confirm emails. */
export async function confirmationSecret(database: Database): Promise<string> {
  return sharedSecret(database, 'confirmation-secret');
}

/** The account and the email that such a token names, or null for an invalid one. */
export function readConfirmation(secret: string, token: string): AccountEmail | null {
  const [userId, email] = readSignedText(secret, purpose, token)?.split(' ', 2) ?? [];
  return userId === undefined || email === undefined ? null : { userId, email };
}

/**
 * The link that confirms an email of an account, for a mail to it. Null when it could not work: without PUBLIC_URL, in
 * a store that hides the call, and when the account has another email by now.
 */
export async function confirmationUrl(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  { userId, email }: AccountEmail,
): Promise<string | null> {
  if (config.publicUrl === null || config.isClassic) return null;
  const account = await database.query
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(mailedEmail, '=', email)
    .executeTakeFirst();
  if (account === undefined) return null;
  const token = signText(await confirmationSecret(database), purpose, `${userId} ${email}`);
  // The token is in the fragment, which browsers send to no server and in no Referer.
  return `${config.publicUrl}/confirm-email#${token}`;
}

/**
 * Marks the email of an account as confirmed, and sends the mails to it that were given up while it was not. False when the
 * account has another email or is deleted.
 */
export async function confirmEmail(
  trx: DatabaseTransaction,
  { userId, email }: AccountEmail,
  now: number,
): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', userId)
    .where(mailedEmail, '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return false;
  if (account.email_confirmed_at !== null) return true;
  await trx.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', userId).execute();
  await retryGivenUpMails(trx, { userId, email, now });
  return true;
}
