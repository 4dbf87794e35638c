// Tested by tests/backend/counted-stock.test.ts and tests/backend/stock-sheets.test.ts.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import type { Staff } from '#backend/audit/audit.ts';
import type { Tables } from '#backend/db/tables.ts';
import { recordPriceMoves } from '../prices/price-move-repository.ts';
import { isInStock, publicStock } from '#backend/rules/availability.ts';
import { portionIn, type Portion } from '#backend/rules/portions.ts';

/** Pieces added to a product's stock, or taken from it. */
export interface StockMove {
  productId: string;
  kind: Tables['stock_moves']['kind'];
  /** Negative when it takes. */
  quantity: number;
  /** The order line, for moves of the kinds SOLD, RETURNED and SHORTED. `attempt`: see `stock_moves`. */
  order?: { id: string; line: number; attempt: number };
}

/** What all moves of one request have in common. */
export interface Booking {
  /** Milliseconds since 1970. */
  now: number;
  /** The member of staff who does it; null or absent for shoppers and the store itself. */
  staff?: Pick<Staff, 'name'> | null;
  note?: string | null;
  /** The Idempotency-Key of the request. */
  key?: string | null;
}

/** The product as the ledger keeps it: a name for messages, and its stock. */
export interface StockedProduct {
  id: string;
  name: string;
  inStock: boolean;
  /** The number of pieces; null when the product is not counted. */
  onHand: number | null;
  portion: Portion | null;
}

/** The products of these ids with their stock, by id. */
export async function findStocked(trx: DatabaseTransaction, ids: string[]): Promise<Map<string, StockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'name', 'in_stock', 'stock_on_hand', 'portion_grams', 'portion_from', 'portion_to'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: row.name, inStock: row.in_stock === 1, onHand: row.stock_on_hand, portion: portionIn(row) },
    ]),
  );
}

/** Whether a move, of the table or alias `move`, is of the present count: the counting was not stopped after it. */
export const isOfPresentCount = (move: string) => sql<boolean>`not exists (
  select 1 from stock_moves as stopped
  where stopped.product_id = ${sql.ref(`${move}.product_id`)}
    and stopped.position > ${sql.ref(`${move}.position`)}
    and stopped.kind = 'STOPPED')`;

async function insertMove(
  trx: DatabaseTransaction,
  { productId, kind, quantity, order }: StockMove,
  onHand: number,
  { now, staff = null, note = null, key = null }: Booking,
): Promise<void> {
  await trx
    .insertInto('stock_moves')
    .values({
      product_id: productId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from stock_moves where product_id = ${productId})`,
      kind,
      quantity,
      on_hand: onHand,
      order_id: order?.id ?? null,
      line: order?.line ?? null,
      attempt: order?.attempt ?? null,
      created_at: now,
      staff_name: staff?.name ?? null,
      note,
      repeat_key: key,
    })
    .execute();
}

/**
 * Writes moves with what they change on hand. The catalogue gets a new version only when the public sees another stock.
 * Lock the products exclusively before. Moves of products that are not counted are left out, except those that start
 * counting (COUNTED); STOPPED ends it.
 *
 * @throws when fewer than 0 would be on hand
 */
export async function applyMoves(trx: DatabaseTransaction, moves: StockMove[], booking: Booking): Promise<void> {
  const before = await findStocked(trx, [...new Set(moves.map(({ productId }) => productId))]);
  const after = new Map<string, StockedProduct>();
  for (const move of moves) {
    const product = after.get(move.productId) ?? before.get(move.productId);
    if (!product || (product.onHand === null && move.kind !== 'COUNTED')) continue;
    const onHand = (product.onHand ?? 0) + move.quantity;
    await insertMove(trx, move, onHand, booking);
    after.set(product.id, { ...product, onHand: move.kind === 'STOPPED' ? null : onHand });
  }
  const isSeen = (product: StockedProduct) => {
    const was = before.get(product.id);
    return was === undefined || JSON.stringify(publicStock(was)) !== JSON.stringify(publicStock(product));
  };
  const changed = [...after.values()];
  const version = changed.some(isSeen) ? await raiseCatalogueVersion(trx) : null;
  for (const product of changed) {
    await trx
      .updateTable('products')
      .set({ stock_on_hand: product.onHand, ...(version !== null && isSeen(product) && { changed_in: version }) })
      .where('id', '=', product.id)
      .execute();
  }
  const switched = changed.filter((product) => isInStock(product) !== isInStock(before.get(product.id) ?? product));
  await recordPriceMoves(
    trx,
    switched.map(({ id }) => id),
    booking.now,
  );
}

/** The moves that a request with that key has made. */
export async function findMovesByKey(
  trx: DatabaseTransaction,
  key: string,
): Promise<Pick<StockMove, 'productId' | 'kind' | 'quantity'>[]> {
  const moves = await trx
    .selectFrom('stock_moves')
    .select(['product_id', 'kind', 'quantity'])
    .where('repeat_key', '=', key)
    .execute();
  return moves.map(({ product_id: productId, kind, quantity }) => ({ productId, kind, quantity }));
}

/** Whether the stock was changed after the move at that position by something else than an order. */
export async function isChangedByHand(
  trx: DatabaseTransaction,
  { productId, after }: { productId: string; after: number },
): Promise<boolean> {
  const move = await trx
    .selectFrom('stock_moves')
    .select('position')
    .where('product_id', '=', productId)
    .where('position', '>', after)
    .where('order_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return move !== undefined;
}
