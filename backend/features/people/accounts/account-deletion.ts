import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { AddressFields } from '../addresses/address-repository.ts';
import { writeOrderAddress } from '#backend/db/postal-code.ts';
import { removeSubscriber } from '../../shop/newsletter/newsletter-repository.ts';
import { endResets } from '../sessions/password-reset-repository.ts';
import { hasConfirmed, hasPasswordHash } from '../sessions/user-repository.ts';

/** The account that has the orders of all deleted ones. No login reaches it: its email is no email address. */
const anonymousUser = { id: '0'.repeat(24), name: 'Deleted account', email: 'deleted account', password_hash: '' };

const anonymousAddress: AddressFields = {
  firstName: 'Deleted',
  lastName: 'account',
  email: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
};

/** The numbers of orders that are on their way, or wait for their payment. */
async function openOrders(trx: DatabaseTransaction, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .where('stage', 'not in', ['DONE', 'CANCELLED'])
    .where('payment_state', 'in', ['none', 'paid', 'pending'])
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => String(number ?? ''));
}

/** Takes out of the orders what says whose they are. Lines, sums and ledgers stay. */
async function anonymiseOrders(trx: DatabaseTransaction, userId: string, now: number): Promise<void> {
  await trx
    .insertInto('users')
    .values({ ...anonymousUser, cart_version: 0, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  const ids = rows.map(({ id }) => id);
  const batchSize = 500;
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    await trx.deleteFrom('order_words').where('order_id', 'in', batch).execute();
    // They have the name and the address. Those about the account go with it.
    await trx.deleteFrom('mails').where('order_id', 'in', batch).execute();
    await trx
      .updateTable('order_events')
      .set({ note: null })
      .where('order_id', 'in', batch)
      .where('actor', '=', 'SHOPPER')
      .execute();
    await trx
      .updateTable('orders')
      .set({
        user_id: anonymousUser.id,
        address: writeOrderAddress(anonymousAddress),
        note_to_shop: null,
        note_to_courier: null,
      })
      .where('id', 'in', batch)
      .execute();
  }
}

/**
 * Deletes an account with its addresses, cart and sessions, and anonymises its orders. The newsletter subscription goes too if
 * the email is confirmed: else it may be that of somebody else. Returns the
 * numbers of its open orders: with any, nothing is deleted. Null when the account has another password than the checked one by
 * now; then nothing is deleted either.
 */
export async function deleteAccount(
  database: Database,
  { id, email }: { id: string; email: string },
  { checkedHash, now }: { checkedHash: string; now: number },
): Promise<string[] | null> {
  return database.write(async (trx) => {
    if (!(await hasPasswordHash(trx, id, checkedHash))) return null;
    const isConfirmed = await hasConfirmed(trx, { userId: id, email });
    const open = await openOrders(trx, id);
    if (open.length > 0) return open;
    await anonymiseOrders(trx, id, now);
    await endResets(trx, { role: 'shopper', email });
    if (isConfirmed) await removeSubscriber(trx, email);
    // Addresses, cart, sessions and keys of orders go with it.
    await trx.deleteFrom('users').where('id', '=', id).execute();
    return [];
  });
}
