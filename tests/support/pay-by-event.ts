import type { Database } from '#backend/db/database.ts';
import { applyPaymentEvent } from '#backend/payments/payment-events.ts';

/** Pays an order of the sandbox as its provider does. Amounts of the document are in US dollars. */
export async function payByEvent(
  database: Database,
  { _id: orderId, amount }: { _id: string; amount: number },
  now: number,
): Promise<void> {
  const event = { provider: 'sandbox', id: `paid-${orderId}`, orderId, kind: 'paid' as const, currency: 'usd' };
  await applyPaymentEvent(database, { ...event, amountCents: Math.round(amount * 100) }, now);
}
