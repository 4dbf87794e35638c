import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { LinePick } from '#backend/features/orders/order-ledger.ts';
import { applyMoves, findStocked, isOfPresentCount, type Booking, type StockMove } from './stock-repository.ts';

/** The goods that an order takes from the stock. */
interface StockedOrder {
  id: string;
  createdAt: number;
  /** The lines in the order of their positions. */
  lines: { productId: string; quantity: number }[];
}

/** Takes the pieces of a new order. Lock its products by `lockProducts` before, and check that enough are on hand. */
export async function takeStock(trx: DatabaseTransaction, { id, createdAt, lines }: StockedOrder): Promise<void> {
  const moves = lines.map(({ productId, quantity }, line): StockMove => ({
    productId,
    kind: 'SOLD',
    quantity: -quantity,
    order: { id, line, attempt: 1 },
  }));
  await applyMoves(trx, moves, { now: createdAt });
}

/** The pieces that these orders have taken from the present count of their products, and still have. */
async function findTaken(trx: DatabaseTransaction, orderIds: string[]) {
  return trx
    .selectFrom('stock_moves as sold')
    .leftJoin('stock_moves as shorted', (join) =>
      join
        .onRef('shorted.order_id', '=', 'sold.order_id')
        .onRef('shorted.line', '=', 'sold.line')
        .onRef('shorted.attempt', '=', 'sold.attempt')
        .on('shorted.kind', '=', 'SHORTED'),
    )
    .select((is) => [
      'sold.product_id',
      'sold.order_id',
      'sold.line',
      'sold.attempt',
      is('sold.quantity', '+', is.fn.coalesce('shorted.quantity', is.lit(0))).as('quantity'),
    ])
    .where('sold.order_id', 'in', orderIds)
    .where('sold.kind', '=', 'SOLD')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('stock_moves as returned')
            .select('returned.line')
            .whereRef('returned.order_id', '=', 'sold.order_id')
            .whereRef('returned.line', '=', 'sold.line')
            .whereRef('returned.attempt', '=', 'sold.attempt')
            .where('returned.kind', '=', 'RETURNED'),
        ),
      ),
    )
    .where(isOfPresentCount('sold'))
    .execute();
}

/**
 * Gives the pieces of cancelled or expired orders back, each line once: repeated, it does nothing. Lock the orders before.
 * Only pieces that were taken from the present count return: when the counting was stopped since, and the product counted
 * again, the seller has counted without them.
 */
export async function returnStock(
  database: Database,
  trx: DatabaseTransaction,
  orderIds: string[],
  booking: Booking,
): Promise<void> {
  const counted = await trx
    .selectFrom('stock_moves')
    .select('product_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'SOLD')
    .execute();
  if (counted.length === 0) return;
  const ids = counted.map(({ product_id }) => product_id);
  await database.lockIds(trx, ids, 'exclusive');
  // Read only now: before the lock, another request may have stopped the counting.
  const taken = await findTaken(trx, orderIds);
  const moves = taken.flatMap(({ product_id, order_id, line, attempt, quantity }): StockMove[] =>
    order_id === null || line === null || attempt === null || Number(quantity) === 0
      ? []
      : [
          {
            productId: product_id,
            kind: 'RETURNED',
            quantity: -Number(quantity),
            order: { id: order_id, line, attempt },
          },
        ],
  );
  await applyMoves(trx, moves, booking);
}

/** The `attempt` in the moves of a substitute. */
const substituteAttempt = 3;

/**
 * Books what was found of an order, once. Pieces that the order took and does not get are given back (SHORTED); missing
 * or damaged ones are then taken off the stock. Substitutes are taken for the order: fewer pieces when another order
 * has taken some of them since, because the stock never falls below 0. Returns these substitutes with the missing pieces. Lock the
 * order before.
 */
export async function settleStock(
  database: Database,
  trx: DatabaseTransaction,
  { orderId, picks, ...booking }: Booking & { orderId: string; picks: LinePick[] },
): Promise<ShortLine[]> {
  const sold = await trx
    .selectFrom('stock_moves')
    .select('product_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'SOLD')
    .execute();
  const substitutes = picks.flatMap(({ substitute }) => substitute?.productId ?? []);
  const ids = [...new Set([...sold.map(({ product_id }) => product_id), ...substitutes])];
  if (ids.length === 0) return [];
  await database.lockIds(trx, ids, 'exclusive');
  const taken = await findTaken(trx, [orderId]);
  const short: ShortLine[] = [];
  const onHand = new Map([...(await findStocked(trx, ids))].map(([id, product]) => [id, product.onHand]));
  const moves: StockMove[] = [];
  for (const { line, quantity, reason, substitute } of picks) {
    const order = { id: orderId, line };
    const own = taken.find((move) => move.line === line);
    const missing = own ? -Number(own.quantity) - (substitute === null ? quantity : 0) : 0;
    if (own?.attempt != null && missing > 0) {
      const { product_id: productId, attempt } = own;
      moves.push({ productId, kind: 'SHORTED', quantity: missing, order: { ...order, attempt } });
      if (reason !== 'OTHER') {
        moves.push({ productId, kind: reason === 'DAMAGED' ? 'WASTED' : 'CORRECTED', quantity: -missing });
      }
    }
    if (substitute === null) continue;
    const left = onHand.get(substitute.productId) ?? null;
    // Nobody counts its pieces.
    if (left === null) continue;
    const given = Math.min(quantity, left);
    if (given < quantity)
      short.push({ name: substitute.name, missing: quantity - given, portionGrams: substitute.portionGrams ?? null });
    if (given <= 0) continue;
    onHand.set(substitute.productId, left - given);
    moves.push({
      productId: substitute.productId,
      kind: 'SOLD',
      quantity: -given,
      order: { ...order, attempt: substituteAttempt },
    });
  }
  await applyMoves(trx, moves, booking);
  return short;
}

/** A line with too few pieces on hand. */
export interface ShortLine {
  name: string;
  missing: number;
  /** The grams of one step in the order; null for goods that are sold by the piece. */
  portionGrams: number | null;
}

/**
 * Takes the pieces again of an order that was paid after its goods had gone back. Of a line with too few on hand, it
 * takes the pieces that are there. Returns these lines; the payment is accepted nevertheless. Lock the order before.
 */
export async function takeStockAgain(
  database: Database,
  trx: DatabaseTransaction,
  orderId: string,
  now: number,
): Promise<ShortLine[]> {
  const returned = await trx
    .selectFrom('stock_moves')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'stock_moves.order_id')
        .onRef('order_lines.position', '=', 'stock_moves.line'),
    )
    .select(['stock_moves.product_id', 'line', 'stock_moves.quantity', 'portion_grams as portionGrams'])
    .where('stock_moves.order_id', '=', orderId)
    .where('kind', '=', 'RETURNED')
    .where('attempt', '=', 1)
    .orderBy('line')
    .execute();
  if (returned.length === 0) return [];
  const ids = returned.map(({ product_id }) => product_id);
  await database.lockIds(trx, ids, 'exclusive');
  const products = await findStocked(trx, ids);
  const short: ShortLine[] = [];
  const moves: StockMove[] = [];
  for (const { product_id, line, quantity, portionGrams } of returned) {
    const product = products.get(product_id);
    if (!product || product.onHand === null || line === null) continue;
    const taken = Math.min(quantity, product.onHand);
    if (taken > 0) {
      moves.push({ productId: product_id, kind: 'SOLD', quantity: -taken, order: { id: orderId, line, attempt: 2 } });
    }
    if (taken < quantity) short.push({ name: product.name, missing: quantity - taken, portionGrams });
  }
  await applyMoves(trx, moves, { now });
  return short;
}
