// Tested by tests/backend/unpaid-orders.test.ts.
/** The time within which a shopper can pay, from the moment of the order. Meanwhile the order holds its goods. */
export const timeToPayMs = 3_600_000;

/**
 * An order that is not paid within this time expires. Stripe closes its page after the time to pay and then says so. Its event
 * may come a little later; an event that never comes must not hold goods for ever.
 */
export const paymentTimeoutsMs = { sandbox: timeToPayMs, others: timeToPayMs + 10 * 60_000 };

/** The time at which an unpaid order of this provider ends, in milliseconds since 1970. */
export function heldUntil({ provider, createdAt }: { provider: string | null; createdAt: number }): number {
  return createdAt + (provider === 'sandbox' ? paymentTimeoutsMs.sandbox : paymentTimeoutsMs.others);
}
