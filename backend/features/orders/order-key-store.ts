import type { Database, DatabaseTransaction } from '#backend/db/database.ts';

/** How long an Idempotency-Key is remembered, in milliseconds. */
const keptFor = 86_400_000;

export interface KeptAnswer {
  requestHash: string;
  orderId: string;
  /** Null while the order waits for its payment page. */
  answer: unknown;
}

/** What that key of that user stands for, or null. Forgets the user's old keys. */
export async function findOrderKey(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  now: number,
): Promise<KeptAnswer | null> {
  await trx
    .deleteFrom('order_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', now - keptFor)
    .execute();
  const row = await trx
    .selectFrom('order_keys')
    .select(['request_hash', 'order_id', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return {
    requestHash: row.request_hash,
    orderId: row.order_id,
    answer: row.answer === null ? null : JSON.parse(row.answer),
  };
}

export async function insertOrderKey(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  kept: KeptAnswer,
  now: number,
): Promise<void> {
  await trx
    .insertInto('order_keys')
    .values({
      user_id: userId,
      key,
      request_hash: kept.requestHash,
      order_id: kept.orderId,
      answer: kept.answer === null ? null : JSON.stringify(kept.answer),
      created_at: now,
    })
    .execute();
}

/** Keeps the answer of an order whose payment page is open now. */
export async function keepAnswer(database: Database, userId: string, key: string, answer: unknown): Promise<void> {
  await database.query
    .updateTable('order_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
