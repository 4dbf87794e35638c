import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';

/** Quantity by product id, in the order the shopper put them in. Only products of the catalogue. */
export async function readCart(database: Database, userId: string): Promise<Map<string, number>> {
  const rows = await database.query
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}

async function raiseCartVersion(trx: DatabaseTransaction, userId: string): Promise<void> {
  // The row lock this takes makes changes of one cart follow one another.
  await trx
    .updateTable('users')
    .set({ cart_version: sql<number>`cart_version + 1` })
    .where('id', '=', userId)
    .execute();
}

/**
 * Replaces the cart. Ids the catalogue does not know are left out and counted. Null when more than `limit` known
 * products are left: nothing is changed then.
 */
export async function replaceCart(
  database: Database,
  userId: string,
  quantities: Map<string, number>,
  limit: number,
): Promise<{ dropped: number } | null> {
  const wellFormed = [...quantities.keys()].filter(isRecordId);
  return database.write(async (trx) => {
    await raiseCartVersion(trx, userId);
    const found =
      wellFormed.length === 0
        ? []
        : await trx.selectFrom('products').select('id').where('id', 'in', wellFormed).execute();
    if (found.length > limit) return null;
    const known = new Set(found.map((row) => row.id));
    const lines = [...quantities]
      .filter(([id]) => known.has(id))
      .map(([id, quantity], position) => ({ user_id: userId, product_id: id, quantity, position }));
    await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
    if (lines.length > 0) await trx.insertInto('cart_lines').values(lines).execute();
    return { dropped: quantities.size - lines.length };
  });
}

/** Empties the cart within the transaction of an order or a payment. */
export async function clearCart(trx: DatabaseTransaction, userId: string): Promise<void> {
  await raiseCartVersion(trx, userId);
  await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}
