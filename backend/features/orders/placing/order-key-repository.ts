// Tested by tests/backend/order-repetition.test.ts and tests/backend/audit-trail.test.ts.
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';

/** The time for which an Idempotency-Key is valid. */
const orderKeyLifetimeMs = 86_400_000;

/** The key of an order that was sent without one. It cannot equal a client's key: those are ASCII. */
export function derivedKey(requestHash: string): string {
  return `·${requestHash}`;
}

/** Whether the key was made by `derivedKey`. */
function isDerivedKey(key: string): boolean {
  return key.startsWith('·');
}

/** The order that was placed with a key. */
export interface KeyedOrder {
  /** The `fingerprint` of the request. */
  requestHash: string;
  orderId: string;
  /** The body to send to a repeated request; null until the payment page of an online order is open. */
  response: unknown;
  /** Milliseconds since 1970. */
  storedAt: number;
}

/** The order that this user placed with that key, or null when there is none or the key is expired. */
export async function findOrderKey(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  now: number,
): Promise<KeyedOrder | null> {
  const row = await trx
    .selectFrom('order_keys')
    .select(['request_hash', 'order_id', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', now - orderKeyLifetimeMs)
    .executeTakeFirst();
  if (!row) return null;
  return {
    requestHash: row.request_hash,
    orderId: row.order_id,
    response: row.answer === null ? null : JSON.parse(row.answer),
    storedAt: row.created_at,
  };
}

/** Stores the order of this key, in place of an earlier one. */
export async function storeOrderKey(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  { requestHash, orderId, response, storedAt }: KeyedOrder,
): Promise<void> {
  const values = {
    request_hash: requestHash,
    order_id: orderId,
    answer: response === null ? null : JSON.stringify(response),
    created_at: storedAt,
  };
  await trx
    .insertInto('order_keys')
    .values({ user_id: userId, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

/** Stores the response to an order whose payment page is open now. */
export async function storeResponse(
  database: Database,
  { userId, key, orderId }: { userId: string; key: string; orderId: string },
  response: unknown,
): Promise<void> {
  await database.write(async (trx) => {
    const ended = isDerivedKey(key) ? { created_at: await database.now(trx) } : {};
    await trx
      .updateTable('order_keys')
      .set({ answer: JSON.stringify(response), ...ended })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('order_id', '=', orderId)
      .execute();
  });
}

/** Deletes keys that are no longer valid. */
export async function deleteOldOrderKeys({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom('order_keys')
    .where('created_at', '<', now - orderKeyLifetimeMs)
    .execute();
}
