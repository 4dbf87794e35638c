import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { GuestContact } from '#backend/features/people/guests/guest-repository.ts';

/** The id of the order that a link of the guest shows. */
export async function findGuestOrderId(
  source: Database['query'],
  { userId, orderId }: { userId: string; orderId: string | null },
): Promise<string | null> {
  const own = source.selectFrom('orders').select('id').where('user_id', '=', userId);
  const row = await (orderId === null ? own.orderBy('number') : own.where('id', '=', orderId)).executeTakeFirst();
  return row?.id ?? null;
}

/** The ids of all orders of the guest. */
export async function guestOrderIds(source: Database['query'], userId: string): Promise<string[]> {
  const rows = await source.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('number').execute();
  return rows.map(({ id }) => id);
}

/** Older orders do not count as open, as those of accounts do not. A network is known for a day. */
const countedForMs = 30 * 86_400_000;

/** The open orders of guests with this contact, and those of them that wait for a payment or a press. Counts up to 200. */
export async function countGuestOrders(
  trx: DatabaseTransaction,
  contact: GuestContact,
  by: keyof GuestContact,
  now: number,
): Promise<{ open: number; waiting: number }> {
  const rows = await trx
    .selectFrom('guests')
    .innerJoin('orders', 'orders.user_id', 'guests.user_id')
    .select('orders.payment_state')
    .where(`guests.${by}`, '=', contact[by])
    .where('orders.created_at', '>=', now - countedForMs)
    .where('orders.stage', 'not in', ['DONE', 'CANCELLED'])
    .where('orders.payment_state', 'not in', ['cancelled', 'expired'])
    .limit(200)
    .execute();
  return { open: rows.length, waiting: rows.filter((row) => row.payment_state === 'pending').length };
}
