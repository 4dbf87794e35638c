import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { oneEmail } from '#readers/email.ts';
import { hashOf, type SessionRole } from './session-repository.ts';

/** Links that set a new password: each works once, until it expires. Only the hash of the token in the link is stored. */

/** The account whose password is set. */
export interface ResetAccount {
  role: SessionRole;
  /** The email in the form of `emailField`. */
  email: string;
}

/** A link that its receiver has asked for, or one that invites a member of staff. */
export interface ResetLink extends ResetAccount {
  isInvitation?: boolean;
}

const resetLifetimeMs = 30 * 60_000;
const invitationLifetimeMs = 3 * 86_400_000;

/** The text that stands for an account in the tables. */
export const accountText = ({ role, email }: ResetAccount): string => `${role} ${oneEmail(email)}`;

function readAccount(text: string): ResetAccount {
  const [role = '', email = ''] = text.split(' ', 2);
  return { role: role === 'seller' ? 'seller' : 'shopper', email };
}

/** Stores a new link and returns its token: 32 random bytes. */
export async function startReset(database: Database, link: ResetLink, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = now + (link.isInvitation ? invitationLifetimeMs : resetLifetimeMs);
  await database.query
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), account: accountText(link), expires_at })
    .execute();
  return token;
}

/** The account of a link that still works, or null. */
export async function findReset(source: Database['query'], token: string, now: number): Promise<ResetAccount | null> {
  const row = await source
    .selectFrom('password_resets')
    .select('account')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? readAccount(row.account) : null;
}

/** Uses a link and ends all others of its account; false when the link was used meanwhile. */
export async function useReset(trx: DatabaseTransaction, token: string, account: ResetAccount): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashOf(token))
    .returning('account')
    .executeTakeFirst();
  if (used === undefined) return false;
  await endResets(trx, account);
  return true;
}

/** Ends all links of an account: its password is another one now. */
export async function endResets(trx: DatabaseTransaction | Database['query'], account: ResetAccount): Promise<void> {
  await trx.deleteFrom('password_resets').where('account', '=', accountText(account)).execute();
}

/** Ends all links of a shopper's account, and deletes the mails with them: no account has this email from now on. */
export async function forgetResets(trx: DatabaseTransaction, email: string): Promise<void> {
  const account = { role: 'shopper', email } as const;
  await endResets(trx, account);
  await trx
    .deleteFrom('mails')
    .where('kind', '=', 'PASSWORD_RESET')
    .where('about', '=', accountText(account))
    .execute();
}

/** Deletes links that have expired. */
export async function deleteEndedResets({ query }: Database, now: number): Promise<void> {
  await query.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
