import type { Database } from '#backend/db/database.ts';
import type { deleteAccount } from '#backend/features/people/accounts/account-deletion.ts';
import { forgetNetworks, networkKnownMs } from '#backend/features/people/guests/guest-repository.ts';

const guestsAtOnce = 100;

/**
 * A day after an order without an account, deletes what the guest has typed if the order was never placed, and else forgets the
 * network from which it came. `remove` is `deleteAccount` with its parts.
 */
export async function forgetGuests(
  database: Database,
  remove: (guest: Parameters<typeof deleteAccount>[1]) => Promise<unknown>,
  now: number,
): Promise<void> {
  for (let last = ''; ;) {
    const unplaced = await database.query
      .selectFrom('guests')
      .innerJoin('users', 'users.id', 'guests.user_id')
      .select(['users.id', 'users.email'])
      .where('guests.network', 'is not', null)
      .where('guests.created_at', '<', now - networkKnownMs)
      .where('guests.user_id', '>', last)
      .where((is) => {
        const orders = is.selectFrom('orders').select('orders.id').whereRef('orders.user_id', '=', 'guests.user_id');
        // The staff can have taken further orders for this guest.
        return is.and([
          is.exists(orders),
          is.not(is.exists(orders.where('orders.payment_state', 'not in', ['cancelled', 'expired']))),
        ]);
      })
      .orderBy('guests.user_id')
      .limit(guestsAtOnce)
      .execute();
    for (const guest of unplaced) await remove(guest);
    last = unplaced.at(-1)?.id ?? last;
    if (unplaced.length < guestsAtOnce) break;
  }
  await forgetNetworks(database, now);
}
