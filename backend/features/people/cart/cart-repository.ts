// Tested by tests/backend/cart-sync.test.ts and tests/backend/order-placing.test.ts.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { fixedQuery } from '#backend/db/fixed-query.ts';
import { isRecordId } from '#backend/db/record-id.ts';

/** Quantity by product id, in the order in which the shopper added them. */
export interface Cart {
  quantities: Map<string, number>;
  /** Rises with every change. */
  version: number;
}

const cartRows = fixedQuery((query, values: { userId: string }) =>
  query
    .selectFrom('users')
    .leftJoin('cart_lines', 'cart_lines.user_id', 'users.id')
    .select(['users.cart_version', 'cart_lines.product_id', 'cart_lines.quantity'])
    .where('users.id', '=', values.userId)
    .orderBy('cart_lines.position'),
);

/** The saved cart. It has only products of the catalogue. */
export async function readCart(database: Database, userId: string): Promise<Cart> {
  const rows = await cartRows(database.query, { userId });
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
  // This also locks the user's row, so changes of one cart run one after the other.
  const row = await trx
    .updateTable('users')
    .set({ cart_version: sql<number>`cart_version + 1` })
    .where('id', '=', userId)
    .returning(['cart_version', 'cart_cleared_version'])
    .executeTakeFirst();
  return { version: row?.cart_version ?? 0, clearedVersion: row?.cart_cleared_version ?? 0 };
}

/** The result of `replaceCart`. In every state but `saved`, the saved cart has not changed. */
export type CartReplacement =
  /** `droppedCount`: ids that the catalogue does not have. */
  | { state: 'saved'; version: number; droppedCount: number }
  /** The sent version is older than the last order. */
  | { state: 'older-than-order'; version: number }
  /** The sent version is not the saved one: another device has changed the cart. */
  | { state: 'changed-elsewhere'; version: number }
  | { state: 'too-many-products' };

/** Replaces the saved cart by the sent one, without unknown ids. `version` null replaces any version. */
export async function replaceCart(
  database: Database,
  userId: string,
  sent: { quantities: Map<string, number>; version: number | null },
  maxProducts: number,
): Promise<CartReplacement> {
  const { quantities } = sent;
  const wellFormed = [...quantities.keys()].filter(isRecordId);
  return database.write(async (trx) => {
    const { version, clearedVersion } = await raiseCartVersion(trx, userId);
    if (sent.version !== null && sent.version < clearedVersion) return { state: 'older-than-order', version };
    if (sent.version !== null && sent.version !== version - 1) return { state: 'changed-elsewhere', version };
    const found =
      wellFormed.length === 0
        ? []
        : // Locked until the lines are written: without it, a product could be removed in between.
          await trx
            .selectFrom('products')
            .select('id')
            .where('id', 'in', wellFormed)
            .orderBy('id')
            .forKeyShare()
            .execute();
    if (found.length > maxProducts) return { state: 'too-many-products' };
    const known = new Set(found.map((row) => row.id));
    const lines = [...quantities]
      .filter(([id]) => known.has(id))
      .map(([id, quantity], position) => ({ user_id: userId, product_id: id, quantity, position }));
    await trx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
    if (lines.length > 0) await trx.insertInto('cart_lines').values(lines).execute();
    return { state: 'saved', version, droppedCount: quantities.size - lines.length };
  });
}

/** Removes the ordered pieces from the cart, in the transaction of an order or a payment. Other lines and pieces stay. */
export async function takeOutOfCart(
  trx: DatabaseTransaction,
  userId: string,
  ordered: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const next = sql<number>`cart_version + 1`;
  await trx
    .updateTable('users')
    .set({ cart_version: next, cart_cleared_version: next })
    .where('id', '=', userId)
    .execute();
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
