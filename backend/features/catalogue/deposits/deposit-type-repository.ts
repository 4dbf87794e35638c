// Tested by tests/backend/deposits.test.ts.
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { DepositType } from '#backend/rules/deposits.ts';

/** The types of containers that have a deposit. A type is never deleted, and its amount and kind never change. */

/** The database; inside a transaction, the transaction. */
type Source = Database['query'] | DatabaseTransaction;

/** All types, also archived ones, in the order of their names, which differ. */
export async function listDepositTypes(source: Source): Promise<DepositType[]> {
  const rows = await source.selectFrom('deposit_types').selectAll().orderBy('name').execute();
  return rows.map(({ id, name, cents, kind, archived_at }) => ({
    id,
    name,
    cents,
    kind,
    isArchived: archived_at !== null,
  }));
}

/** All types by id. */
export const depositTypesById = async (source: Source): Promise<Map<string, DepositType>> =>
  new Map((await listDepositTypes(source)).map((type) => [type.id, type]));

export async function insertDepositType(
  trx: DatabaseTransaction,
  { id, name, cents, kind }: Omit<DepositType, 'isArchived'>,
  now: number,
): Promise<void> {
  const row = { id, name, cents, kind, created_at: now, archived_at: null };
  await trx.insertInto('deposit_types').values(row).execute();
}

/** Writes name and archive of a type. Its products are listed again in that version of the catalogue, because lists have its name. */
export async function saveDepositType(
  trx: DatabaseTransaction,
  { id, name, isArchived }: Pick<DepositType, 'id' | 'name' | 'isArchived'>,
  { now, version }: { now: number; version: number },
): Promise<void> {
  await trx
    .updateTable('deposit_types')
    .set((is) => ({ name, archived_at: isArchived ? is.fn.coalesce('archived_at', is.val(now)) : null }))
    .where('id', '=', id)
    .execute();
  await trx.updateTable('products').set({ changed_in: version }).where('deposit_type_id', '=', id).execute();
}

/** The number of products for sale that have this type. */
export async function countWithType(trx: DatabaseTransaction, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('products')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('deposit_type_id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
