import type { Database } from '#backend/db/database.ts';
import { findAccount } from '#backend/features/people/sessions/user-repository.ts';
import { isMailing } from '#backend/outbox.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { isPlaced } from '#backend/rules/stages.ts';
import { lockUser } from '../order-repository.ts';
import { changeGuestOrder } from './guest-orders.ts';
import { findGuest } from '#backend/features/people/guests/guest-repository.ts';
import * as texts from './texts.ts';

/** How an order joins an account: a new one with this password, or that of the shopper who is logged in. */
export type Keeping = { passwordHash: string } | { shopperId: string };

const taken = refused('TAKEN', texts.hasAccount, 'secret');

/**
 * Puts the order of a link into an account, with the others that the staff has taken for its guest. Only a mailed link does so: a typed email proves nothing. The guest and all its links end with
 * it. Returns null, or the reason why not.
 */
export async function keepGuestOrder(
  database: Database,
  secret: string,
  { keeping, now }: { keeping: Keeping; now: number },
): Promise<Refusal | null> {
  try {
    const { refusal } = await changeGuestOrder(database, secret, async (trx, order, guest) => {
      if (!isPlaced(order)) return refused('REFUSED', texts.notPlacedYet);
      if (!guest.isMailed && (await isMailing(trx))) return refused('REFUSED', texts.keepByMail, 'secret');
      const { userId, email } = guest;
      // The staff can be taking another order for this guest.
      await lockUser(trx, userId);
      if ('shopperId' in keeping) {
        const mine = { user_id: keeping.shopperId };
        await trx.updateTable('orders').set(mine).where('user_id', '=', userId).execute();
        const hasNote = trx
          .selectFrom('customer_notes as mine')
          .select('user_id')
          .where('user_id', '=', keeping.shopperId);
        await trx
          .updateTable('customer_notes')
          .set(mine)
          .where('user_id', '=', userId)
          .where((is) => is.not(is.exists(hasNote)))
          .execute();
        await trx.updateTable('mails').set(mine).where('user_id', '=', userId).execute();
        // Links and keys of the order are deleted with it.
        await trx.deleteFrom('users').where('id', '=', userId).execute();
        return null;
      }
      if ((await findAccount({ query: trx }, email)) !== null) return taken;
      const { passwordHash: password_hash } = keeping;
      await trx
        .updateTable('users')
        .set((is) => ({
          email,
          password_hash,
          ...(guest.isMailed && { email_confirmed_at: is.fn.coalesce('email_confirmed_at', is.val(now)) }),
        }))
        .where('id', '=', userId)
        .execute();
      // Its links are deleted with it.
      await trx.deleteFrom('guests').where('user_id', '=', userId).execute();
      return null;
    });
    return refusal;
  } catch (error) {
    if ('passwordHash' in keeping && (await isTaken(database, secret))) return taken;
    throw error;
  }
}

/** Whether an account has the email of this link by now: a registration at the same time. */
async function isTaken({ query }: Database, secret: string): Promise<boolean> {
  const guest = await findGuest(query, secret);
  return guest !== null && (await findAccount({ query }, guest.email)) !== null;
}
