import type { Database } from '#backend/db/database.ts';
import { endResets } from '../sessions/password-reset-repository.ts';
import { endOtherSessions } from '../sessions/session-repository.ts';
import { hasPasswordHash } from '../sessions/user-repository.ts';

export async function renameAccount(database: Database, userId: string, name: string): Promise<void> {
  await database.query.updateTable('users').set({ name }).where('id', '=', userId).execute();
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
