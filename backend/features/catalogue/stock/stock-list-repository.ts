// Tested by tests/backend/counted-stock.test.ts and tests/backend/stock-sheets.test.ts.
import { sql, type Selectable } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { Tables } from '#backend/db/tables.ts';
import { isOfPresentCount } from './stock-repository.ts';

/** The stock of a counted product, as the seller sees it. */
export interface CountedStock {
  productId: string;
  onHand: number;
  /** Pieces that unpaid online orders have taken. They come back when the order is not paid in time. */
  heldByUnpaid: number;
  /** The position of the newest move. */
  lastMove: number;
}

/** The counted products; with `ids`, only the counted ones among these. */
export async function listStock({ query }: Database, ids?: string[]): Promise<CountedStock[]> {
  const known = ids?.filter(isRecordId);
  if (known?.length === 0) return [];
  const products = await query
    .selectFrom('products')
    .select(['id', 'stock_on_hand'])
    .select((is) =>
      is
        .selectFrom('stock_moves')
        .select((move) => move.fn.max('position').as('position'))
        .whereRef('stock_moves.product_id', '=', 'products.id')
        .as('last_move'),
    )
    .where('stock_on_hand', 'is not', null)
    .$if(known !== undefined, (select) => select.where('id', 'in', known ?? []))
    .orderBy('id')
    .execute();
  const heldById = await findHeld(query, known);
  return products.map(({ id, stock_on_hand, last_move }) => ({
    productId: id,
    onHand: stock_on_hand ?? 0,
    heldByUnpaid: heldById.get(id) ?? 0,
    lastMove: last_move ?? 0,
  }));
}

/** The pieces of all counted products by id. The catalogue in memory may have older numbers. */
export async function readOnHand({ query }: Database): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('products')
    .select(['id', 'stock_on_hand'])
    .where('stock_on_hand', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, stock_on_hand }) => [id, stock_on_hand ?? 0]));
}

/**
 * The pieces of products that unpaid online orders hold, by product id; with ids, only of those products. Inside a transaction,
 * `source` is the transaction.
 */
export async function findHeld(source: Database['query'], ids?: string[]): Promise<Map<string, number>> {
  const held = await source
    .selectFrom('orders')
    .innerJoin('stock_moves', 'stock_moves.order_id', 'orders.id')
    .select('stock_moves.product_id')
    .select((is) => is.fn.sum<number>('stock_moves.quantity').as('quantity'))
    // The word itself, not a parameter: only with it the databases use the index `orders_unpaid`.
    .where(sql<boolean>`orders.payment_state = 'pending'`)
    .$if(ids !== undefined, (select) => select.where('stock_moves.product_id', 'in', ids ?? []))
    .where(isOfPresentCount('stock_moves'))
    .groupBy('stock_moves.product_id')
    .execute();
  return new Map(held.map(({ product_id, quantity }) => [product_id, -Number(quantity)]));
}

/** A move with the number of its order. */
export type ListedMove = Selectable<Tables['stock_moves']> & { number: number | null };

/** The newest moves of a product, newest first; with a position, the newest ones before it. */
export async function listMoves(
  { query }: Database,
  { productId, limit, before }: { productId: string; limit: number; before: number | null },
): Promise<ListedMove[]> {
  return query
    .selectFrom('stock_moves')
    .leftJoin('order_numbers', 'order_numbers.order_id', 'stock_moves.order_id')
    .selectAll('stock_moves')
    .select('order_numbers.number')
    .where('stock_moves.product_id', '=', productId)
    .$if(before !== null, (select) => select.where('stock_moves.position', '<', before ?? 0))
    .orderBy('stock_moves.position', 'desc')
    .limit(limit)
    .execute();
}
