import type { Database } from '#backend/db/database.ts';
import { forgetResets } from '../sessions/password-reset-repository.ts';
import { anonymousUserId, hasConfirmed, hasPasswordHash } from '../sessions/user-repository.ts';
import type { AccountParts } from './account-parts.ts';

/** The account that gets the orders of all deleted accounts. No login opens it: its email is no email address. */
const anonymousUser = { id: anonymousUserId, name: 'Deleted account', email: 'deleted account', password_hash: '' };

/**
 * Deletes an account with its addresses, cart and sessions, and anonymises its orders and withdrawals. The newsletter subscription is
 * deleted too if the email is confirmed: else the email may belong to another person. Nothing is deleted while orders
 * are open: then it returns their numbers. Nothing is deleted and null returned when the account has another password
 * than the checked one by now.
 */
export async function deleteAccount(
  database: Database,
  { id, email }: { id: string; email: string },
  {
    openOrders,
    anonymiseWithdrawals,
    anonymiseOrders,
    removeSubscriber,
  }: Omit<AccountParts, 'exportOrders' | 'exportGuestOrders' | 'exportWithdrawals'>,
  { checkedHash, now }: { checkedHash: string; now: number },
): Promise<string[] | null> {
  return database.write(async (trx) => {
    if (!(await hasPasswordHash(trx, id, checkedHash))) return null;
    const isConfirmed = await hasConfirmed(trx, { userId: id, email });
    const open = await openOrders(trx, id);
    if (open.length > 0) return open;
    await trx
      .insertInto('users')
      .values({ ...anonymousUser, cart_version: 0, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await anonymiseWithdrawals(trx, { userId: id, email: isConfirmed ? email : null });
    await anonymiseOrders(trx, id, anonymousUser.id);
    await forgetResets(trx, email);
    if (isConfirmed) await removeSubscriber(trx, email);
    // Addresses, cart, sessions, keys of orders and the note of the shop are deleted with it.
    await trx.deleteFrom('users').where('id', '=', id).execute();
    return [];
  });
}
