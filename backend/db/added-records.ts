import type { Database, DatabaseTransaction } from './database.ts';

const rememberedForMs = 86_400_000;

interface Adding<Result> {
  /** The name of the request: `readAddingHash` in http/idempotency-key.ts. Null for a request without a key. */
  hash: string | null;
  now: number;
  add: () => Promise<Result>;
  /** The id of the added record; null when `add` has refused. */
  idOf: (result: Result) => string | null;
  /** The result for a record that the same request has added before. */
  repeat: (id: string) => Promise<Result>;
}

/**
 * Adds a record once: the same request, sent again within a day, gets what `repeat` says. A refusal does not use up the key. While
 * the first request runs, the second one waits for it.
 */
export async function addOnce<Result>(
  trx: DatabaseTransaction,
  { hash, now, add, idOf, repeat }: Adding<Result>,
): Promise<Result> {
  if (hash === null) return add();
  const isFirst = await trx
    .insertInto('added_records')
    .values({ request_hash: hash, record_id: '', created_at: now })
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('request_hash')
    .executeTakeFirst();
  if (!isFirst) {
    const { record_id } = await trx
      .selectFrom('added_records')
      .select('record_id')
      .where('request_hash', '=', hash)
      .executeTakeFirstOrThrow();
    return repeat(record_id);
  }
  const result = await add();
  const id = idOf(result);
  if (id === null) await forgetAdded(trx, hash);
  else await trx.updateTable('added_records').set({ record_id: id }).where('request_hash', '=', hash).execute();
  return result;
}

/** Lets the same request add another record. */
export async function forgetAdded(trx: DatabaseTransaction, hash: string): Promise<void> {
  await trx.deleteFrom('added_records').where('request_hash', '=', hash).execute();
}

/** Deletes what is no longer remembered. */
export async function deleteOldAddedRecords({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom('added_records')
    .where('created_at', '<', now - rememberedForMs)
    .execute();
}
