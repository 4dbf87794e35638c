import type { Database } from '#backend/db/database.ts';
import { statusTexts } from '#backend/features/orders/order-life.ts';

/** An order that is not paid on the sandbox page within this time expires. */
const sandboxPaymentTimeoutMs = 3_600_000;

/** Expires sandbox orders that were not paid in time, and returns how many. Carts stay unchanged. */
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
