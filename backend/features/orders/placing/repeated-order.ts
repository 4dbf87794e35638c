import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { refused } from '#backend/refusal.ts';
import { readWhole } from '../order-documents.ts';
import { findOrder } from '../order-repository.ts';
import { derivedKey, findOrderKey, type KeyedOrder } from './order-key-repository.ts';
import type { OrderRequest, PlacedOrder } from './order-request.ts';

/** An online order without a key that has no payment page after this time has failed: a repetition is a new order. */
const pageTimeoutMs = 30_000;

/**
 * The order that this request repeats, or null. With a key: the order of that key. Without one: an equal order that was
 * not yet finished when this request arrived, in any process. So a double click is one order, and an equal order a
 * moment later is a second one.
 */
export async function findRepeated(
  database: Database,
  trx: DatabaseTransaction,
  request: OrderRequest,
  now: number,
): Promise<PlacedOrder | null> {
  const { userId, key, requestHash } = request;
  const stored = await findOrderKey(trx, userId, key ?? derivedKey(requestHash), now);
  if (stored === null) return null;
  if (key !== null) {
    if (stored.requestHash === requestHash) return placedBefore(trx, stored);
    const text = 'This Idempotency-Key was already used for another order. Please use a new one.';
    return { refusal: refused('INVALID', text, 'Idempotency-Key') };
  }
  // Measured before the clock is read: reading it can take long, and a later order must not count as a repetition.
  const waitedMs = performance.now() - request.arrivedAt;
  const databaseNow = await database.now(trx);
  // The clock is rounded down to whole milliseconds, so this is the latest moment at which the request can have arrived.
  const arrivedAt = databaseNow + 1 - waitedMs;
  const isUnfinished = stored.response === null && stored.storedAt + pageTimeoutMs > databaseNow;
  return isUnfinished || arrivedAt <= stored.storedAt ? placedBefore(trx, stored) : null;
}

async function placedBefore(trx: DatabaseTransaction, { orderId, response }: KeyedOrder): Promise<PlacedOrder> {
  const order = await findOrder(trx, orderId);
  if (order === null) throw new Error(`Order ${orderId} vanished after it was placed.`);
  return { whole: await readWhole(trx, order), response, isNew: false };
}
