import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { setMemberPassword } from '../staff/staff-members.ts';
import { findMemberByEmail } from '../staff/staff-repository.ts';
import { recordAudit } from '#backend/audit/audit.ts';
import { confirmEmail } from './email-confirmation.ts';
import type { ResetAccount } from './password-reset-repository.ts';
import { isSameText, setSellerPassword, type SellerLogin } from './seller-login.ts';
import { findAccount } from './user-repository.ts';
import { endOtherSessions, firstOwner } from './session-repository.ts';

/** The account whose password a link can set, or null. `userId` is the id of a shopper. */
export async function findResettable(
  { query }: Database,
  sellerLogin: SellerLogin,
  { role, email }: ResetAccount,
): Promise<{ userId: string | null } | null> {
  if (role === 'seller') {
    if (isSameText(email, sellerLogin.email)) return { userId: null };
    const member = await findMemberByEmail(query, email);
    return member !== null && member.deactivatedAt === null ? { userId: null } : null;
  }
  const user = await findAccount({ query }, email);
  return user && { userId: user.id };
}

/** Sets the password of an account and ends all its sessions; false when the account is gone. */
export async function setPassword(
  trx: DatabaseTransaction,
  sellerLogin: SellerLogin,
  { role, email }: ResetAccount,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<boolean> {
  if (role === 'seller') {
    if (!isSameText(email, sellerLogin.email)) return setMemberPassword(trx, email, { passwordHash, now });
    await setSellerPassword(trx, passwordHash);
    const subject = { kind: 'STAFF', id: firstOwner.id, name: firstOwner.name };
    const entry = { actor: firstOwner, action: 'STAFF_SET_PASSWORD_BY_LINK', subject, at: now };
    await recordAudit(trx, { ...entry, before: null, after: null });
    return true;
  }
  const user = await findAccount({ query: trx }, email);
  if (user === null) return false;
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  // The link was mailed to this email, so its owner has the account.
  await confirmEmail(trx, { userId: user.id, email: user.email }, now);
  await endOtherSessions(trx, user.id, undefined);
  return true;
}
