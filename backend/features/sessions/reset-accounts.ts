import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isSameText, setSellerPassword, type SellerLogin } from './seller-login.ts';
import type { ResetAccount } from './password-resets.ts';
import { endOtherSessions } from './session-repository.ts';

/** The account whose password a link can set, or null. `userId` is that of a shopper. */
export async function findResettable(
  { query }: Database,
  sellerLogin: SellerLogin,
  { role, email }: ResetAccount,
): Promise<{ userId: string | null } | null> {
  if (role === 'seller') return isSameText(email, sellerLogin.email) ? { userId: null } : null;
  const user = await query.selectFrom('users').select('id as userId').where('email', '=', email).executeTakeFirst();
  return user ?? null;
}

/** Sets the password of an account and ends all its sessions; false when the account is gone. */
export async function setPassword(
  trx: DatabaseTransaction,
  sellerLogin: SellerLogin,
  { role, email }: ResetAccount,
  passwordHash: string,
): Promise<boolean> {
  if (role === 'seller') {
    if (!isSameText(email, sellerLogin.email)) return false;
    await setSellerPassword(trx, passwordHash);
    return true;
  }
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (user === undefined) return false;
  await endOtherSessions(trx, user.id, undefined);
  return true;
}
