import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { endUnpaid } from './unpaid-orders.ts';
import { paymentTimeoutsMs } from '#backend/rules/time-to-pay.ts';

const maxPerTransaction = 50;

async function expireSome(database: Database, trx: DatabaseTransaction, now: number): Promise<number> {
  const due = await trx
    .selectFrom('orders')
    .select('id')
    // The word itself, not a parameter: only with it the databases use the index `orders_unpaid`.
    .where(sql<boolean>`payment_state = 'pending'`)
    .where((is) =>
      is.or([
        is('created_at', '<=', now - paymentTimeoutsMs.others),
        is.and([is('created_at', '<=', now - paymentTimeoutsMs.sandbox), is('provider', '=', 'sandbox')]),
        // The clock was set back: by these times, the goods would be held for longer, with a wrong year for a year.
        is('created_at', '>', now + paymentTimeoutsMs.others),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxPerTransaction)
    .forUpdate()
    .execute();
  if (due.length === 0) return 0;
  await endUnpaid(database, trx, { orderIds: due.map(({ id }) => id), reason: 'expired', now });
  return due.length;
}

/** Expires orders that were not paid in time, gives their goods back, and returns how many. Carts stay unchanged. */
export async function expireUnpaidOrders(database: Database, now: number): Promise<number> {
  let expired = 0;
  for (;;) {
    const count = await database.write((trx) => expireSome(database, trx, now));
    expired += count;
    if (count < maxPerTransaction) return expired;
  }
}
