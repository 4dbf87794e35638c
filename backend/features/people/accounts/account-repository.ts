import type { Database } from '#backend/db/database.ts';
import { endResets } from '../sessions/password-reset-repository.ts';
import { endOtherSessions } from '../sessions/session-repository.ts';
import { findAccount, hasConfirmed, hasPasswordHash } from '../sessions/user-repository.ts';
import type { AccountParts } from './account-parts.ts';

export async function renameAccount(database: Database, userId: string, name: string): Promise<void> {
  await database.query.updateTable('users').set({ name }).where('id', '=', userId).execute();
}

/**
 * Changes the email, and ends the links that set a new password. If the old email was confirmed, its newsletter
 * subscription ends: the new email is not confirmed yet. `TAKEN` when another account has the email, also by a
 * simultaneous request; `WRONG_PASSWORD` when the account has another password than the checked one by now.
 */
export async function changeEmail(
  database: Database,
  { id, email: before }: { id: string; email: string },
  {
    checkedHash,
    email,
    removeSubscriber,
  }: { checkedHash: string; email: string } & Pick<AccountParts, 'removeSubscriber'>,
): Promise<'CHANGED' | 'TAKEN' | 'WRONG_PASSWORD'> {
  const isTaken = async () => ((await findAccount(database, email))?.id ?? id) !== id;
  if (await isTaken()) return 'TAKEN';
  try {
    return await database.write(async (trx) => {
      if (!(await hasPasswordHash(trx, id, checkedHash))) return 'WRONG_PASSWORD';
      if (email === before) return 'CHANGED';
      if (await hasConfirmed(trx, { userId: id, email: before })) await removeSubscriber(trx, before);
      await trx.updateTable('users').set({ email, email_confirmed_at: null }).where('id', '=', id).execute();
      await endResets(trx, { role: 'shopper', email: before });
      return 'CHANGED';
    });
  } catch (error) {
    if (await isTaken()) return 'TAKEN';
    throw error;
  }
}

/**
 * Changes the password, and ends all sessions of the user but this one, and the links that set a new password. False when the
 * account has another password than the checked one by now.
 */
export async function changePassword(
  database: Database,
  { id, email }: { id: string; email: string },
  {
    checkedHash,
    passwordHash,
    sessionId,
  }: { checkedHash: string; passwordHash: string; sessionId: string | undefined },
): Promise<boolean> {
  return database.write(async (trx) => {
    if (!(await hasPasswordHash(trx, id, checkedHash))) return false;
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await endOtherSessions(trx, id, sessionId);
    await endResets(trx, { role: 'shopper', email });
    return true;
  });
}
