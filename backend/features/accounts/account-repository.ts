import type { Database } from '#backend/db/database.ts';
import { endResets } from '../sessions/password-reset-repository.ts';
import { endOtherSessions } from '../sessions/session-repository.ts';
import { findAccount } from '../sessions/user-repository.ts';

export async function renameAccount(database: Database, userId: string, name: string): Promise<void> {
  await database.query.updateTable('users').set({ name }).where('id', '=', userId).execute();
}

/** False when another account has the email, also by a simultaneous request. */
export async function changeEmail(database: Database, userId: string, email: string): Promise<boolean> {
  const isTaken = async () => ((await findAccount(database, email))?.id ?? userId) !== userId;
  if (await isTaken()) return false;
  try {
    await database.query.updateTable('users').set({ email }).where('id', '=', userId).execute();
    return true;
  } catch (error) {
    if (await isTaken()) return false;
    throw error;
  }
}

/** Changes the password, and ends all sessions of the user but this one, and the links that set a new password. */
export async function changePassword(
  database: Database,
  { id, email }: { id: string; email: string },
  { passwordHash, sessionId }: { passwordHash: string; sessionId: string | undefined },
): Promise<void> {
  await database.write(async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await endOtherSessions(trx, id, sessionId);
    await endResets(trx, { role: 'shopper', email });
  });
}
