import type { Database, DatabaseTransaction } from '#backend/db/database.ts';

/** How long an Idempotency-Key is remembered, in milliseconds. */
const keptFor = 86_400_000;

/** The name under which an order that came without a key is kept. No client can send it: theirs are ASCII. */
export function derivedKey(requestHash: string): string {
  return `·${requestHash}`;
}

function isDerivedKey(key: string): boolean {
  return key.startsWith('·');
}

export interface StoredResponse {
  requestHash: string;
  orderId: string;
  /** Null while the order waits for its payment page. */
  answer: unknown;
  /** When it was kept, in milliseconds. */
  keptAt: number;
}

/** What that key of that user stands for, or null. Forgets the user's old keys. */
export async function findOrderKey(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  now: number,
): Promise<StoredResponse | null> {
  await trx
    .deleteFrom('order_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', now - keptFor)
    .execute();
  const row = await trx
    .selectFrom('order_keys')
    .select(['request_hash', 'order_id', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return {
    requestHash: row.request_hash,
    orderId: row.order_id,
    answer: row.answer === null ? null : JSON.parse(row.answer),
    keptAt: row.created_at,
  };
}

/** Keeps what the key stands for from now on. */
export async function storeOrderKey(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  kept: StoredResponse,
): Promise<void> {
  const values = {
    request_hash: kept.requestHash,
    order_id: kept.orderId,
    answer: kept.answer === null ? null : JSON.stringify(kept.answer),
    created_at: kept.keptAt,
  };
  await trx
    .insertInto('order_keys')
    .values({ user_id: userId, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

/** Keeps the answer of an order whose payment page is open now. */
export async function storeResponse(
  database: Database,
  { userId, key, orderId }: { userId: string; key: string; orderId: string },
  answer: unknown,
): Promise<void> {
  await database.write(async (trx) => {
    const ended = isDerivedKey(key) ? { created_at: await database.now(trx) } : {};
    await trx
      .updateTable('order_keys')
      .set({ answer: JSON.stringify(answer), ...ended })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('order_id', '=', orderId)
      .execute();
  });
}
