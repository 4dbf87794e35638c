import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';

/** Quantity by product id, in the order the shopper put them in. */
export interface Cart {
  quantities: Map<string, number>;
  /** Rises with every change. */
  version: number;
}

/** The saved cart. Only products of the catalogue are in it. */
export async function readCart(database: Database, userId: string): Promise<Cart> {
  const rows = await database.query
    .selectFrom('users')
    .leftJoin('cart_lines', 'cart_lines.user_id', 'users.id')
    .select(['users.cart_version', 'cart_lines.product_id', 'cart_lines.quantity'])
    .where('users.id', '=', userId)
    .orderBy('cart_lines.position')
    .execute();
  const quantities = new Map<string, number>();
  for (const { product_id, quantity } of rows) {
    if (product_id !== null && quantity !== null) quantities.set(product_id, quantity);
  }
  return { quantities, version: rows[0]?.cart_version ?? 0 };
}

async function raiseCartVersion(
  trx: DatabaseTransaction,
  userId: string,
): Promise<{ version: number; clearedVersion: number }> {
  // The row lock this takes makes changes of one cart follow one another.
  const row = await trx
    .updateTable('users')
    .set({ cart_version: sql<number>`cart_version + 1` })
    .where('id', '=', userId)
    .returning(['cart_version', 'cart_cleared_version'])
    .executeTakeFirst();
  return { version: row?.cart_version ?? 0, clearedVersion: row?.cart_cleared_version ?? 0 };
}

/**
 * Replaces the cart and answers its new version. Ids the catalogue does not know are left out and counted as `dropped`.
 * A cart whose version is older than the last order is `late`, one whose version is not the saved one's `changed`: the
 * saved one stays. So it does when more than `limit` known products would be in it.
 */
export async function replaceCart(
  database: Database,
  userId: string,
  sent: { quantities: Map<string, number>; version: number | null },
  limit: number,
): Promise<{ version: number; dropped: number | 'late' | 'changed' } | 'too-many'> {
  const { quantities } = sent;
  const wellFormed = [...quantities.keys()].filter(isRecordId);
  return database.write(async (trx) => {
    const { version, clearedVersion } = await raiseCartVersion(trx, userId);
    if (sent.version !== null && sent.version < clearedVersion) return { version, dropped: 'late' };
    if (sent.version !== null && sent.version !== version - 1) return { version, dropped: 'changed' };
    const found =
      wellFormed.length === 0
        ? []
        : // Held until the lines are written: a product may be removed meanwhile.
          await trx
            .selectFrom('products')
            .select('id')
            .where('id', 'in', wellFormed)
            .orderBy('id')
            .forKeyShare()
            .execute();
    if (found.length > limit) return 'too-many';
    const known = new Set(found.map((row) => row.id));
    const lines = [...quantities]
      .filter(([id]) => known.has(id))
      .map(([id, quantity], position) => ({ user_id: userId, product_id: id, quantity, position }));
    await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
    if (lines.length > 0) await trx.insertInto('cart_lines').values(lines).execute();
    return { version, dropped: quantities.size - lines.length };
  });
}

/** Takes ordered lines out of the cart, within the transaction of an order or a payment. Other lines and pieces stay. */
export async function takeOutOfCart(
  trx: DatabaseTransaction,
  userId: string,
  ordered: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const { version } = await raiseCartVersion(trx, userId);
  await trx.updateTable('users').set({ cart_cleared_version: version }).where('id', '=', userId).execute();
  const saved = await trx
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('user_id', '=', userId)
    .execute();
  const takenOut = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
  const left = saved.map(({ product_id: id, quantity }) => ({ id, quantity: quantity - (takenOut.get(id) ?? 0) }));
  const used = left.filter(({ quantity }) => quantity <= 0).map(({ id }) => id);
  if (used.length > 0) {
    await trx.deleteFrom('cart_lines').where('user_id', '=', userId).where('product_id', 'in', used).execute();
  }
  for (const { id, quantity } of left) {
    if (quantity <= 0 || !takenOut.has(id)) continue;
    await trx
      .updateTable('cart_lines')
      .set({ quantity })
      .where('user_id', '=', userId)
      .where('product_id', '=', id)
      .execute();
  }
}
