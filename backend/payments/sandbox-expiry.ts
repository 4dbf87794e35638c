import type { Database } from '#backend/db/database.ts';
import { statusTexts } from '#backend/features/orders/order-placing.ts';

/** How long an order waits to be paid on the sandbox's page, in milliseconds. */
const sandboxPaymentTimeoutMs = 3_600_000;

/** Ends the waiting of sandbox orders nobody came to pay. Carts stay as they are. Returns how many. */
export async function expireSandboxOrders(database: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await database.query
    .updateTable('orders')
    .set({ payment_state: 'expired', status: statusTexts.expired, updated_at: now })
    .where('payment_state', '=', 'pending')
    .where('provider', '=', 'sandbox')
    .where('created_at', '<=', now - sandboxPaymentTimeoutMs)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
